import type { PeriodKind } from '#domain/budgets/periods.ts'
import { exponentOf, formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { periodNouns } from '../period-words.ts'
import type { BudgetDraft, FormProps } from './draft.ts'

const surplusChoices = (next: string) => [
  { value: 'reset', label: 'Starts from zero again' },
  { value: 'keep', label: `Is added to ${next}` },
  { value: 'cap', label: `Is added to ${next}, up to a limit` },
]

const deficitChoices = (next: string) => [
  { value: 'forgive', label: 'Is forgotten' },
  { value: 'carry', label: `Comes off ${next}` },
]

const nextOne = (period: PeriodKind) => `the next ${periodNouns[period]}`

/** What happens between two periods, in words and with the person's own amount as an example. */
export function RolloverFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const { locale } = useLocale()
  if (draft.period === 'custom') return null
  const next = nextOne(draft.period)
  return (
    <>
      <ChoiceField
        label="What is left at the end"
        value={draft.surplus}
        onChange={(surplus) => change({ surplus: surplus as BudgetDraft['surplus'] })}
        choices={surplusChoices(next)}
        hint={surplusExample(draft, locale)}
      />
      {draft.surplus === 'cap' ? (
        <AmountField
          label="Keep at most"
          value={draft.cap}
          currency={draft.currency}
          onChange={(cap) => change({ cap })}
          error={messages.cap}
        />
      ) : null}
      <ChoiceField
        label="What was spent beyond it"
        value={draft.deficit}
        onChange={(deficit) => change({ deficit: deficit as BudgetDraft['deficit'] })}
        choices={deficitChoices(next)}
        hint={deficitExample(draft, locale)}
      />
    </>
  )
}

/** What was typed, or something to speak of until then, and a tenth of it. */
function exampleOf({ amount, currency }: BudgetDraft, locale: string) {
  const parsed = readTypedAmount(amount, currency, locale)
  const whole = parsed.ok && parsed.amount > 0 ? parsed.amount : 400 * 10 ** exponentOf(currency)
  const tenth = Math.ceil(whole / 10)
  const words = (value: number) => formatAmount(value, currency, locale)
  return { whole, tenth, words }
}

function capOf({ cap, currency }: BudgetDraft, locale: string): number {
  const parsed = readTypedAmount(cap, currency, locale)
  return parsed.ok ? parsed.amount : Number.POSITIVE_INFINITY
}

export function surplusExample(draft: BudgetDraft, locale: string): string {
  const { whole, tenth, words } = exampleOf(draft, locale)
  const kept = { reset: 0, keep: tenth, cap: Math.min(tenth, capOf(draft, locale)) }[draft.surplus]
  const next = nextOne(draft.period)
  return `If ${words(tenth)} of ${words(whole)} is left, ${next} has ${words(whole + kept)}.`
}

export function deficitExample(draft: BudgetDraft, locale: string): string {
  const { whole, tenth, words } = exampleOf(draft, locale)
  const rest = draft.deficit === 'carry' ? whole - tenth : whole
  const next = nextOne(draft.period)
  return `If you spend ${words(tenth)} too much, ${next} has ${words(rest)}.`
}

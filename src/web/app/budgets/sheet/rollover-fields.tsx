import type { PeriodKind } from '#domain/budgets/periods.ts'
import { exponentOf, formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { periodNouns } from '../period-words.ts'
import type { BudgetDraft, FormProps } from './draft.ts'

const surplusChoices = (next: string) => [
  { value: 'reset', label: say('Starts from zero again') },
  { value: 'keep', label: say('Is added to {next}', { next }) },
  { value: 'cap', label: say('Is added to {next}, up to a limit', { next }) },
]

const deficitChoices = (next: string) => [
  { value: 'forgive', label: say('Is forgotten') },
  { value: 'carry', label: say('Comes off {next}', { next }) },
]

const nextOne = (period: PeriodKind) =>
  say('the next {periodNoun}', { periodNoun: periodNouns[period] })

/** What happens between two periods, in words and with the person's own amount as an example. */
export function RolloverFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const { locale } = useLocale()
  if (draft.period === 'custom') return null
  const next = nextOne(draft.period)
  return (
    <>
      <ChoiceField
        label={say('What is left at the end')}
        value={draft.surplus}
        onChange={(surplus) => change({ surplus: surplus as BudgetDraft['surplus'] })}
        choices={surplusChoices(next)}
        hint={surplusExample(draft, locale)}
      />
      {draft.surplus === 'cap' ? (
        <AmountField
          label={say('Keep at most')}
          value={draft.cap}
          currency={draft.currency}
          onChange={(cap) => change({ cap })}
          error={messages.cap}
        />
      ) : null}
      <ChoiceField
        label={say('What was spent beyond it')}
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
  return say('If {what} of {what2} is left, {next} has {what3}.', {
    what: words(tenth),
    what2: words(whole),
    next,
    what3: words(whole + kept),
  })
}

export function deficitExample(draft: BudgetDraft, locale: string): string {
  const { whole, tenth, words } = exampleOf(draft, locale)
  const rest = draft.deficit === 'carry' ? whole - tenth : whole
  const next = nextOne(draft.period)
  return say('If you spend {what} too much, {next} has {what2}.', {
    what: words(tenth),
    next,
    what2: words(rest),
  })
}

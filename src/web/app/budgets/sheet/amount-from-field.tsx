import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { Budget } from '#web/budgets/budget.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { periodNouns, periodNow } from '../period-words.ts'
import { type AmountFrom, amountNow, periodsNow } from './amount-plan.ts'
import type { FormProps } from './draft.ts'

export interface AmountFromFieldProps extends FormProps {
  readonly budget: Budget
}

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Asked when the amount was changed: from which day on it counts. */
export function AmountFromField({ form, budget }: AmountFromFieldProps) {
  const { draft, change } = form
  const { locale } = useLocale()
  const today = useToday()
  const parsed = readTypedAmount(draft.amount, draft.currency, locale)
  const isNew = parsed.ok && parsed.amount !== amountNow(budget, today)
  const { now, next } = periodsNow(budget, today)
  if (!isNew || now === null || now.from > today) return <LaterAmounts form={form} />
  const [noun, thisOne] = [periodNouns[draft.period], periodNow[draft.period]]
  const words = (day: string) => formatDay(day, locale, short)
  const choices = [
    {
      value: 'period',
      label: say('All of {thisOne}, from {what}', { thisOne, what: words(now.from) }),
    },
    { value: 'today', label: say('From today, the days before as they were') },
    ...(next
      ? [
          {
            value: 'next',
            label: say('From the next {noun}, {what}', { noun, what: words(next.from) }),
          },
        ]
      : []),
    { value: 'always', label: say('Always, also in the past') },
  ]
  return (
    <ChoiceField
      label={say('The new amount counts')}
      value={draft.amountFrom}
      onChange={(amountFrom) => change({ amountFrom: amountFrom as AmountFrom })}
      choices={choices}
    />
  )
}

/** What is already decided for days to come. */
function LaterAmounts({ form: { draft, change } }: FormProps) {
  const { locale } = useLocale()
  const today = useToday()
  const later = draft.changes.filter(({ from }) => from > today)
  if (later.length === 0) return null
  return (
    <ul aria-label={say('Decided for later')} className="-mt-2 grid gap-1 text-sm">
      {later.map(({ from, amount }) => (
        <li key={from} className="flex items-center justify-between gap-2">
          <span>
            <Say
              words="{amount} from {day}"
              amount={formatAmount(amount, draft.currency, locale)}
              day={formatDay(from, locale, short)}
            />
          </span>
          <Button
            look="quiet"
            className="px-2 text-sm"
            onClick={() =>
              change({ changes: draft.changes.filter((other) => other.from !== from) })
            }
          >
            {say('Do not change it then')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

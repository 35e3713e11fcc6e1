import { formatDay } from '#domain/calendar/calendar.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { allOf } from '../group.ts'
import type { Shown } from '../use-money.ts'
import { type Reason, reasonsBetween, reasonsFor } from './explain.ts'

export interface ExplanationProps {
  readonly shown: Shown
  readonly currency: string
  /** The two sides of a payment. */
  readonly sides: readonly [payers: readonly string[], receivers: readonly string[]]
  /** A debt as it arose between the two, not a payment that makes both even with all. */
  readonly isPlain: boolean
}

const shortDay = { day: 'numeric', month: 'short' } as const

const summaryLook =
  'inline-flex control-least cursor-pointer items-center rounded-md px-2 text-sm ' +
  'text-muted-foreground hover:bg-accent'

/** Why somebody pays: what lies between two, or both balances, down to the expenses. */
export function Explanation({ shown, currency, sides, isPlain }: ExplanationProps) {
  const { money, names } = shown
  return (
    <details className="group/why">
      <summary className={summaryLook}>{say('Why')}</summary>
      <div className="grid gap-4 px-2 pt-2 pb-1 sm:grid-cols-2">
        {isPlain ? (
          <Reasons
            reasons={reasonsBetween(money, currency, sides, names)}
            currency={currency}
            sumWords={() => say('is owed')}
          />
        ) : (
          sides.map((who) => (
            <Reasons
              key={who.join()}
              title={allOf(who, names, 'subject')}
              reasons={reasonsFor(money, currency, new Set(who), names)}
              currency={currency}
              sumWords={(sum) => (sum < 0 ? say('to pay in all') : say('to get back in all'))}
            />
          ))
        )}
      </div>
    </details>
  )
}

interface ReasonsProps {
  readonly title?: string
  readonly reasons: readonly Reason[]
  readonly currency: string
  readonly sumWords: (sum: number) => string
}

function Reasons({ title, reasons, currency, sumWords }: ReasonsProps) {
  const { locale } = useLocale()
  const sum = reasons.reduce((all, { amount }) => all + amount, 0)
  return (
    <section className="grid content-start gap-1 text-sm">
      {title ? <h4 className="font-medium wrap-anywhere">{title}</h4> : null}
      <ul className="grid gap-0.5">
        {reasons.map(({ id, date, words, amount }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {formatDay(date, locale, shortDay)} {words}
            </span>
            <Amount amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t pt-1 font-medium">
        {sumWords(sum)}
        <Amount amount={Math.abs(sum)} currency={currency} />
      </p>
    </section>
  )
}

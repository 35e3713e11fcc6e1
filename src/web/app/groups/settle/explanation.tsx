import { formatDay } from '#domain/calendar.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { allOf } from '../group.ts'
import type { Shown } from '../use-money.ts'
import { reasonsFor } from './explain.ts'

export interface ExplanationProps {
  readonly shown: Shown
  readonly currency: string
  /** The two sides of a payment. */
  readonly sides: readonly [payers: readonly string[], receivers: readonly string[]]
}

const shortDay = { day: 'numeric', month: 'short' } as const

const summaryLook =
  'inline-flex control-least cursor-pointer items-center rounded-md px-2 text-sm ' +
  'text-muted-foreground hover:bg-accent'

/** Why somebody pays: both balances, down to the expenses. */
export function Explanation({ shown, currency, sides }: ExplanationProps) {
  return (
    <details className="group/why">
      <summary className={summaryLook}>Why</summary>
      <div className="grid gap-4 px-2 pt-2 pb-1 sm:grid-cols-2">
        {sides.map((who) => (
          <Side key={who.join()} shown={shown} currency={currency} who={who} />
        ))}
      </div>
    </details>
  )
}

interface SideProps {
  readonly shown: Shown
  readonly currency: string
  /** Those of one household count together. */
  readonly who: readonly string[]
}

function Side({ shown, currency, who }: SideProps) {
  const { locale } = useBook()
  const { money, names } = shown
  const reasons = reasonsFor(money, currency, new Set(who), names)
  const sum = reasons.reduce((all, { amount }) => all + amount, 0)
  return (
    <section className="grid content-start gap-1 text-sm">
      <h4 className="font-medium wrap-anywhere">{allOf(who, names, 'subject')}</h4>
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
        {sum < 0 ? 'to pay in all' : 'to get back in all'}
        <Amount amount={Math.abs(sum)} currency={currency} />
      </p>
    </section>
  )
}

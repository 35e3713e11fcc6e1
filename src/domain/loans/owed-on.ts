/** What was owed on a loan at the end of a day, by what had been paid until then. */
import type { Day } from '../calendar/calendar.ts'
import { lastUntil } from '../calendar/last-until.ts'
import { coverInstalments, type PaidFact } from './cover-instalments.ts'
import type { DatedRow } from './loan-plan.ts'

interface OwedLoan {
  readonly startOn: Day
  readonly principal: number
  /** What is owed today. */
  readonly balance: number
  /** Instalments before this day count as paid, each on its own. */
  readonly trackFrom: Day
}

interface Sum {
  readonly date: Day
  readonly amount: number
}

const dayOf = ({ date }: Sum) => date

/** What these come to until a day. */
function untilDay(sums: readonly Sum[]): (day: Day) => number {
  let amount = 0
  const grown = sums
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map((one) => {
      amount += one.amount
      return { date: one.date, amount }
    })
  return (day) => grown[lastUntil(grown, day, dayOf)]?.amount ?? 0
}

/**
 * A payment pays back on its own day, whichever instalment it was for: who is behind owed more
 * then than by the schedule. Today, and after, what is really owed; null before it began.
 */
export function owedOn(
  { startOn, principal, balance, trackFrom }: OwedLoan,
  {
    rows,
    payments,
  }: { readonly rows: readonly DatedRow[]; readonly payments: readonly PaidFact[] },
  today: Day,
): (day: Day) => number | null {
  const { placed } = coverInstalments(rows, trackFrom, payments)
  const counted = rows.filter(({ date }) => date < trackFrom)
  const onTopIn = untilDay(counted.map(({ date, extra }) => ({ date, amount: extra })))
  const repaid = untilDay(
    payments.flatMap(({ id, date }) => {
      const place = placed.get(id)
      return place && place.dueOn >= trackFrom ? [{ date, amount: place.principalPart }] : []
    }),
  )
  const onTop = untilDay(payments.filter(({ type }) => type === 'extra-principal'))
  return (day) => {
    if (day < startOn) return null
    if (day >= today) return balance
    const before = counted[lastUntil(counted, day, ({ date }) => date)]?.balance ?? principal
    return Math.max(0, before - repaid(day) - Math.max(0, onTop(day) - onTopIn(day)))
  }
}

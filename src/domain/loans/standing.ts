/** How far a loan has come: what is due next, what is and was owed, and when it ends. */
import type { Day } from '../calendar/calendar.ts'
import { lastUntil } from '../calendar/last-until.ts'
import {
  type Coverage,
  coverInstalments,
  dueOf,
  openUntil,
  type PaidFact,
} from './cover-instalments.ts'
import { type DatedRow, planLoan } from './loan-plan.ts'
import { type LoanFacts, type PaymentFacts, planOf } from './plan-of.ts'

/** Money that is still to be paid out is no debt yet. */
export const isComing = ({ startOn }: { readonly startOn: Day }, today: Day): boolean =>
  startOn > today

export interface Standing {
  readonly nextDueOn: Day | null
  readonly nextDueAmount: number | null
  readonly endsOn: Day
  readonly balance: number
}

/** The rows are those of a whole schedule, so there is at least one. */
export function standingOf(
  rows: readonly DatedRow[],
  principal: number,
  { next, paidOfNext }: Pick<Coverage, 'next' | 'paidOfNext'>,
): Standing {
  const endsOn = rows.at(-1)?.date ?? ''
  if (!next) return { nextDueOn: null, nextDueAmount: null, endsOn, balance: 0 }
  const at = rows.indexOf(next)
  const opening = rows[at - 1]?.balance ?? principal
  // What was paid on top is paid, also where an instalment before it is still open.
  const extra = rows.slice(at).reduce((sum, row) => sum + row.extra, 0)
  const repaid = Math.max(0, paidOfNext - next.fees - next.interest)
  return {
    nextDueOn: next.date,
    nextDueAmount: dueOf(next) - paidOfNext,
    endsOn,
    balance: Math.max(0, opening - extra - repaid),
  }
}

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

/** The interest that is still to be paid. */
export function interestAhead(
  rows: readonly DatedRow[],
  { next, paidOfNext }: Pick<Coverage, 'next' | 'paidOfNext'>,
): number {
  if (!next) return 0
  const all = rows.reduce((sum, row) => (row.date >= next.date ? sum + row.interest : sum), 0)
  return all - Math.min(next.interest, Math.max(0, paidOfNext - next.fees))
}

/**
 * What is late of a loan whose payments are written down by hand was due. Others are entered by
 * themselves, at the latest a minute after the loan was added, but for what their owner took back:
 * nobody is late there.
 */
export function dueState(
  { posting }: { readonly posting: 'by-hand' | 'payment' | 'expense' },
  nextDueOn: Day,
  today: Day,
): 'next' | 'was-due' | 'not-entered' {
  if (nextDueOn >= today) return 'next'
  return posting === 'by-hand' ? 'was-due' : 'not-entered'
}

/** What a schedule comes to in all. */
export interface LoanTotals {
  /** The first one that is asked for. */
  readonly payment: number
  readonly periods: number
  readonly interest: number
  readonly fees: number
  readonly endsOn: Day
}

/** The rows are those of a whole schedule, so there is at least one. */
export function loanTotals(rows: readonly DatedRow[], payment: number): LoanTotals {
  let [interest, fees] = [0, 0]
  for (const row of rows) {
    interest += row.interest
    fees += row.fees
  }
  const last = rows.at(-1)
  return { payment, periods: last?.period ?? 0, interest, fees, endsOn: last?.date ?? '' }
}

export interface InstalmentAhead {
  readonly day: Day
  /** What is still open of it. */
  readonly amount: number
}

/** On which days of a span, both ends included; those before `trackFrom` count as paid. */
export function instalmentsAhead(
  loan: LoanFacts,
  payments: readonly (PaymentFacts & PaidFact)[],
  trackFrom: Day,
  { from, to }: { readonly from: Day; readonly to: Day },
): readonly InstalmentAhead[] {
  const verdict = planLoan(planOf(loan, payments))
  if (!verdict.ok) return []
  return openUntil(coverInstalments(verdict.rows, trackFrom, payments), to)
    .filter(({ row }) => row.date >= from)
    .map(({ row, amount }) => ({ day: row.date, amount }))
}

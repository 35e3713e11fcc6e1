/** Several loans paid off with some more a month: which first, and when all are gone. */
import type { Day } from '../calendar/calendar.ts'
import { coverInstalments, type PaidFact } from './cover-instalments.ts'
import { type DatedExtra, type DatedRow, type LoanPlan, planLoan, rateOn } from './loan-plan.ts'
import { paymentDay, periodsPerYear } from './payment-days.ts'
import { interestAhead, standingOf } from './standing.ts'

export interface PayoffLoan {
  readonly id: string
  readonly plan: LoanPlan
  /** Instalments before this day count as paid. */
  readonly trackFrom: Day
  readonly payments: readonly PaidFact[]
}

/** The dearest first, the smallest first, or in an order of one's own. */
export type PayoffOrder = 'avalanche' | 'snowball' | readonly string[]

export interface PayoffTerms {
  readonly order: PayoffOrder
  /** On top of all payments, every month. */
  readonly extra: number
  /** From this day on; it is also the day of the month. */
  readonly from: Day
}

export interface PaidOff {
  readonly id: string
  readonly endsOn: Day
  /** Still owed now. */
  readonly owed: number
  /** Still to be paid. */
  readonly interest: number
  readonly rows: readonly DatedRow[]
}

export interface Payoff {
  /** In the order they are paid off first. */
  readonly loans: readonly PaidOff[]
  readonly debtFreeOn: Day | null
  readonly interest: number
}

const monthsMost = 1200

interface Open extends PayoffLoan {
  readonly rows: readonly DatedRow[]
  readonly balance: number
  /** What it asks for in a month: free for others when it is gone. */
  readonly perMonth: number
  readonly naturalEnd: Day
}

function openLoans(loans: readonly PayoffLoan[]): readonly Open[] {
  return loans.flatMap((loan): Open[] => {
    const verdict = planLoan(loan.plan)
    if (!verdict.ok) return []
    const { rows } = verdict
    const { next, standing } = standIn(loan, rows)
    if (!next) return []
    const perMonth = Math.floor((next.payment * periodsPerYear[loan.plan.frequency]) / 12)
    const { balance, endsOn } = standing
    return [{ ...loan, rows, balance, perMonth, naturalEnd: endsOn }]
  })
}

/** What is paid of these rows by what was paid already. */
function standIn({ plan, trackFrom, payments }: PayoffLoan, rows: readonly DatedRow[]) {
  const coverage = coverInstalments(rows, trackFrom, payments)
  const standing = standingOf(rows, plan.principal, coverage)
  return { next: coverage.next, standing, interest: interestAhead(rows, coverage) }
}

function inOrder(loans: readonly Open[], { order, from }: PayoffTerms): readonly Open[] {
  const rate = ({ plan }: Open) => (plan.kind === 'interest-free' ? 0 : rateOn(plan, from))
  if (order === 'avalanche') {
    return loans.toSorted((a, b) => rate(b) - rate(a) || a.balance - b.balance)
  }
  if (order === 'snowball') {
    return loans.toSorted((a, b) => a.balance - b.balance || rate(b) - rate(a))
  }
  const place = ({ id }: Open) => (order.includes(id) ? order.indexOf(id) : order.length)
  return loans.toSorted((a, b) => place(a) - place(b))
}

const paidOff = (loan: Open, rows: readonly DatedRow[]): PaidOff => ({
  id: loan.id,
  rows,
  endsOn: rows.at(-1)?.date ?? loan.naturalEnd,
  owed: loan.balance,
  interest: standIn(loan, rows).interest,
})

function together(loans: readonly PaidOff[]): Payoff {
  const ends = loans.map(({ endsOn }) => endsOn).sort()
  const interest = loans.reduce((sum, one) => sum + one.interest, 0)
  return { loans, debtFreeOn: ends.at(-1) ?? null, interest }
}

/** As agreed, with nothing on top. */
export const payAsAgreed = (loans: readonly PayoffLoan[]): Payoff =>
  together(openLoans(loans).map((loan) => paidOff(loan, loan.rows)))

/**
 * One after the other: all that is free goes to the first, and when it is gone, what was left in
 * that month and from then on goes to the next. What a loan asked for is free once it has ended.
 */
export function planPayoff(loans: readonly PayoffLoan[], terms: PayoffTerms): Payoff {
  const open = inOrder(openLoans(loans), terms)
  const ended = new Map(open.map(({ id, naturalEnd, perMonth }) => [id, { naturalEnd, perMonth }]))
  const pots = new Map<Day, number>()
  const potOn = (day: Day) => pots.get(day) ?? terms.extra + freeOn(ended.values(), day)
  const done: PaidOff[] = []
  for (const loan of open) {
    const extras = extrasFor(loan, terms.from, potOn)
    const verdict = planLoan({ ...loan.plan, extras: [...loan.plan.extras, ...extras] })
    const rows = verdict.ok ? verdict.rows : loan.rows
    const paid = paidOff(loan, rows)
    spend(pots, extras, rows, loan)
    ended.set(loan.id, { naturalEnd: paid.endsOn, perMonth: loan.perMonth })
    done.push(paid)
  }
  return together(done)
}

interface Ended {
  readonly naturalEnd: Day
  readonly perMonth: number
}

function freeOn(loans: Iterable<Ended>, day: Day): number {
  let free = 0
  for (const { naturalEnd, perMonth } of loans) if (naturalEnd < day) free += perMonth
  return free
}

function extrasFor({ plan, naturalEnd }: Open, from: Day, potOn: (day: Day) => number) {
  const extras: DatedExtra[] = []
  for (let month = 0; month < monthsMost; month++) {
    const on = paymentDay(from, 'monthly', month)
    if (on > naturalEnd) break
    const amount = on < plan.startOn ? 0 : potOn(on)
    if (amount > 0) extras.push({ on, amount, effect: 'shorter' })
  }
  return extras
}

/** What a loan took from the pot of each month is not there for the next one. */
function spend(
  pots: Map<Day, number>,
  extras: readonly DatedExtra[],
  rows: readonly DatedRow[],
  { plan }: Open,
): void {
  let left = rows.reduce((sum, { extra }) => sum + extra, 0)
  left -= plan.extras.reduce((sum, { amount }) => sum + amount, 0)
  const endsOn = rows.at(-1)?.date ?? ''
  for (const { on, amount } of extras) {
    // Later its own payments are free as well, so those months are counted anew.
    if (on > endsOn) return
    const taken = Math.max(0, Math.min(amount, left))
    pots.set(on, amount - taken)
    left -= taken
  }
}

import { periodsPerYear } from '#domain/loans/payment-days.ts'
import type { PayoffLoan, PayoffOrder } from '#domain/loans/payoff.ts'
import { planOf, trackedFrom } from '#domain/loans/plan-of.ts'
import type { Loan, Payment } from '../loan.ts'
import type { Standed } from '../use-standings.ts'

/** Loans that are paid back in one currency; others cannot be paid from the same money. */
export interface PlannerLoans {
  readonly currency: string
  readonly loans: readonly PayoffLoan[]
  readonly names: ReadonlyMap<string, string>
  /** What they ask for in a month now, about. */
  readonly perMonth: number
}

export function plannerLoans(
  all: readonly Standed[],
  paymentsOf: (loanId: string) => readonly Payment[],
  timezone: string,
): readonly PlannerLoans[] {
  const open = all.filter(({ loan, standing }) => loan.status === 'active' && standing.balance > 0)
  const byCurrency = [...Map.groupBy(open, ({ loan }) => loan.currency)]
  return byCurrency
    .map(([currency, own]) => ({
      currency,
      loans: own.map(({ loan }) => payoffLoan(loan, paymentsOf(loan.id), timezone)),
      names: new Map(own.map(({ loan }) => [loan.id, loan.name])),
      perMonth: own.reduce(
        (sum, { loan, standing }) =>
          sum + Math.round(((standing.nextDueAmount ?? 0) * periodsPerYear[loan.frequency]) / 12),
        0,
      ),
    }))
    .sort((a, b) => b.loans.length - a.loans.length)
}

const payoffLoan = (loan: Loan, payments: readonly Payment[], timezone: string): PayoffLoan => ({
  id: loan.id,
  plan: planOf(loan, payments),
  trackFrom: trackedFrom(loan, timezone),
  payments: payments.map(({ id, date, amount, type, dueOn }) => ({
    id,
    date,
    amount,
    type,
    dueOn,
  })),
})

/** An order of one's own starts with what is shown, and knows every loan. */
export function moved(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return order
  return order.toSpliced(from, 1).toSpliced(to, 0, id)
}

export const orderIn = (text: string | null): PayoffOrder => {
  if (text === 'snowball') return 'snowball'
  if (text === null || text === '' || text === 'avalanche') return 'avalanche'
  return text.split(',')
}

export const orderText = (order: PayoffOrder): string =>
  typeof order === 'string' ? order : order.join()

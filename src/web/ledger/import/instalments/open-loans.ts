import type { RowOf } from '#contract/collections.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { OpenLoan } from '#domain/import/match/propose-instalments.ts'
import {
  countedAlone,
  coverInstalments,
  dueOf,
  openUntil,
} from '#domain/loans/cover-instalments.ts'
import { planLoan } from '#domain/loans/loan-plan.ts'
import { planOf, trackedFrom } from '#domain/loans/plan-of.ts'

/** What counts as paid and moved no account, but what a row is known by already. */
function paidInNone(payments: readonly RowOf<'payments'>[], known: ReadonlySet<string>) {
  return payments.flatMap(({ id, type, date, amount, accountId, expenseId }) =>
    type === 'regular' && !accountId && !expenseId && !known.has(id)
      ? [{ date, amount, paid: { paymentId: id } }]
      : [],
  )
}

/** Loans with what is open of each until a day, and what counts as paid in no account. */
export function openLoans(
  loans: readonly RowOf<'loans'>[],
  payments: readonly RowOf<'payments'>[],
  until: Day,
  timezone: string,
  known: ReadonlySet<string>,
): readonly OpenLoan[] {
  const paidOf = Map.groupBy(payments, ({ loanId }) => loanId)
  const kept = loans.filter(({ status }) => status !== 'archived')
  return kept.flatMap((loan) => {
    const paid = paidOf.get(loan.id) ?? []
    const plan = planLoan(planOf(loan, paid))
    if (!plan.ok) return []
    const before = trackedFrom(loan, timezone)
    const coverage = coverInstalments(plan.rows, before, paid)
    const due = loan.status === 'active' ? openUntil(coverage, until) : []
    const counted = countedAlone(plan.rows, before, coverage)
    const { id, name, lender, currency, payFromId } = loan
    const dues = [
      ...due.map(({ row, amount }) => ({ date: row.date, amount })),
      ...counted.map((row) => ({ date: row.date, amount: dueOf(row), paid: { before } })),
      ...paidInNone(paid, known),
    ]
    const isSpent = loan.posting === 'expense' && ({ isSpent: true } as const)
    return [{ id, name, lender, currency, payFromId, ...isSpent, open: dues }]
  })
}

import type { RowOf } from '#contract/collections.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { OpenLoan } from '#domain/import/match/propose-instalments.ts'
import { coverInstalments, openUntil } from '#domain/loans/cover-instalments.ts'
import { planLoan } from '#domain/loans/loan-plan.ts'
import { planOf, trackedFrom } from '#domain/loans/plan-of.ts'

/** Loans whose instalments are no expenses of their own, with what is open of each until a day. */
export function openLoans(
  loans: readonly RowOf<'loans'>[],
  payments: readonly RowOf<'payments'>[],
  until: Day,
  timezone: string,
): readonly OpenLoan[] {
  const paidOf = Map.groupBy(payments, ({ loanId }) => loanId)
  const open = loans.filter(({ status, posting }) => status === 'active' && posting !== 'expense')
  return open.flatMap((loan) => {
    const paid = paidOf.get(loan.id) ?? []
    const plan = planLoan(planOf(loan, paid))
    if (!plan.ok) return []
    const coverage = coverInstalments(plan.rows, trackedFrom(loan, timezone), paid)
    const due = openUntil(coverage, until)
    const { id, name, lender, currency, payFromId } = loan
    const dues = due.map(({ row, amount }) => ({ date: row.date, amount }))
    return [{ id, name, lender, currency, payFromId, open: dues }]
  })
}

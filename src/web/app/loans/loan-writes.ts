import '#web/data/replica/commands/own-reducers.ts'
import { trackedFrom } from '#domain/loans/plan-of.ts'
import { command } from '#web/writes/command.ts'
import { changingBy, creating, deletes, docOf, type Write } from '#web/writes/write.ts'
import type { Loan, Payment } from './loan.ts'

/** What somebody says of a payment. */
export type Paid = Pick<Payment, 'date' | 'amount' | 'type' | 'effect' | 'note' | 'expenseId'>

/**
 * Under its own id, by which the server gives back what was paid for it. An empty first day would
 * be the day of this, and what is open since would count as paid.
 */
export function bringingBack(loan: Loan, timezone: string): Write {
  const was: Loan = { ...loan, trackFrom: trackedFrom(loan, timezone) }
  return creating('loans', [docOf('loans', was)])
}

export const removingLoan = (loan: Loan, timezone: string): Write => ({
  commands: deletes('loans', [loan]),
  undo: bringingBack(loan, timezone).commands,
})

export const payingLoan = (
  loanId: string,
  id: string,
  { date, amount, type, effect, note, expenseId }: Paid,
): Write => ({
  commands: [command('loans.pay', { loanId, id, date, amount, type, effect, note, expenseId })],
  undo: [command('loans.removePayment', { id })],
})

export function changingPayment(payment: Payment, { date, amount, effect, note }: Paid): Write {
  const changed = { row: payment, fields: { date, amount, effect, note } }
  return changingBy('payments', changed, (patch) =>
    command('loans.changePayment', { id: payment.id, patch }),
  )
}

export function removingPayment(payment: Payment): Write {
  const { commands, undo } = payingLoan(payment.loanId, payment.id, payment)
  return { commands: undo, undo: commands }
}

import '#web/data/replica/commands/own-reducers.ts'
import { trackedFrom } from '#domain/loans/plan-of.ts'
import { command } from '#web/writes/command.ts'
import {
  changing,
  changingBy,
  creating,
  deletes,
  docOf,
  inTurn,
  type Write,
} from '#web/writes/write.ts'
import type { Loan, Payment } from './loan.ts'

/** What somebody says of a payment. */
export type Paid = Pick<
  Payment,
  'date' | 'amount' | 'type' | 'effect' | 'note' | 'expenseId' | 'accountId'
>

/** What a sheet says of it, and whether all that come after are paid from there too. */
export interface PaidFrom extends Paid {
  readonly isForAll: boolean
}

/** Those to come are paid from where this one was, if that is said. */
export const alsoLater = (loan: Loan, { isForAll, accountId }: PaidFrom, write: Write): Write =>
  isForAll
    ? inTurn([write, changing('loans', [{ row: loan, fields: { payFromId: accountId } }])])
    : write

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
  { date, amount, type, effect, note, expenseId, accountId }: Paid,
): Write => {
  const said = { date, amount, type, effect, note, expenseId, accountId }
  return {
    commands: [command('loans.pay', { loanId, id, ...said })],
    undo: [command('loans.removePayment', { id })],
  }
}

export function changingPayment(payment: Payment, paid: Paid): Write {
  const { date, amount, effect, note, accountId } = paid
  const changed = { row: payment, fields: { date, amount, effect, note, accountId } }
  return changingBy('payments', changed, (patch) =>
    command('loans.changePayment', { id: payment.id, patch }),
  )
}

/** It comes back to the instalment it was for, also where that counts as paid. */
export function removingPayment(payment: Payment): Write {
  const { dueOn, loanId, id } = payment
  const { commands, undo } = payingLoan(loanId, id, payment)
  return { commands: undo, undo: commands.map((one) => ({ ...one, args: { ...one.args, dueOn } })) }
}

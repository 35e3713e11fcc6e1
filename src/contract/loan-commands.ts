/** What can be done with a loan besides changing it: pay it, and take a payment back. */
import { z } from 'zod'
import { uuid } from './entities/entity.ts'
import { payments } from './entities/loans.ts'

const { date, amount, type, effect, note } = payments.writable

/**
 * `loans.pay`. A regular payment goes to the oldest instalment that is open, at most what is open
 * of it; an extra one goes to the principal on its day, and says its effect. With an `expenseId`
 * it is entered as that expense too.
 */
export const payArgs = z.strictObject({
  loanId: uuid,
  id: uuid,
  date,
  amount,
  type,
  effect: effect.default(null),
  note: note.default(null),
  expenseId: uuid.nullable().default(null),
})

/** `loans.removePayment`: the payment goes, and the expense it was entered as. */
export const removePaymentArgs = z.strictObject({ id: uuid })

/** What can be done with a loan besides changing it: pay it, and change or take back a payment. */
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

/**
 * `loans.changePayment`: what was mistyped is put right, in the expense it was entered as too. What
 * is not named stays; only an extra payment has an effect.
 */
export const changePaymentArgs = z.strictObject({
  id: uuid,
  patch: z.strictObject({ date, amount, effect, note }).partial(),
})

/** `loans.removePayment`: the payment goes, and the expense it was entered as. */
export const removePaymentArgs = z.strictObject({ id: uuid })

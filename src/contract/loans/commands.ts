/** What can be done with a loan besides changing it: pay it, and change or take back a payment. */
import { z } from 'zod'
import { type CommandShape, docOf } from '../command-args.ts'
import { day, uuid } from '../entity.ts'
import { payments } from './entities.ts'

const { date, amount, type, effect, note, accountId } = payments.writable

export const loanCommands = {
  /**
   * A regular payment goes to the oldest instalment that is open, at most what is open of it; an
   * extra one goes to the principal on its day, and says its effect. With an `expenseId` it is
   * entered as that expense too, which moves the account then. Where no account is named, it is
   * the one the loan is paid from. One that says which instalment it is of takes the place of that
   * where it counts as paid without an entry, at most all of it.
   */
  'loans.pay': {
    args: z.strictObject({
      ...{ loanId: uuid, id: uuid, date, amount, type },
      effect: effect.default(null),
      note: note.default(null),
      expenseId: uuid.nullable().default(null),
      accountId: accountId.optional(),
      dueOn: day.nullable().default(null),
    }),
    who: 'owner',
  },
  /**
   * What was mistyped is put right, in the expense it was entered as too. What is not named stays;
   * only an extra payment has an effect.
   */
  'loans.changePayment': {
    args: z.strictObject({
      id: uuid,
      patch: z.strictObject({ date, amount, effect, note, accountId }).partial(),
    }),
    who: 'owner',
  },
  /** The payment goes, and the expense it was entered as. */
  'loans.removePayment': { args: z.strictObject({ id: uuid }), who: 'owner' },
  'payments.set': { args: z.strictObject({ loanId: uuid, doc: docOf(payments) }), who: 'owner' },
  'payments.delete': { args: z.strictObject({ loanId: uuid, id: uuid }), who: 'owner' },
} as const satisfies Record<string, CommandShape>

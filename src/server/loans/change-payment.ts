import { changePaymentArgs } from '#contract/loan-commands.ts'
import { changeRows } from '../documents/change-rows.ts'
import { type RunCommand, readArgs } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { invalid } from '../documents/validate.ts'
import { expenseDocuments } from './instalment-expense.ts'
import { openLoan, readAgain } from './open-loan.ts'
import { putPayment } from './put-payment.ts'
import { findPayment } from './remove-payment.ts'

/** Its day and amount by way of the expense it is, where it is one: the two are one fact. */
export const changePayment: RunCommand = async (context, given) => {
  const { id, patch } = readArgs(changePaymentArgs, given)
  const before = await findPayment(context, id)
  const open = await openLoan(context, before.loanId)
  const { tx, hand } = open
  const { date = before.date, amount = before.amount } = patch
  const { effect = before.effect, note = before.note } = patch
  if ((before.type === 'regular') !== (effect === null)) {
    throw invalid([['patch.effect', 'Only an extra payment has an effect, and each has one.']])
  }
  const ids = before.expenseId ? [before.expenseId] : []
  const [expense] = await readRows(tx, expenseDocuments, hand.scope, ids)
  if (expense && (expense.date !== date || expense.amount !== amount)) {
    const change = { id: expense.id, patch: { date, amount }, path: 'patch.' }
    await changeRows(tx, expenseDocuments, [change], hand)
  }
  await putPayment(await readAgain(open), { ...before, date, amount, effect, note }, 'patch.')
}

import { z } from 'zod'
import { uuid } from '#contract/entities/entity.ts'
import { removePaymentArgs } from '#contract/loan-commands.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { type Context, handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { deleteMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { apportionPayments } from './apportion-payments.ts'
import { expenseDocuments } from './instalment-expense.ts'
import { setInstalment } from './instalments.ts'
import { loanDocuments, type Payment, paymentDocuments, scheduleOf } from './loan.ts'
import { type OpenLoan, openLoan, readAgain } from './open-loan.ts'
import { recreateSchedule } from './recreate-schedule.ts'
import { saveStanding } from './save-standing.ts'

export const removePayment: RunCommand = async (context, given) =>
  remove(context, await find(context, readArgs(removePaymentArgs, given).id))

const placedArgs = z.strictObject({ loanId: uuid, id: uuid })

export const removeByPath: RunCommand = async (context, given) => {
  const { loanId, id } = readArgs(placedArgs, given)
  const payment = await find(context, id)
  if (payment.loanId !== loanId) throw new Fault('not-found')
  await remove(context, payment)
}

async function find(context: Context, id: string): Promise<Payment> {
  const { scope } = await handOf(loanDocuments, context)
  const [found] = await readRows(context.tx, paymentDocuments, scope, [id])
  if (!found) throw new Fault('not-found')
  return found as Payment
}

/** As if it had never been, in the books too. An instalment is open again, and is not reposted. */
async function remove(context: Context, payment: Payment): Promise<void> {
  const open = await openLoan(context, payment.loanId)
  const { tx, hand, book } = open
  await deleteMany(tx, paymentDocuments, [payment.id], hand)
  if (payment.expenseId) await deleteMany(tx, expenseDocuments, [payment.expenseId], hand)
  if (payment.dueOn && book.settled.dealtWith.has(payment.dueOn)) {
    await setInstalment(tx, hand, payment.loanId, payment.dueOn, 'removed')
  }
  await rework(open, await readAgain(open), payment)
}

async function rework(before: OpenLoan, after: OpenLoan, removed: Payment): Promise<void> {
  const { tx, hand, book } = after
  const { loan, payments } = book
  const { rows } = scheduleOf(loan, payments)
  if (removed.dueOn === null) {
    const old = planOf(loan, before.book.payments)
    await recreateSchedule(tx, hand, { loanId: loan.id, before: old, rows, why: 'removed' })
  }
  await apportionPayments(tx, hand, payments, rows)
  const isOpenAgain = loan.status === 'paid'
  const status = isOpenAgain ? 'active' : loan.status
  await saveStanding(tx, hand, { ...book, loan: { ...loan, status } }, rows)
}

import { z } from 'zod'
import { uuid } from '#contract/entities/entity.ts'
import { removePaymentArgs } from '#contract/loan-commands.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { type Context, handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { deleteMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { putAwayPayment, type TakenBack } from './deleted-payments.ts'
import { expenseDocuments } from './instalment-expense.ts'
import { loanDocuments, type Payment, paymentDocuments, scheduleOf } from './loan.ts'
import { type OpenLoan, openLoan } from './open-loan.ts'
import { saveStandingAgain } from './put-payment.ts'
import { recreateSchedule } from './recreate-schedule.ts'

export const removePayment: RunCommand = async (context, given) =>
  remove(context, await findPayment(context, readArgs(removePaymentArgs, given).id))

const placedArgs = z.strictObject({ loanId: uuid, id: uuid })

export const removeByPath: RunCommand = async (context, given) => {
  const { loanId, id } = readArgs(placedArgs, given)
  const payment = await findPayment(context, id)
  if (payment.loanId !== loanId) throw new Fault('not-found')
  await remove(context, payment)
}

export async function findPayment(context: Context, id: string): Promise<Payment> {
  const { scope } = await handOf(loanDocuments, context)
  const [found] = await readRows(context.tx, paymentDocuments, scope, [id])
  if (!found) throw new Fault('not-found')
  return found as Payment
}

async function remove(context: Context, payment: Payment): Promise<void> {
  const open = await openLoan(context, payment.loanId)
  const { tx, hand } = open
  const ids = payment.expenseId ? [payment.expenseId] : []
  const [expense = null] = await readRows(tx, expenseDocuments, hand.scope, ids)
  await takeBackPayment(open, { payment, expense })
  if (expense) await deleteMany(tx, expenseDocuments, [expense.id], hand)
}

/** As if it had never been. An instalment is open again, and is not reposted. */
export async function takeBackPayment(open: OpenLoan, taken: TakenBack): Promise<void> {
  const { tx, hand, book } = open
  const { payment } = taken
  await putAwayPayment(tx, hand, taken)
  await deleteMany(tx, paymentDocuments, [payment.id], hand)
  const { loan, payments } = book
  const left = payments.filter(({ id }) => id !== payment.id)
  const { rows } = scheduleOf(loan, left)
  if (payment.type === 'extra-principal') {
    const before = planOf(loan, payments)
    await recreateSchedule(tx, hand, { loanId: loan.id, before, rows, why: 'removed' })
  }
  await saveStandingAgain(open, rows)
}

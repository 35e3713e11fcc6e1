import { z } from 'zod'
import { uuid } from '#contract/entities/entity.ts'
import { payArgs } from '#contract/loan-commands.ts'
import type { Day } from '#domain/calendar.ts'
import { dueOf, openRow } from '#domain/loans/standing.ts'
import { addRows } from '../documents/change-rows.ts'
import { type Context, type RunCommand, readArgs } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { checkDocument, invalid } from '../documents/validate.ts'
import { Fault } from '../http/fault.ts'
import { fetchPayment, type TakenBack } from './deleted-payments.ts'
import { expenseDocuments, instalmentExpense } from './instalment-expense.ts'
import { type Payment, paymentDocuments, scheduleOf } from './loan.ts'
import { type OpenLoan, openLoan } from './open-loan.ts'
import { putPayment } from './put-payment.ts'

type PayArgs = z.infer<typeof payArgs>

export const payLoan: RunCommand = (context, given) => pay(context, readArgs(payArgs, given))

const placedArgs = z.strictObject({ loanId: uuid, doc: z.unknown() })

/** By its path, a payment is made as by the command. */
export const payByPath: RunCommand = async (context, given) => {
  const { loanId, doc } = readArgs(placedArgs, given)
  const fields = checkDocument(paymentDocuments, doc)
  await pay(context, readArgs(payArgs, { ...fields, loanId }))
}

/** One that was taken back comes back as it was, with the expense it was. */
async function pay(context: Context, args: PayArgs): Promise<void> {
  const open = await openLoan(context, args.loanId)
  const { tx, hand } = open
  if (open.book.payments.some(({ id }) => id === args.id)) throw new Fault('already-exists')
  const back = await fetchPayment(tx, hand, 'payment_id', args.id)
  const dueOn = args.type === 'regular' ? instalmentFor(open, args, back) : null
  if (dueOn === null && args.effect === null) {
    throw invalid([['effect', 'Say what it should change.']])
  }
  await putPayment(open, { ...args, dueOn })
  if (args.expenseId !== null) await enter(open, args, back)
}

/** The oldest instalment that is open, or the one it was for before. */
function instalmentFor({ book }: OpenLoan, args: PayArgs, back: TakenBack | null): Day {
  if (args.effect !== null) throw invalid([['effect', 'Only an extra payment has an effect.']])
  const { loan, payments, settled } = book
  const { rows } = scheduleOf(loan, payments)
  const before = rows.find(({ date }) => date === back?.payment.dueOn)
  const isOpen = before && !settled.dealtWith.has(before.date)
  const left = before ? dueOf(before) - (settled.paidOf.get(before.date) ?? 0) : 0
  const row = isOpen && args.amount <= left ? before : openRow(rows, settled)
  if (!row) throw invalid([['amount', 'Nothing of this loan is open any more.']])
  return row.date
}

async function enter(open: OpenLoan, args: PayArgs, back: TakenBack | null): Promise<void> {
  const { tx, hand, book } = open
  const [payment] = await readRows(tx, paymentDocuments, hand.scope, [args.id])
  const { date, amount, principalPart } = payment as Payment
  const id = args.expenseId ?? ''
  const made = instalmentExpense(book.loan, { id, date, amount, principalPart })
  const { loanPrincipal } = made
  const own = back?.expense?.id === id ? { ...back.expense, date, amount, loanPrincipal } : made
  await addRows(tx, expenseDocuments, [{ doc: own, path: '' }], hand)
}

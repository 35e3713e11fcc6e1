import { z } from 'zod'
import { uuid } from '#contract/entities/entity.ts'
import { payArgs } from '#contract/loan-commands.ts'
import { addRows } from '../documents/change-rows.ts'
import { type Context, type RunCommand, readArgs } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { checkDocument, invalid } from '../documents/validate.ts'
import { Fault } from '../http/fault.ts'
import { fetchPayment, type TakenBack } from './deleted-payments.ts'
import { expenseDocuments, instalmentExpense } from './instalment-expense.ts'
import { type Payment, paymentDocuments } from './loan.ts'
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
  checkEffect(args)
  await putPayment(open, args)
  if (args.expenseId !== null) await enter(open, args, back)
}

function checkEffect({ type, effect }: PayArgs): void {
  if (type === 'regular' && effect !== null) {
    throw invalid([['effect', 'Only an extra payment has an effect.']])
  }
  if (type !== 'regular' && effect === null) {
    throw invalid([['effect', 'Say what it should change.']])
  }
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

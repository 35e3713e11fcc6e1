import { z } from 'zod'
import { uuid } from '#contract/entities/entity.ts'
import { payArgs } from '#contract/loan-commands.ts'
import { apportion, type PaymentParts } from '#domain/loans/apportion.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { dueOf, openRow } from '#domain/loans/standing.ts'
import { formatAmount } from '#domain/money.ts'
import { addRows } from '../documents/change-rows.ts'
import { type Context, type RunCommand, readArgs } from '../documents/commands.ts'
import { checkDocument, invalid } from '../documents/validate.ts'
import { createMany } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { apportionPayments } from './apportion-payments.ts'
import { expenseDocuments, instalmentExpense } from './instalment-expense.ts'
import { setInstalment } from './instalments.ts'
import { paymentDocuments, scheduleOf } from './loan.ts'
import { type OpenLoan, openLoan, readAgain } from './open-loan.ts'
import { recreateSchedule } from './recreate-schedule.ts'
import { saveStanding } from './save-standing.ts'

type PayArgs = z.infer<typeof payArgs>

export const payLoan: RunCommand = (context, given) => pay(context, readArgs(payArgs, given))

const placedArgs = z.strictObject({ loanId: uuid, doc: z.unknown() })

/** By its path, a payment is made as by the command. */
export const payByPath: RunCommand = async (context, given) => {
  const { loanId, doc } = readArgs(placedArgs, given)
  const fields = checkDocument(paymentDocuments, doc)
  await pay(context, readArgs(payArgs, { ...fields, loanId }))
}

async function pay(context: Context, args: PayArgs): Promise<void> {
  const open = await openLoan(context, args.loanId)
  const rows =
    args.type === 'regular' ? await payInstalment(open, args) : await payExtra(open, args)
  const { tx, hand, book } = await readAgain(open)
  await saveStanding(tx, hand, book, rows)
}

/** Towards the oldest instalment that is open. */
async function payInstalment(open: OpenLoan, args: PayArgs): Promise<readonly DatedRow[]> {
  const { tx, hand, book } = open
  const { rows } = scheduleOf(book.loan, book.payments)
  const row = openRow(rows, book.settled)
  if (!row) throw invalid([['amount', 'Nothing of this loan is open any more.']])
  const before = book.payments.filter(({ dueOn }) => dueOn === row.date)
  const left = dueOf(row) - (book.settled.paidOf.get(row.date) ?? 0)
  if (args.amount > left) {
    const due = await written(open, left)
    throw invalid([['amount', `${due} is open. Enter what is paid on top as an extra payment.`]])
  }
  if (args.effect !== null) throw invalid([['effect', 'Only an extra payment has an effect.']])
  const parts = apportion(row, [...before.map(({ amount }) => amount), args.amount]).at(-1)
  if (parts) await enter(open, args, { ...parts, dueOn: row.date })
  if (args.amount === left) await setInstalment(tx, hand, book.loan.id, row.date, 'paid')
  return rows
}

/** To the principal, on its day: the schedule is another one from there on. */
async function payExtra(open: OpenLoan, args: PayArgs): Promise<readonly DatedRow[]> {
  const { tx, hand, book } = open
  const { loan, payments } = book
  if (args.effect === null) throw invalid([['effect', 'Say what it should change.']])
  if (args.date < loan.startOn) throw invalid([['date', 'Choose a day after the loan began.']])
  const before = planOf(loan, payments)
  const { rows } = scheduleOf(loan, [...payments, { ...args }])
  const taken = extraIn(rows) - extraIn(scheduleOf(loan, payments).rows)
  if (taken < args.amount) {
    const most = await written(open, Math.max(0, taken))
    throw invalid([['amount', `On that day no more than ${most} can be paid on top.`]])
  }
  const parts = { principalPart: args.amount, interestPart: 0, feesPart: 0 }
  await enter(open, args, { ...parts, dueOn: null })
  await recreateSchedule(tx, hand, { loanId: loan.id, before, rows, why: 'extra' })
  await apportionPayments(tx, hand, payments, rows)
  return rows
}

const extraIn = (rows: readonly DatedRow[]) => rows.reduce((sum, { extra }) => sum + extra, 0)

async function written({ tx, hand, book }: OpenLoan, amount: number): Promise<string> {
  const { locale } = await requireProfile(tx.client, hand.uid)
  return formatAmount(amount, book.loan.currency, locale)
}

interface Entered extends PaymentParts {
  readonly dueOn: string | null
}

async function enter({ tx, hand, book }: OpenLoan, args: PayArgs, entered: Entered): Promise<void> {
  const { loan } = book
  await createMany(tx, paymentDocuments, [{ ...args, ...entered }], hand)
  if (args.expenseId === null) return
  const { date, amount, expenseId: id } = args
  const doc = instalmentExpense(loan, { id, date, amount, principalPart: entered.principalPart })
  await addRows(tx, expenseDocuments, [{ doc, path: '' }], hand)
}

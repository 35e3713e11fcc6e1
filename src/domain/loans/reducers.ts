/** What the commands of loans do: a payment is made, put right or taken back, with its expense. */

import type { Day } from '../calendar/calendar.ts'
import {
  type CommandContext,
  create,
  drop,
  put,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
  refuse,
} from '../command.ts'
import {
  type Loan,
  localeOf,
  type Payment,
  type PaymentDraft,
  paidLoanOf,
  placePayment,
  refuseWrong,
} from './place-payment.ts'
import type { PaymentFacts } from './plan-of.ts'

type Effect = PaymentFacts['effect']

interface NewPayment {
  readonly id: string
  readonly date: Day
  readonly amount: number
  readonly type?: PaymentFacts['type'] | undefined
  readonly effect?: Effect | undefined
  readonly note?: string | null | undefined
  /** Where none is named, the one the loan is paid from. */
  readonly accountId?: string | null | undefined
}

interface Pay extends NewPayment {
  readonly loanId: string
  readonly expenseId?: string | null | undefined
  readonly dueOn?: Day | null | undefined
}

interface PayAt {
  readonly loanId: string
  readonly doc: NewPayment
}

interface ChangePayment {
  readonly id: string
  readonly patch: {
    readonly date?: Day | undefined
    readonly amount?: number | undefined
    readonly effect?: Effect | undefined
    readonly note?: string | null | undefined
    readonly accountId?: string | null | undefined
  }
}

interface OnePayment {
  readonly id: string
}

interface OnePaymentOf extends OnePayment {
  readonly loanId: string
}

/** The expense a payment is in the books as: what it pays back is told apart. */
export const instalmentExpense = (
  loan: Loan,
  { id, date, amount, principalPart }: Pick<Payment, 'id' | 'date' | 'amount' | 'principalPart'>,
  accountId: string | null,
): Row => ({
  ...{ id, date, amount, currency: loan.currency },
  ...{ description: loan.name, merchant: loan.lender, categoryId: loan.categoryId },
  ...{ paymentMethod: 'bank', accountId, loanId: loan.id, loanPrincipal: principalPart || null },
})

/** As an older build may have queued it, without what has a default. */
const draftOf = ({ type = 'regular', effect = null, note = null, ...said }: Pay): PaymentDraft => ({
  ...{ id: said.id, loanId: said.loanId, date: said.date, amount: said.amount },
  ...{ type, effect, note, expenseId: said.expenseId ?? null, accountId: null },
  dueOn: said.dueOn ?? null,
})

/** One that was taken back comes back with the expense it was, which the server has kept. */
const pay: Reducer<Pay> = (rows, args, context) => {
  const book = paidLoanOf(rows, args.loanId, context)
  if (!book) return refuse('not-found')
  const { accountId = book.loan.payFromId ?? null } = args
  const said = draftOf(args)
  // The expense it is entered as moves the account, and once.
  const draft = said.expenseId === null ? { ...said, accountId } : said
  const { id, type, effect, expenseId } = draft
  if (book.payments.some((payment) => payment.id === id)) return refuse('already-exists')
  if (type === 'regular' && effect !== null) {
    return refuse('invalid-input', { effect: 'Only an extra payment has an effect.' })
  }
  if (type !== 'regular' && effect === null) {
    return refuse('invalid-input', { effect: 'Say what it should change.' })
  }
  const placed = placePayment(book, draft, localeOf(rows, context))
  if ('wrong' in placed) return refuseWrong(placed.wrong)
  const made = create('payments', placed.payment)
  if (expenseId === null) return [made]
  const expense = instalmentExpense(book.loan, { ...placed.payment, id: expenseId }, accountId)
  return [made, create('expenses', expense)]
}

/** By its path, a payment is made as by the command. */
const payAt: Reducer<PayAt> = (rows, { loanId, doc }, context) =>
  pay(rows, { ...doc, loanId, accountId: doc.accountId ?? undefined }, context)

const paymentOf = (rows: Rows, id: string) => rows.row('payments', id) as Payment | null
const expenseOf = (rows: Rows, { expenseId }: Payment) =>
  expenseId === null ? null : rows.row('expenses', expenseId)

/** The two are one fact: its day, amount and account are those of the expense it is. */
function changedExpense(
  rows: Rows,
  after: Payment,
  said: ChangePayment['patch'],
): readonly RowChange[] {
  const expense = expenseOf(rows, after)
  if (!expense) return []
  const { date, amount, principalPart } = after
  const { accountId = expense.accountId } = said
  const isSame = expense.date === date && expense.amount === amount
  if (isSame && expense.accountId === accountId) return []
  const row = { ...expense, date, amount, accountId, loanPrincipal: principalPart || null }
  return [put('expenses', row, 'patch.')]
}

const change: Reducer<ChangePayment> = (rows, { id, patch }, context: CommandContext) => {
  const before = paymentOf(rows, id)
  const book = before && paidLoanOf(rows, before.loanId, context)
  if (!before || !book) return refuse('not-found')
  const { date = before.date, amount = before.amount } = patch
  const { effect = before.effect, note = before.note } = patch
  if ((before.type === 'regular') !== (effect === null)) {
    const words = 'Only an extra payment has an effect, and each has one.'
    return refuse('invalid-input', { 'patch.effect': words })
  }
  const isStill = before.expenseId !== null || patch.accountId === undefined
  const accountId = isStill ? before.accountId : (patch.accountId ?? null)
  const draft = { ...before, date, amount, effect, note, accountId }
  const placed = placePayment(book, draft, localeOf(rows, context))
  if ('wrong' in placed) return refuseWrong(placed.wrong, 'patch.')
  return [put('payments', placed.payment), ...changedExpense(rows, placed.payment, patch)]
}

/** As if it had never been. An instalment is open again, and is not reposted. */
const remove: Reducer<OnePayment> = (rows, { id }) => {
  const payment = paymentOf(rows, id)
  if (!payment) return refuse('not-found')
  const expense = expenseOf(rows, payment)
  return [drop('payments', id), ...(expense ? [drop('expenses', expense.id)] : [])]
}

const removeAt: Reducer<OnePaymentOf> = (rows, { loanId, id }, context) =>
  paymentOf(rows, id)?.loanId === loanId ? remove(rows, { id }, context) : refuse('not-found')

export const loanReducers = {
  'loans.pay': pay,
  'loans.changePayment': change,
  'loans.removePayment': remove,
  'payments.set': payAt,
  'payments.delete': removeAt,
}

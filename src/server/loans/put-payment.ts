import type { Day } from '#domain/calendar.ts'
import { apportion } from '#domain/loans/apportion.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { type PaymentFacts, planOf } from '#domain/loans/plan-of.ts'
import { dueOf } from '#domain/loans/standing.ts'
import { formatAmount } from '#domain/money.ts'
import { invalid } from '../documents/validate.ts'
import { createMany, updateMany } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { apportionPayments } from './apportion-payments.ts'
import { setInstalment } from './instalments.ts'
import { type Payment, paymentDocuments, scheduleOf } from './loan.ts'
import { type OpenLoan, readAgain } from './open-loan.ts'
import { recreateSchedule } from './recreate-schedule.ts'
import { saveStanding } from './save-standing.ts'

/** What somebody says of a payment; what it is for is worked out. */
export interface PaymentDraft extends PaymentFacts {
  readonly id: string
  readonly loanId: string
  readonly dueOn: Day | null
  readonly note: string | null
  readonly expenseId: string | null
}

/**
 * A payment is in the books of its loan as it is said to be, whether it is new there or was another
 * one before; or it is refused. The complaints name its fields where the caller has them.
 */
export async function putPayment(open: OpenLoan, draft: PaymentDraft, path = ''): Promise<void> {
  const { tx, hand, book } = open
  const was = book.payments.find(({ id }) => id === draft.id) ?? null
  const others = book.payments.filter(({ id }) => id !== draft.id)
  const { rows } = scheduleOf(book.loan, [...others, draft])
  if (draft.dueOn === null) await checkExtra(open, draft, { others, rows, path })
  else await checkRegular(open, draft, { was, others, rows, path })
  await write(open, draft, was)
  if (draft.dueOn === null) {
    const before = planOf(book.loan, book.payments)
    await recreateSchedule(tx, hand, { loanId: book.loan.id, before, rows, why: 'extra' })
  }
  await settle(open, draft, rows, was?.amount !== draft.amount)
}

/** The instalment of a payment is paid or is not, and the loan stands accordingly. */
async function settle(
  open: OpenLoan,
  { dueOn }: PaymentDraft,
  rows: readonly DatedRow[],
  isOtherAmount: boolean,
): Promise<void> {
  const { tx, hand } = open
  const { book } = await readAgain(open)
  await apportionPayments(tx, hand, book.payments, rows)
  const row = rows.find(({ date }) => date === dueOn)
  if (dueOn !== null && row && isOtherAmount) {
    const isPaid = (book.settled.paidOf.get(dueOn) ?? 0) >= dueOf(row)
    if (isPaid) await setInstalment(tx, hand, book.loan.id, dueOn, 'paid')
    else if (book.settled.dealtWith.has(dueOn)) {
      await setInstalment(tx, hand, book.loan.id, dueOn, 'removed')
    }
  }
  await saveStandingAgain(open, rows)
}

/** A loan that was paid is so no longer when something of it is open again. */
export async function saveStandingAgain(open: OpenLoan, rows: readonly DatedRow[]): Promise<void> {
  const { tx, hand, book } = await readAgain(open)
  const status = book.loan.status === 'paid' ? 'active' : book.loan.status
  await saveStanding(tx, hand, { ...book, loan: { ...book.loan, status } }, rows)
}

/** Until its parts are worked out: they are always all of it. */
async function write({ tx, hand }: OpenLoan, draft: PaymentDraft, was: Payment | null) {
  const { feesPart: fees = 0, interestPart: interest = 0 } = was ?? {}
  const payment = { ...draft, ...apportion({ fees, interest }, [draft.amount])[0] }
  if (!was) return createMany(tx, paymentDocuments, [payment], hand)
  const fields = new Set(['date', 'amount', 'note', 'principalPart', 'interestPart', 'feesPart'])
  return updateMany(tx, paymentDocuments, [payment], fields, hand)
}

interface Around {
  readonly others: readonly Payment[]
  readonly rows: readonly DatedRow[]
  readonly path: string
}

async function checkRegular(
  open: OpenLoan,
  { amount, dueOn }: PaymentDraft,
  { was, others, rows, path }: Around & { readonly was: Payment | null },
): Promise<void> {
  const row = rows.find(({ date }) => date === dueOn)
  if (!row || amount <= (was?.amount ?? 0)) return
  const paid = others.reduce((sum, one) => (one.dueOn === dueOn ? sum + one.amount : sum), 0)
  const left = Math.max(0, dueOf(row) - paid)
  if (amount <= left) return
  const due = await written(open, left)
  throw invalid([
    [`${path}amount`, `${due} is open. Enter what is paid on top as an extra payment.`],
  ])
}

/** To the principal, on its day: the schedule is another one from there on. */
async function checkExtra(
  open: OpenLoan,
  { amount, date }: PaymentDraft,
  { others, rows, path }: Around,
): Promise<void> {
  const { loan } = open.book
  if (date < loan.startOn) {
    throw invalid([[`${path}date`, 'Choose a day after the loan began.']])
  }
  const taken = extraIn(rows) - extraIn(scheduleOf(loan, others).rows)
  if (taken >= amount) return
  const most = await written(open, Math.max(0, taken))
  throw invalid([[`${path}amount`, `On that day no more than ${most} can be paid on top.`]])
}

const extraIn = (rows: readonly DatedRow[]) => rows.reduce((sum, { extra }) => sum + extra, 0)

async function written({ tx, hand, book }: OpenLoan, amount: number): Promise<string> {
  const { locale } = await requireProfile(tx.client, hand.uid)
  return formatAmount(amount, book.loan.currency, locale)
}

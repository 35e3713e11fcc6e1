import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { type PaymentDraft, placePayment } from '#domain/loans/place-payment.ts'
import { isSamePlan, planOf } from '#domain/loans/plan-of.ts'
import type { Transaction } from '../db/database.ts'
import type { Changed } from '../documents/reduce.ts'
import { invalid } from '../documents/validate.ts'
import { createMany, deleteMany, updateMany, type Writer } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { putAwayPayment, type TakenBack } from './deleted-payments.ts'
import { type Payment, paymentDocuments, scheduleOf } from './loan.ts'
import { findLoan, type OpenLoan, readAgain } from './open-loan.ts'
import { recreateSchedule } from './recreate-schedule.ts'
import { openToday, saveStanding } from './save-standing.ts'

const worked = ['date', 'amount', 'dueOn', 'principalPart', 'interestPart', 'feesPart'] as const

/**
 * A payment is in the books of its loan as it is said to be, whether it is new there or was another
 * one before; or it is refused. The complaints name its fields where the caller has them.
 */
export async function putPayment(open: OpenLoan, said: PaymentDraft, path = ''): Promise<void> {
  const { tx, writer, book } = open
  const { locale } = await requireProfile(tx.client, writer.uid)
  const placed = placePayment(book, said, locale)
  if ('wrong' in placed) throw invalid([placed.wrong], path)
  const { payment } = placed
  const isThere = book.payments.some(({ id }) => id === said.id)
  if (isThere) await updateMany(tx, paymentDocuments, [payment], new Set(worked), writer)
  else await createMany(tx, paymentDocuments, [payment], writer)
  await settlePayment(open, payment, 'extra')
}

/** As if it had never been. An instalment is open again, and is not reposted. */
export async function takeBackPayment(open: OpenLoan, taken: TakenBack): Promise<void> {
  const { tx, writer } = open
  await putAwayPayment(tx, writer, taken)
  await deleteMany(tx, paymentDocuments, [taken.payment.id], writer)
  await settlePayment(open, taken.payment, 'removed')
}

/** What follows for the loan, as it was before, when a payment of it is another one now. */
export async function settlePayment(
  before: OpenLoan,
  { type }: Payment,
  why: 'extra' | 'removed',
): Promise<void> {
  const { tx, writer, book } = await readAgain(before)
  const { loan, payments } = book
  const { rows } = scheduleOf(loan, payments)
  const was = planOf(loan, before.book.payments)
  const isOther = !isSamePlan(was, planOf(loan, payments))
  if (type === 'extra-principal' && isOther) {
    await recreateSchedule(tx, writer, { loanId: loan.id, before: was, rows, why })
  }
  await saveStandingAgain(before, { tx, writer, book }, rows)
}

/** A loan that was paid is so no longer when something of it is open again. */
async function saveStandingAgain(
  before: OpenLoan,
  { tx, writer, book }: OpenLoan,
  rows: readonly DatedRow[],
): Promise<void> {
  const { loan } = book
  const status = loan.status === 'paid' ? 'active' : loan.status
  const old = scheduleOf(loan, before.book.payments).rows
  const openBefore = openToday(before.book, old)
  await saveStanding(tx, writer, { ...book, loan: { ...loan, status } }, rows, openBefore)
}

/** What follows for the loans that payments were taken from, each once for all of them. */
export async function settleTakenBack(
  tx: Transaction,
  changes: readonly Changed[],
  writer: Writer,
): Promise<void> {
  const gone = changes.flatMap(({ table, row, before }) =>
    table === 'payments' && before && !row ? [before as Payment] : [],
  )
  for (const [loanId, taken] of Map.groupBy(gone, (payment) => payment.loanId)) {
    const open = await findLoan(tx, writer, loanId)
    const [first] = taken
    if (!open || !first) continue
    const payments = [...open.book.payments, ...taken]
    await settlePayment({ ...open, book: { ...open.book, payments } }, first, 'removed')
  }
}

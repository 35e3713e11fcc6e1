import { checkPayment, countedWords, nothingOpen, roomWords } from '#domain/loans/check-payment.ts'
import { coverInstalments } from '#domain/loans/cover-instalments.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { type PaymentFacts, planOf } from '#domain/loans/plan-of.ts'
import { formatAmount } from '#domain/money.ts'
import { invalid } from '../documents/validate.ts'
import { createMany, updateMany } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { type Payment, paymentDocuments, scheduleOf } from './loan.ts'
import { type OpenLoan, readAgain } from './open-loan.ts'
import { recreateSchedule } from './recreate-schedule.ts'
import { openToday, saveStanding } from './save-standing.ts'

/** What somebody says of a payment; what it is for is worked out. */
export interface PaymentDraft extends PaymentFacts {
  readonly id: string
  readonly loanId: string
  readonly note: string | null
  readonly expenseId: string | null
}

/**
 * A payment is in the books of its loan as it is said to be, whether it is new there or was another
 * one before; or it is refused. The complaints name its fields where the caller has them.
 */
export async function putPayment(open: OpenLoan, said: PaymentDraft, path = ''): Promise<void> {
  const { tx, hand, book } = open
  const was = book.payments.find(({ id }) => id === said.id) ?? null
  const draft = { ...said, dueOn: was?.dueOn ?? null }
  const others = book.payments.filter(({ id }) => id !== draft.id)
  const { rows } = scheduleOf(book.loan, [...others, draft])
  const isExtra = draft.type === 'extra-principal'
  const around = { was, others, rows, path }
  if (isExtra) await checkExtra(open, draft, around)
  else await checkRegular(open, draft, around)
  await write(open, draft, around)
  const [before, after] = [book.payments, [...others, draft]].map((list) => planOf(book.loan, list))
  if (before && isExtra && JSON.stringify(before) !== JSON.stringify(after)) {
    await recreateSchedule(tx, hand, { loanId: book.loan.id, before, rows, why: 'extra' })
  }
  await saveStandingAgain(open, rows)
}

/** As it is now. A loan that was paid is so no longer when something of it is open again. */
export async function saveStandingAgain(
  before: OpenLoan,
  rows: readonly DatedRow[],
): Promise<void> {
  const { tx, hand, book } = await readAgain(before)
  const { loan } = book
  const status = loan.status === 'paid' ? 'active' : loan.status
  const old = scheduleOf(loan, before.book.payments).rows
  const openBefore = openToday(before.book, old)
  await saveStanding(tx, hand, { ...book, loan: { ...loan, status } }, rows, openBefore)
}

type PlacedDraft = PaymentDraft & Pick<Payment, 'dueOn'>

interface Around {
  readonly was: Payment | null
  readonly others: readonly Payment[]
  readonly rows: readonly DatedRow[]
  readonly path: string
}

/** With what it is for; an extra payment is for the principal. */
async function write({ tx, hand, book }: OpenLoan, draft: PlacedDraft, around: Around) {
  const { was, others, rows } = around
  const { placed } = coverInstalments(rows, book.trackFrom, [...others, draft])
  const onTop = { dueOn: null, principalPart: draft.amount, interestPart: 0, feesPart: 0 }
  const payment = { ...draft, ...(placed.get(draft.id) ?? onTop) }
  if (!was) return createMany(tx, paymentDocuments, [payment], hand)
  const own = ['date', 'amount', 'effect', 'note'] as const
  const worked = ['dueOn', 'principalPart', 'interestPart', 'feesPart'] as const
  return updateMany(tx, paymentDocuments, [payment], new Set([...own, ...worked]), hand)
}

async function checkRegular(
  open: OpenLoan,
  draft: PaymentDraft,
  { path, ...around }: Around,
): Promise<void> {
  const { trackFrom, today } = open.book
  const verdict = checkPayment({ ...around, trackFrom, today }, draft)
  if (verdict.ok) return
  if (verdict.problem === 'counted') {
    const { locale } = await requireProfile(open.tx.client, open.hand.uid)
    throw invalid([[`${path}date`, countedWords(trackFrom, locale)]])
  }
  const { room } = verdict
  const words = room === 0 ? nothingOpen : roomWords(await written(open, room))
  throw invalid([[`${path}amount`, words]])
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

import type { Row } from '#contract/sync.ts'
import type { PaymentDraft } from '#domain/loans/place-payment.ts'
import type { Transaction } from '../db/database.ts'
import type { Completion, Departure } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import { wireObject } from '../documents/wire.ts'
import type { Writer } from '../documents/write.ts'
import { fetchPayment } from './deleted-payments.ts'
import { type Payment, paymentDocuments } from './loan.ts'
import { findLoan } from './open-loan.ts'
import { putPayment, takeBackPayment } from './put-payment.ts'

/**
 * An expense that is a payment of a loan and that payment are one fact: what is changed of the one
 * is changed of the other, or refused.
 */
export const completeInstalments: Completion = {
  fields: ['loanPrincipal'],
  async complete(tx, written, writer) {
    const some = written.filter(({ before, after }) => before?.loanId || after.loanId)
    if (some.length === 0) return written.map(({ after }) => after)
    const ids = some.map(({ after }) => after.id)
    const found = await readPaymentsOf(tx, writer, ids)
    for (const one of some) await follow(tx, writer, one, found.get(one.after.id) ?? null)
    // One may have changed what another is for.
    const now = await readPaymentsOf(tx, writer, ids)
    return written.map(({ after }) => withPrincipal(after, now.get(after.id)))
  },
}

/** Where something else was made of it before that was refused, nothing is said of the loan. */
function withPrincipal(row: Row, payment: Payment | undefined): Row {
  if (!payment) return row
  const loanPrincipal = isPlain(row) ? payment.principalPart || null : null
  return { ...row, loanPrincipal }
}

const isPlain = ({ lines, refundOf, expectedBack }: Row) => !(lines || refundOf || expectedBack)

async function readPaymentsOf(
  { client }: Transaction,
  { scope }: Writer,
  expenseIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const { rows } = await client.query<{ row: Payment }>({
    name: 'payments of expenses',
    text: `select ${wireObject(paymentDocuments)} as row from payments t
      where t.expense_id = any($1::uuid[]) and t.scope = $2`,
    values: [expenseIds, scope],
  })
  return new Map(rows.map(({ row }) => [row.expenseId ?? '', row]))
}

async function follow(
  tx: Transaction,
  writer: Writer,
  written: Written,
  payment: Payment | null,
): Promise<void> {
  const { before, after, path } = written
  if (before && !payment) return checkFree(before, written)
  const draft = payment ?? (await fetchPayment(tx, writer, 'expense_id', after.id))?.payment
  if (!draft || draft.loanId !== after.loanId) {
    throw invalid([[`${path}loanId`, before ? staysWords : enterWords]])
  }
  if (before) checkLinked(before, written)
  const { date, amount } = after as Row & PaymentDraft
  if (payment && payment.date === date && payment.amount === amount) return
  const open = await findLoan(tx, writer, draft.loanId)
  if (!open) throw invalid([[`${path}loanId`, 'Choose one that exists.']])
  await putPayment(open, { ...draft, date, amount }, path)
}

const staysWords = 'It is a payment of a loan, so it stays with it. Delete it instead.'
const enterWords = 'Write it down as a payment of the loan instead.'

/** One that no payment belongs to is not made one by saying so. */
function checkFree(before: Row, { after, path }: Written): void {
  if (after.loanId === null || after.loanId === before.loanId) return
  throw invalid([[`${path}loanId`, enterWords]])
}

const linked: Readonly<Record<string, string>> = {
  currency: 'A payment of a loan is in the currency of the loan.',
  loanPrincipal: 'What is paid back follows from the loan.',
  lines: 'An instalment of a loan is not split.',
  refundOf: 'An instalment of a loan is not a refund.',
  expectedBack: 'An instalment of a loan does not come back.',
}

function checkLinked(before: Row, { after, path }: Written): void {
  const wrong = Object.entries(linked)
    .filter(([field]) => after[field] !== null && isOther(before[field], after[field]))
    .map(([field, words]): Complaint => [`${path}${field}`, words])
  if (wrong.length > 0) throw invalid(wrong)
}

const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** A payment goes with the expense it is. */
export const takeBackInstalments: Departure = async (tx, ids, writer) => {
  for (const payment of (await readPaymentsOf(tx, writer, ids)).values()) {
    const open = await findLoan(tx, writer, payment.loanId)
    if (open) await takeBackPayment(open, { payment, expense: null })
  }
}

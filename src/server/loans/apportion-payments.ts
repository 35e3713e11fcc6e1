import type { Coverage, PaymentPlace } from '#domain/loans/cover-instalments.ts'
import { changeRows } from '#server/documents/rows.ts'
import type { Transaction } from '../db/database.ts'
import { updateMany, type Writer } from '../documents/write.ts'
import { type Payment, paymentDocuments } from './loan.ts'

/** What each payment was for, by a schedule and payments that may be others since it was made. */
export async function apportionPayments(
  tx: Transaction,
  writer: Writer,
  payments: readonly Payment[],
  { placed }: Coverage,
): Promise<void> {
  const changed = payments.flatMap((payment) => {
    const place = placed.get(payment.id)
    return place && isOther(payment, place) ? [{ ...payment, ...place }] : []
  })
  const fields = new Set(['dueOn', 'principalPart', 'interestPart', 'feesPart'])
  await updateMany(tx, paymentDocuments, changed, fields, writer)
  await updateExpenses(tx, writer, changed)
}

const isOther = (payment: Payment, place: PaymentPlace): boolean =>
  payment.dueOn !== place.dueOn ||
  payment.feesPart !== place.feesPart ||
  payment.interestPart !== place.interestPart

/** What an expense says of the loan follows, unless its owner made something else of it. */
async function updateExpenses(
  tx: Transaction,
  { scope, now }: Writer,
  changed: readonly Payment[],
): Promise<void> {
  const linked = changed.filter(({ expenseId }) => expenseId !== null)
  if (linked.length === 0) return
  await changeRows(tx, {
    ...{ table: 'expenses', values: [scope, now, JSON.stringify(linked)] },
    set: 'loan_principal = nullif(least(t.amount, p."principalPart"), 0), updated_at = $2',
    from: 'json_to_recordset($3) as p ("expenseId" uuid, "principalPart" bigint)',
    where: `t.id = p."expenseId" and t.scope = $1 and t.lines is null and t.refund_of is null
      and t.expected_back is null`,
  })
}

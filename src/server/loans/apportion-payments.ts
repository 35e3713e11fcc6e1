import { apportion, type PaymentParts } from '#domain/loans/apportion.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import type { Transaction } from '../db/database.ts'
import { type Hand, updateMany } from '../documents/write.ts'
import { type Payment, paymentDocuments } from './loan.ts'

/** What each payment was for, by a schedule that may have changed since it was made. */
export async function apportionPayments(
  tx: Transaction,
  hand: Hand,
  payments: readonly Payment[],
  rows: readonly DatedRow[],
): Promise<void> {
  const byDay = new Map(rows.map((row) => [row.date, row]))
  const changed: Payment[] = []
  for (const [dueOn, own] of Map.groupBy(payments, (payment) => payment.dueOn)) {
    const row = dueOn === null ? undefined : byDay.get(dueOn)
    if (!row) continue
    const amounts = own.map(({ amount }) => amount)
    for (const [at, parts] of apportion(row, amounts).entries()) {
      const payment = own[at]
      if (payment && isOther(payment, parts)) changed.push({ ...payment, ...parts })
    }
  }
  const fields = new Set(['principalPart', 'interestPart', 'feesPart'])
  await updateMany(tx, paymentDocuments, changed, fields, hand)
  await updateExpenses(tx, hand, changed)
}

const isOther = (payment: Payment, parts: PaymentParts): boolean =>
  payment.principalPart !== parts.principalPart || payment.interestPart !== parts.interestPart

/** What an expense says of the loan follows, unless its owner made something else of it. */
async function updateExpenses(
  { client, touched }: Transaction,
  { scope, now }: Hand,
  changed: readonly Payment[],
): Promise<void> {
  const linked = changed.filter(({ expenseId }) => expenseId !== null)
  if (linked.length === 0) return
  await client.query(
    `update expenses e set loan_principal = nullif(least(e.amount, p."principalPart"), 0),
        updated_at = $2
      from json_to_recordset($3) as p ("expenseId" uuid, "principalPart" bigint)
      where e.id = p."expenseId" and e.scope = $1 and e.lines is null and e.refund_of is null
        and e.expected_back is null`,
    [scope, now, JSON.stringify(linked)],
  )
  touched.add(scope)
}

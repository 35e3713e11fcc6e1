import type { Row } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import type { Writer } from '../documents/write.ts'
import type { Payment } from './loan.ts'

/** A payment that was taken back, with the expense it was where that went with it. */
export interface TakenBack {
  readonly payment: Payment
  readonly expense: Row | null
}

/** Kept for as long as taking it back may be undone. */
export async function putAwayPayment(
  { client }: Transaction,
  { scope, now }: Writer,
  { payment, expense }: TakenBack,
): Promise<void> {
  await client.query(
    `insert into deleted_payments (scope, payment_id, expense_id, payment, expense, deleted_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (scope, payment_id) do update set expense_id = excluded.expense_id,
        payment = excluded.payment, expense = excluded.expense, deleted_at = $6`,
    [scope, payment.id, payment.expenseId, payment, expense, now],
  )
}

/** By its own id, or by that of the expense it was; it is used up by being found. */
export async function fetchPayment(
  { client }: Transaction,
  { scope }: Writer,
  by: 'payment_id' | 'expense_id',
  id: string,
): Promise<TakenBack | null> {
  const { rows } = await client.query<TakenBack>(
    `delete from deleted_payments where scope = $1 and ${by} = $2 returning payment, expense`,
    [scope, id],
  )
  return rows[0] ?? null
}

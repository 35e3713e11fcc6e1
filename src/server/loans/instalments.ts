import type { Day } from '#domain/calendar/calendar.ts'
import type { Coverage } from '#domain/loans/cover-instalments.ts'
import type { Transaction } from '../db/database.ts'
import type { Writer } from '../documents/write.ts'

/** What the owner took back of instalments whose day had come: it is open, and not posted again. */
export async function readTakenBack(
  { client }: Transaction,
  { scope }: Writer,
  loanId: string,
  trackFrom: Day,
): Promise<number> {
  const { rows } = await client.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::bigint as amount from loan_instalments
      where scope = $1 and loan_id = $2 and status = 'removed' and due_on >= $3`,
    [scope, loanId, trackFrom],
  )
  return rows[0]?.amount ?? 0
}

/** Which instalments are paid, by their days, and at the first that is not what was taken back. */
export async function saveInstalments(
  { client }: Transaction,
  { scope, now }: Writer,
  loanId: string,
  { tracked, next }: Coverage,
  takenBack: number,
): Promise<void> {
  const whose = [scope, loanId]
  const paid = tracked.filter(({ date }) => !next || date < next.date).map(({ date }) => date)
  await client.query(
    `delete from loan_instalments where scope = $1 and loan_id = $2
      and (status = 'removed' or due_on <> all($3::date[]))`,
    [...whose, paid],
  )
  await client.query(
    `insert into loan_instalments (scope, loan_id, due_on, status, changed_at)
      select $1, $2, due_on, 'paid', $3 from unnest($4::date[]) as due_on on conflict do nothing`,
    [...whose, now, paid],
  )
  if (!next || takenBack === 0) return
  await client.query(
    `insert into loan_instalments (scope, loan_id, due_on, status, changed_at, amount)
      values ($1, $2, $3, 'removed', $4, $5)`,
    [...whose, next.date, now, takenBack],
  )
}

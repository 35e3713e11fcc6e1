import type { Day } from '#domain/calendar.ts'
import type { Transaction } from '../db/database.ts'
import type { Hand } from '../documents/write.ts'

/** The instalments that are paid; one that was taken back is not. */
export async function readDealtWith(
  { client }: Transaction,
  { scope }: Hand,
  loanId: string,
): Promise<ReadonlySet<Day>> {
  const { rows } = await client.query<{ dueOn: Day }>(
    `select due_on as "dueOn" from loan_instalments
      where scope = $1 and loan_id = $2 and status = 'paid'`,
    [scope, loanId],
  )
  return new Set(rows.map(({ dueOn }) => dueOn))
}

/** Enters these as paid, and gives those that nobody had entered before: only they are posted. */
export async function claimInstalments(
  { client }: Transaction,
  { scope, now }: Hand,
  loanId: string,
  days: readonly Day[],
): Promise<ReadonlySet<Day>> {
  const { rows } = await client.query<{ dueOn: Day }>(
    `insert into loan_instalments (scope, loan_id, due_on, status, changed_at)
      select $1, $2, due_on, 'paid', $3 from unnest($4::date[]) as due_on
      on conflict do nothing returning due_on as "dueOn"`,
    [scope, loanId, now, days],
  )
  return new Set(rows.map(({ dueOn }) => dueOn))
}

export async function setInstalment(
  { client }: Transaction,
  { scope, now }: Hand,
  loanId: string,
  dueOn: Day,
  status: 'paid' | 'removed',
): Promise<void> {
  await client.query(
    `insert into loan_instalments (scope, loan_id, due_on, status, changed_at)
      values ($1, $2, $3, $4, $5)
      on conflict (scope, loan_id, due_on) do update set status = $4, changed_at = $5`,
    [scope, loanId, dueOn, status, now],
  )
}

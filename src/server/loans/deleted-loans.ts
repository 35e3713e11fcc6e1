import { changeRows, insertRows } from '#server/documents/rows.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Writer } from '../documents/write.ts'
import type { Loan } from './loan.ts'

/** What goes with a loan and comes back with it; its schedule is worked out again. */
const kept = ['payments', 'loan_versions', 'loan_version_rows'] as const
const KEPT_DAYS = 30

/** Kept for as long as the deletion may be undone. */
export async function putAwayLoans(
  { client }: Transaction,
  { scope, now }: Writer,
  ids: readonly string[],
): Promise<void> {
  const parts = kept.map(
    (table) => `'${table}', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${table} t
      where t.scope = $1 and t.loan_id = l.id)`,
  )
  await client.query(
    `insert into deleted_loans (scope, loan_id, kept, deleted_at)
      select scope, id, jsonb_build_object(${parts}), $3 from loans l
      where scope = $1 and id = any($2::uuid[])
      on conflict (scope, loan_id) do update set kept = excluded.kept, deleted_at = $3`,
    [scope, ids, now],
  )
}

/** A deletion is undone: what was paid for the loan is there again, and is its own again. */
export async function takeBack(
  tx: Transaction,
  { scope, now }: Writer,
  { id, currency }: Loan,
): Promise<void> {
  const { rowCount } = await tx.client.query(
    'select from deleted_loans where scope = $1 and loan_id = $2',
    [scope, id],
  )
  if (!rowCount) return
  for (const table of kept) {
    await insertRows(tx, {
      ...{ table, values: [scope, id] },
      rows: `select r.* from deleted_loans d,
          jsonb_populate_recordset(null::${table}, d.kept->'${table}') r
        where d.scope = $1 and d.loan_id = $2`,
    })
  }
  // An expense that was made something else meanwhile is the owner's, and no payment any more.
  await changeRows(tx, {
    ...{ table: 'expenses', values: [scope, id, now, currency] },
    set: 'loan_id = p.loan_id, loan_principal = nullif(p.principal_part, 0), updated_at = $3',
    from: 'payments p',
    where: `p.scope = $1 and p.loan_id = $2 and t.id = p.expense_id and t.scope = $1
      and t.loan_id is null and t.amount = p.amount and t.date = p.date and t.currency = $4
      and t.lines is null and t.refund_of is null and t.expected_back is null`,
  })
  await changeRows(tx, {
    ...{ table: 'payments', values: [scope, id, now], set: 'expense_id = null, updated_at = $3' },
    where: `t.scope = $1 and t.loan_id = $2 and t.expense_id is not null
      and not exists (select from expenses e
        where e.id = t.expense_id and e.scope = $1 and e.loan_id = $2)`,
  })
  await tx.client.query('delete from deleted_loans where scope = $1 and loan_id = $2', [scope, id])
}

export async function dropDeletedLoans({ pool }: Database, now: Date): Promise<void> {
  for (const table of ['deleted_loans', 'deleted_payments']) {
    await pool.query(
      `delete from ${table} where deleted_at < $1::timestamptz - make_interval(days => $2)`,
      [now, KEPT_DAYS],
    )
  }
}

import type { Transaction } from '../db/database.ts'
import type { InBook } from '../documents/write.ts'

/** The account of somebody's part that is gone: theirs alone, so nothing of it is in the group. */
export interface KeptAccount {
  readonly id: string
  readonly currency: string
  readonly accountId: string
  readonly accountAmount: number | null
}

/** Of parts of the expenses `$3`, while the account is there. */
export const keptAccounts = `select d.share_id as id, d.currency,
    d.account_id as "accountId", d.account_amount as "accountAmount"
  from deleted_shares d join accounts a on a.id = d.account_id and a.scope = d.scope
  where d.expense_id = any($3::uuid[])`

/** Also that there was none: what was kept of an earlier deletion is no longer so. */
export async function keepAccounts(
  { client }: Transaction,
  gone: readonly InBook<string>[],
): Promise<void> {
  await client.query(
    `insert into deleted_shares
        (share_id, scope, expense_id, currency, account_id, account_amount, deleted_at)
      select id, scope, expense_id, currency, account_id, account_amount, $2 from group_shares
      where id = any($1::uuid[]) and scope = any($3)
      on conflict (scope, share_id) do update set currency = excluded.currency,
        account_id = excluded.account_id, account_amount = excluded.account_amount,
        deleted_at = excluded.deleted_at`,
    [
      gone.map(({ row }) => row),
      gone[0]?.writer.now,
      [...new Set(gone.map(({ writer }) => writer.scope))],
    ],
  )
}

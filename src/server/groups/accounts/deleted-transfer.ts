import type { GroupAccountEntryRow } from '#contract/groups/accounts.ts'
import { userScope } from '#contract/sync.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { createInBooks } from '#server/documents/write.ts'
import { memberIn, type OpenGroup } from '../open-group.ts'

type Entry = GroupAccountEntryRow

const transfers = documentsOf('transfers')

/** Whose own account it moved, while they are there. */
const ownerOf = ({ group }: OpenGroup, { memberId }: Entry) =>
  memberId === null ? null : (memberIn(group, memberId)?.uid ?? null)

/** Which account of theirs it moved is theirs alone, so nothing of it is in the group's record. */
export async function keepTransfer(open: OpenGroup, entry: Entry): Promise<void> {
  const uid = ownerOf(open, entry)
  if (!uid) return
  const [own, joint] = entry.kind === 'pay-in' ? ['from_side', 'to_side'] : ['to_side', 'from_side']
  await open.context.tx.client.query(
    `insert into deleted_shares
        (share_id, scope, expense_id, currency, account_id, account_amount, deleted_at)
      select id, scope, id, $3, (${own}->>'accountId')::uuid, (${own}->>'amount')::bigint, $4
      from transfers where id = $1 and scope = $2 and ${joint}->>'groupId' = $5
      on conflict (scope, share_id) do update set account_id = excluded.account_id,
        account_amount = excluded.account_amount, deleted_at = excluded.deleted_at`,
    [entry.id, userScope(uid), entry.currency, open.context.now, entry.groupId],
  )
}

/** What came back moves the account that it moved, while that is there. */
export async function putTransferBack(open: OpenGroup, entry: Entry): Promise<void> {
  const uid = ownerOf(open, entry)
  if (!uid) return
  const { tx, now } = open.context
  const writer = { uid, scope: userScope(uid), now }
  const { rows } = await tx.client.query<{ accountId: string; amount: number }>(
    `delete from deleted_shares d using accounts a
      where d.share_id = $1 and d.scope = $2 and a.id = d.account_id and a.scope = d.scope
        and not exists (select from transfers t where t.scope = d.scope and t.id = d.share_id)
      returning d.account_id as "accountId", d.account_amount as amount`,
    [entry.id, writer.scope],
  )
  const [kept] = rows
  if (!kept) return
  const { id, date, text, groupId, accountId, amount, kind } = entry
  const said = { date, text, bankId: null, importId: null, isPending: false, kept: null }
  const sides = [
    { ...kept, ...said },
    { accountId, groupId, amount, ...said },
  ]
  const [from, to] = kind === 'pay-in' ? sides : sides.toReversed()
  const row = { ...transfers.facts.entity.defaults, id, from, to, reason: 'own', date, feeId: null }
  await createInBooks(tx, transfers, [{ row, writer }])
}

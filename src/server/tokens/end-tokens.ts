import { userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { changeRows } from '../documents/rows.ts'
import { lockScope } from '../documents/write.ts'

/** Which of somebody's tokens. */
type Which = { readonly id: string } | { readonly place: string } | { readonly until: Date } | 'all'

const conditions = {
  id: 'id = $3',
  place: 'place = $3',
  until: 'expires_at <= $3',
} as const

/** What they were called is kept for as long as what they asked; what they proposed is over. */
export async function endTokens(
  tx: Transaction,
  uid: string,
  which: Which,
  now: Date,
): Promise<number> {
  const [[name, value] = []] = which === 'all' ? [] : Object.entries(which)
  const where = name === undefined ? 'true' : conditions[name as keyof typeof conditions]
  const { rows } = await tx.client.query<{ id: string }>(
    `with gone as (
      delete from api_tokens where user_id = $1 and ${where} returning id, name, hint, expires_at
    ), kept as (
      insert into ended_tokens (id, user_id, name, hint, ended_at)
        select id, $1::uuid, name, hint, least(expires_at, $2::timestamptz) from gone
    ) select id from gone`,
    [uid, now, ...(value === undefined ? [] : [value])],
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await endProposals(tx, uid, ids, now)
  return ids.length
}

async function endProposals(tx: Transaction, uid: string, tokenIds: readonly string[], now: Date) {
  const scope = userScope(uid)
  const waiting = `select from proposals
    where scope = $1 and state = 'waiting' and token_id = any($2::uuid[]) limit 1`
  if ((await tx.client.query(waiting, [scope, tokenIds])).rowCount === 0) return
  await lockScope(tx, scope)
  await changeRows(tx, {
    ...{ table: 'proposals', values: [now, scope, tokenIds] },
    set: `state = 'expired', updated_at = $1`,
    where: `t.scope = $2 and t.state = 'waiting' and t.token_id = any($3::uuid[])`,
  })
}

import { groupScope, type Scope } from '#contract/sync.ts'
import type { Transaction } from '#server/db/database.ts'
import { changeRows } from '#server/documents/rows.ts'
import { lockScopes } from '#server/documents/write.ts'
import type { Engine } from '#server/engine.ts'
import { endTokens } from '#server/tokens/end-tokens.ts'
import { takeBack } from './received-invitations.ts'

/** Which of a group's invitations end, by the one they have to do with. */
const which = {
  /** Who is no longer in the group invites nobody. */
  madeBy: 'created_by = $3',
  /** Somebody with less to say: others may use a link long after, and nobody is named by it. */
  ledBy: "created_by = $3 and (channel = 'link' or role <> 'member')",
  /** Links of others that somebody removed may know: by them they would come under a new name. */
  knownTo: "channel = 'link' and created_by <> $3",
  /** Somebody who was to come, by the account they have. */
  sentTo: "id in (select id from received_invitations where scope = 'u:' || $3)",
  /** Somebody who is in the group by name. */
  forPlace: 'member_id = $3',
} as const

interface Ending {
  readonly scope: Scope
  readonly now: Date
}

/** Ends what still waits, in the group and with whoever it waited for. */
export async function endInvitations(
  tx: Transaction,
  { scope, now }: Ending,
  kind: keyof typeof which,
  id: string,
): Promise<number> {
  const { rows } = await changeRows<{ id: string }>(tx, {
    ...{ table: 'invitations', values: [scope, now, id], returning: 'id' },
    set: `status = 'revoked', updated_at = $2`,
    where: `t.scope = $1 and t.status = 'pending' and ${which[kind]}`,
  })
  if (rows.length === 0) return 0
  await takeBack(
    tx,
    rows.map((row) => row.id),
    kind === 'sentTo' ? 'joined' : 'revoked',
  )
  return rows.length
}

/** All that somebody made, in whatever group; answers how many still waited. */
export async function endEveryInvitation(tx: Transaction, uid: string, now: Date): Promise<number> {
  const { rows } = await tx.client.query<{ scope: Scope }>(
    `select distinct scope from invitations where created_by = $1 and status = 'pending'`,
    [uid],
  )
  await lockScopes(
    tx,
    rows.map(({ scope }) => scope),
  )
  let ended = 0
  for (const { scope } of rows) ended += await endInvitations(tx, { scope, now }, 'madeBy', uid)
  return ended
}

/** After two weeks an invitation is over, also where nobody looks. */
export function expireInvitations({ database }: Engine, now: Date): Promise<number> {
  return database.transact(async (tx) => {
    const { rows } = await changeRows<{ id: string }>(tx, {
      ...{ table: 'invitations', values: [now], returning: 'id' },
      set: `status = 'expired', updated_at = $1`,
      where: `t.status = 'pending' and t.expires_at <= $1`,
    })
    await takeBack(
      tx,
      rows.map(({ id }) => id),
      'expired',
    )
    return rows.length
  })
}

/** Whoever leaves a group takes no token for it along, even if they come back, nor its news. */
export async function endTokensOf(tx: Transaction, uid: string, groupId: string, now: Date) {
  const { client } = tx
  await endTokens(tx, uid, { place: groupId }, now)
  await client.query('delete from webhooks where user_id = $1 and place = $2', [uid, groupId])
  await client.query(
    `delete from webhook_deliveries d using webhooks w
      where w.id = d.webhook_id and w.user_id = $1 and d.of_scope = $2`,
    [uid, groupScope(groupId)],
  )
}

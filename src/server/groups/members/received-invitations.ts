import type { Logger } from 'pino'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import { routes } from '#contract/routes.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import { type InvitationOutcome, invitationOutcomes } from '#domain/notices/outcome-words.ts'
import type { Transaction } from '#server/db/database.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { changeRows, removeRows } from '#server/documents/rows.ts'
import { createMany, lockScope } from '#server/documents/write.ts'
import { notify } from '#server/notifications/notify.ts'
import { invitationWords, severalInvitations } from '../notice-words.ts'

const received = documentsOf('received_invitations')

/** What somebody is told of an invitation that is theirs. */
export interface Received extends Pick<InvitationRow, 'id' | 'groupId' | 'channel' | 'expiresAt'> {
  readonly groupName: string
  readonly invitedBy: string
}

interface InvitationDeps {
  readonly log: Logger
}

/** Puts an invitation into somebody's book, where it waits for an answer, and tells them. */
export async function handOver(
  deps: InvitationDeps,
  tx: Transaction,
  uid: string,
  { channel, ...given }: Received,
  now: Date,
): Promise<void> {
  const { id, groupId } = given
  const groupName = nameInMessage(given.groupName, 'a group')
  const invitedBy = nameInMessage(given.invitedBy, 'Somebody')
  const invitation = { ...given, groupName, invitedBy }
  await createMany(tx, received, [invitation], { uid, scope: userScope(uid), now })
  const notice = {
    ...invitationWords(invitedBy, groupName),
    uid,
    kind: 'invitation',
    subject: id,
    period: 'once',
    isMailed: channel === 'email',
    isApart: true,
    link: routes.groups.path,
    data: { invitationId: id, groupId, groupName, invitedBy },
  } as const
  if (await wasRejected(tx, uid, id)) return
  if (!(await isJoined(tx, uid, id, invitedBy))) await notify(deps, tx, notice, now)
}

/** The invitations a notification is about. */
const toldIds = `coalesce(t.data->'invitationIds', jsonb_build_array(t.data->>'invitationId'))`

/** Who said no to the same person about the same group is not asked again; it waits in silence. */
async function wasRejected({ client }: Transaction, uid: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from notifications t join invitations own on own.id = $2
        join invitations i on ${toldIds} ? i.id::text
      where t.scope = $1 and t.kind = 'invitation' and i.status = 'rejected'
        and i.created_by = own.created_by and i.group_id = own.group_id limit 1`,
    [userScope(uid), id],
  )
  return (rowCount ?? 0) > 0
}

/** One more by the same person, or into the same group, is told with the one not read yet. */
async function isJoined(tx: Transaction, uid: string, id: string, invitedBy: string) {
  const { rows } = await tx.client.query<{ id: string; told: string[] }>(
    `select t.id, ${toldIds} as told from notifications t
      where t.scope = $1 and t.kind = 'invitation' and not t.read
        and exists (select from invitations i join invitations own on own.id = $2
          where ${toldIds} ? i.id::text
            and (i.created_by = own.created_by or i.group_id = own.group_id))
      order by t.id limit 1`,
    [userScope(uid), id],
  )
  const [open] = rows
  if (!open) return false
  const invitationIds = [...open.told, id]
  const { title, body } = severalInvitations(invitedBy, invitationIds.length)
  const data = JSON.stringify({ invitationIds })
  await changeRows(tx, {
    ...{ table: 'notifications', values: [open.id, title, body, data, userScope(uid)] },
    ...{ set: 'title = $2, body = $3, data = $4::jsonb', where: 't.scope = $5 and t.id = $1' },
  })
  return true
}

/**
 * Held until they are handed over: none of them can end meanwhile. Who has proven no address of
 * their own puts nothing into others' books.
 */
const waiting = `select i.id, i.group_id as "groupId", i.channel,
    to_json(i.expires_at)#>>'{}' as "expiresAt", g.name as "groupName",
    m.member->>'name' as "invitedBy"
  from users u
    join invitation_secrets s on s.address = u.phone
      or (u.email_verified and s.address = lower(u.email))
    join invitations i on i.id = s.invitation_id and i.channel <> 'link'
    join groups g on g.id = i.group_id
    join users by on by.id = i.created_by and (by.email_verified or by.phone is not null)
    cross join lateral jsonb_array_elements(g.members) m (member)
  where u.id = $1 and u.status = 'active' and i.status = 'pending' and i.expires_at > $2
    and not g.member_ids @> array[u.id]
    and m.member->>'uid' = i.created_by::text and m.member->>'leftAt' is null
    and (m.member->>'role' <> 'member' or not exists
      (select from barred_members b where b.group_id = g.id and b.user_id = u.id))
    and not exists (select from received_invitations r where r.id = i.id)
    and not exists (select from blocked_inviters b
      where b.user_id = u.id and b.inviter_id = i.created_by)
  order by i.id
  for no key update of i`

/**
 * Finds what waits for somebody under an address or number that they have shown to be theirs: it
 * may have been sent before they were here. Only typing an address shows nothing.
 */
export async function matchInvitations(
  deps: InvitationDeps,
  tx: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  await lockScope(tx, userScope(uid))
  const { rows } = await tx.client.query<Received>({
    name: 'waiting invitations',
    text: waiting,
    values: [uid, now],
  })
  for (const invitation of rows) await handOver(deps, tx, uid, invitation, now)
}

/** Who waits for an answer, or has one to give, in this group. */
export async function invitedTo({ client }: Transaction, groupId: string) {
  const { rows } = await client.query<{ scope: Scope }>(
    'select distinct scope from received_invitations where group_id = $1',
    [groupId],
  )
  return rows.map(({ scope }) => scope.slice(2))
}

/** Dealt with: no longer news, but how it went. */
async function drop(
  tx: Transaction,
  where: string,
  values: readonly unknown[],
  outcome: InvitationOutcome,
): Promise<void> {
  const { rows } = await removeRows<{ id: string; scope: Scope }>(tx, {
    ...{ table: 'received_invitations', values, where, returning: 'id' },
  })
  if (rows.length === 0) return
  const gone = [rows.map(({ id }) => id), rows.map(({ scope }) => scope)]
  await changeRows(tx, {
    ...{ table: 'notifications', values: [...gone, invitationOutcomes[outcome]] },
    set: 'read = true, body = $3',
    where: `t.scope = any($2::text[]) and t.kind = 'invitation' and ${toldIds} ?| $1::text[]
      and not exists (select from received_invitations r
        where r.scope = t.scope and ${toldIds} ? r.id::text)`,
  })
}

/** These are over, so they wait for nobody. */
export const takeBack = (tx: Transaction, ids: readonly string[], outcome: InvitationOutcome) =>
  drop(tx, 'id = any($1::uuid[])', [ids], outcome)

/** It reads as the group is called now. */
export async function renameReceived(tx: Transaction, groupId: string, name: string) {
  await changeRows(tx, {
    ...{ table: 'received_invitations', values: [groupId, nameInMessage(name, 'a group')] },
    ...{ set: 'group_name = $2', where: 't.group_id = $1' },
  })
}

/** The group goes, and with it all who were to come. */
export const takeBackAll = (tx: Transaction, groupId: string) =>
  drop(tx, 'group_id = $1', [groupId], 'revoked')

/** Whoever sent them is not wanted: the groups' own records say nothing of it. */
export const dropFrom = (tx: Transaction, uid: string, inviter: string) =>
  drop(
    tx,
    'scope = $1 and id in (select id from invitations where created_by = $2)',
    [userScope(uid), inviter],
    'rejected',
  )

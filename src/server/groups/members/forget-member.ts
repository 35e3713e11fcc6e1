import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import { type Row, type Scope, userScope } from '#contract/sync.ts'
import { householdOf, withoutHousehold } from '#domain/groups/voices.ts'
import type { Transaction } from '#server/db/database.ts'
import { documentsIn, documentsOf } from '#server/documents/collection.ts'
import { removeRows } from '#server/documents/rows.ts'
import { wireObject } from '#server/documents/wire.ts'
import { lockScopes, updateMany } from '#server/documents/write.ts'
import { passParts } from '../accounts/joint-parts.ts'
import type { Telling } from '../open-group.ts'
import { partHousehold, tellHousehold } from '../settlements/tell-household.ts'
import { endInvitations } from './end-invitations.ts'
import { takeBackAll } from './received-invitations.ts'

/** Under this name a group keeps what it did together with somebody whose account is gone. */
const neutralName = 'Former member'
const groups = documentsOf('groups')

type Forgetting = Telling['context']

/**
 * Somebody's account goes: in their groups they are gone under no name, and every balance stays. If
 * they were the last owner, whoever has been there longest is next.
 */
export async function forgetMember(context: Forgetting, uid: string): Promise<void> {
  const { tx } = context
  const { rows } = await tx.client.query<{ scope: Scope; uids: readonly string[] }>(
    'select scope, member_ids as uids from groups where members @> $1 order by scope',
    [JSON.stringify([{ uid }])],
  )
  await lockScopes(
    tx,
    rows.map(({ scope }) => scope),
  )
  // All at once, as those who are told would else be locked in another order group by group.
  const told = new Set([uid, ...rows.flatMap(({ uids }) => uids)])
  await lockScopes(tx, [...told].map(userScope))
  for (const { scope } of rows) await forgetIn(context, scope, uid)
  await tx.client.query('delete from group_category_choices where user_id = $1', [uid])
  await tx.client.query('delete from barred_members where user_id = $1', [uid])
}

async function forgetIn(context: Forgetting, scope: Scope, uid: string): Promise<void> {
  const { tx, now } = context
  const { rows } = await tx.client.query<{ row: GroupRow }>(
    `select ${wireObject(groups)} as row from groups t where t.scope = $1`,
    [scope],
  )
  const group = rows[0]?.row
  if (!group) return
  const memberIds = group.memberIds.filter((id) => id !== uid)
  tx.touched.add(scope)
  tx.moved.add(uid)
  if (memberIds.length === 0) return dropGroup(tx, scope, group.id)
  const writer = { uid, scope, now }
  await endInvitations(tx, writer, 'madeBy', uid)
  const theirs = group.members.filter((member) => member.uid === uid)
  const leftAt = now.toISOString()
  const members = theirs.reduce(
    (all, { memberId }) => withoutHousehold(all, memberId),
    group.members.map((member) => (member.uid === uid ? nobody(member, leftAt) : member)),
  )
  const after: GroupRow = { ...group, members: withOwner(members), memberIds }
  const fields = new Set(['members', 'memberIds'])
  await updateMany(tx, groups, [after as Row], fields, writer)
  const open = { context, writer, group: after }
  for (const member of theirs) {
    await passParts(open, member, 'what they owe')
    await tellOthers(open, member, group)
  }
}

/** Who settled together with them, or waited for their word, hears that this is over. */
async function tellOthers(open: Telling, member: GroupMember, { members }: GroupRow) {
  const { memberId, leftAt } = member
  if (leftAt !== null) return
  await partHousehold(open, member, members)
  const mates = householdOf(members, memberId).filter((one) => one.memberId !== memberId)
  await tellHousehold(open, mates, 'gone', member)
}

/** Who is gone, and not somebody whose place another may take: their claims stay theirs. */
const nobody = (member: GroupMember, leftAt: string): GroupMember => ({
  ...member,
  leftAt: member.leftAt ?? leftAt,
  uid: null,
  // A guest said no more of themselves than this name.
  name: member.guest ? member.name : neutralName,
  guest: null,
  role: 'member',
})

/** With nobody left who could read it, there is nothing to keep. */
async function dropGroup(tx: Transaction, scope: Scope, groupId: string): Promise<void> {
  await takeBackAll(tx, groupId)
  for (const { table } of documentsIn(scope)) {
    await removeRows(tx, { table, values: [scope], where: 't.scope = $1' })
  }
}

export function withOwner(members: readonly GroupMember[]): GroupMember[] {
  const here = members.filter(({ uid, leftAt, guest }) => uid && leftAt === null && !guest)
  if (here.some(({ role }) => role === 'owner')) return [...members]
  const rank = ({ role, joinedAt }: GroupMember) => `${role === 'admin' ? 0 : 1} ${joinedAt}`
  const next = here.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
  return members.map((member) => (member === next ? { ...member, role: 'owner' } : member))
}

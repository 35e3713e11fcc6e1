import type { GroupMember, GroupRow } from '#contract/entities/groups.ts'
import type { Row, Scope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { documentsIn, documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { lockScopes, updateMany } from '../documents/write.ts'
import { endInvitations } from './end-invitations.ts'
import { takeBackAll } from './received-invitations.ts'

/** Under this name a group keeps what it did together with somebody whose account is gone. */
const neutralName = 'Former member'
const groups = documentsOf('groups')

/**
 * Somebody's account goes: in their groups a placeholder without their name takes their place, so
 * that every balance stays. If they were the last owner, whoever has been there longest is next.
 */
export async function forgetMember(tx: Transaction, uid: string, now: Date): Promise<void> {
  const { rows } = await tx.client.query<{ scope: Scope }>(
    'select scope from groups where members @> $1 order by scope',
    [JSON.stringify([{ uid }])],
  )
  await lockScopes(
    tx,
    rows.map(({ scope }) => scope),
  )
  for (const { scope } of rows) await forgetIn(tx, scope, uid, now)
  await tx.client.query('delete from group_category_choices where user_id = $1', [uid])
  await tx.client.query('delete from barred_members where user_id = $1', [uid])
}

async function forgetIn(tx: Transaction, scope: Scope, uid: string, now: Date): Promise<void> {
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
  await endInvitations(tx, { scope, now }, 'madeBy', uid)
  const members = withOwner(
    group.members.map((member) => (member.uid === uid ? nobody(member) : member)),
  )
  const after: GroupRow = { ...group, members: [...members], memberIds }
  const fields = new Set(['members', 'memberIds'])
  await updateMany(tx, groups, [after as Row], fields, { uid, scope, now })
}

const nobody = (member: GroupMember): GroupMember => ({
  ...member,
  uid: null,
  name: neutralName,
  role: 'member',
  asks: null,
})

/** With nobody left who could read it, there is nothing to keep. */
async function dropGroup(tx: Transaction, scope: Scope, groupId: string): Promise<void> {
  await takeBackAll(tx, groupId)
  for (const { table } of documentsIn(scope)) {
    await tx.client.query(`delete from ${table} where scope = $1`, [scope])
  }
}

function withOwner(members: readonly GroupMember[]): readonly GroupMember[] {
  const here = members.filter(({ uid, leftAt }) => uid !== null && leftAt === null)
  if (here.some(({ role }) => role === 'owner')) return members
  const rank = ({ role, joinedAt }: GroupMember) => `${role === 'admin' ? 0 : 1} ${joinedAt}`
  const next = here.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
  return members.map((member) => (member === next ? { ...member, role: 'owner' } : member))
}

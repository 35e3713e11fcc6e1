import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupMember } from '#contract/groups/entities.ts'
import { groupScope, userScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { invalid } from '../documents/validate.ts'
import { createMany, lockScope } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { noteActivity } from './note-activity.ts'

const groups = documentsOf('groups')

/** Whoever makes it is its owner; the others are names until somebody claims them. */
export async function createGroup(
  context: Context,
  { doc, memberId, placeholders }: GroupCommandArgs<'groups.create'>,
): Promise<void> {
  const { tx, caller, now } = context
  const ids = [memberId, ...placeholders.map((one) => one.memberId)]
  if (new Set(ids).size < ids.length) throw invalid([['placeholders', 'Add each person once.']])
  await lockScope(tx, userScope(caller.uid))
  const profile = await requireProfile(tx.client, caller.uid)
  const joined = { householdId: null, joinedAt: now.toISOString(), leftAt: null }
  const me: GroupMember = {
    ...joined,
    memberId,
    uid: caller.uid,
    name: profile.name,
    role: 'owner',
  }
  const others = placeholders.map((one): GroupMember => {
    return { ...joined, ...one, uid: null, role: 'member' }
  })
  const writer = { uid: caller.uid, scope: groupScope(doc.id), now }
  const group = {
    ...doc,
    status: 'open' as const,
    members: [me, ...others],
    memberIds: [caller.uid],
  }
  await createMany(tx, groups, [group], writer)
  tx.moved.add(caller.uid)
  const made = { ...group, createdAt: '', createdBy: caller.uid, updatedAt: '' }
  await noteActivity({ context, writer, group: made, me }, 'group-created', doc.id, {
    name: doc.name,
  })
}

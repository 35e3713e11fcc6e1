import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { Row } from '#contract/sync.ts'
import { editFits } from '#domain/groups/edit-fits.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import { withoutHousehold } from '#domain/groups/voices.ts'
import { type InvitationOutcome, invitationOutcomes } from '#domain/notices/outcome-words.ts'
import type { Reading } from '../types.ts'
import { type About, added, changed, type GroupEffect, groupOf, memberOf } from './group-rows.ts'
import { saidOutcome } from './notice-effects.ts'

const fourteenDaysMs = 14 * 86_400_000

const newMember = (
  fields: Partial<GroupMember> & Pick<GroupMember, 'memberId' | 'name'>,
  at: string,
) =>
  ({ uid: null, role: 'member', householdId: null, joinedAt: at, leftAt: null, ...fields }) as const

export const createGroup: GroupEffect<'groups.create'> = (
  read,
  { doc, memberId, placeholders = [] },
  about,
) => {
  const { at, uid } = about
  const name = String(read.row('users', uid)?.name ?? '')
  const me = newMember({ memberId, name, uid, role: 'owner' }, at)
  const members = [me, ...placeholders.map((one) => newMember(one, at))]
  const own = { status: 'open', members, memberIds: [uid] }
  return [added(read, 'groups', { ...doc, ...own } as Row, about)]
}

export const updateGroup: GroupEffect<'groups.update'> = (read, { id, was, patch }, about) => {
  const group = read.row('groups', id)
  const fits = !group || !was || editFits(group, was, patch, [])
  return fits ? changed('groups', group, patch, about) : []
}

export const setStatus: GroupEffect<'groups.setStatus'> = (read, { groupId, status }, about) =>
  changed('groups', read.row('groups', groupId), { status }, about)

export const dropGroup: GroupEffect<'groups.delete'> = (_read, { groupId }) => [
  { table: 'groups', id: groupId, row: null },
]

const imported = ['group_expenses', 'settlements', 'group_shares'] as const

/** With all that was in it, here and in the own book. */
export const dropImported: GroupEffect<'groups.undoImport'> = (read, { groupId }) => [
  { table: 'groups', id: groupId, row: null },
  ...imported.flatMap((table) =>
    [...read.all(table)]
      .filter((row) => row.groupId === groupId)
      .map(({ id }) => ({ table, id, row: null })),
  ),
]

type Change = (member: GroupMember) => Partial<GroupMember> | null

function changeMembers(read: Reading, groupId: string, change: Change, about: About) {
  const group = groupOf(read, groupId)
  if (!group) return []
  const members = group.members.map((member) => ({ ...member, ...change(member) }))
  return changed('groups', group as Row, { members }, about)
}

const oneMember =
  (memberId: string, patch: Partial<GroupMember>): Change =>
  (member) =>
    member.memberId === memberId ? patch : null

export const addPlaceholder: GroupEffect<'groups.addPlaceholder'> = (
  read,
  { groupId, memberId, name },
  about,
) => {
  const group: GroupRow | null = groupOf(read, groupId)
  if (!group || group.members.some((member) => member.memberId === memberId)) return []
  const members = [...group.members, newMember({ memberId, name }, about.at)]
  return changed('groups', group as Row, { members }, about)
}

export const renameMember: GroupEffect<'groups.renameMember'> = (
  read,
  { groupId, memberId, name },
  about,
) => changeMembers(read, groupId, oneMember(memberId, { name }), about)

export const setRole: GroupEffect<'groups.setRole'> = (read, { groupId, memberId, role }, about) =>
  changeMembers(read, groupId, oneMember(memberId, { role }), about)

export const removeMember: GroupEffect<'groups.removeMember'> = (
  read,
  { groupId, memberId },
  about,
) => {
  const group = groupOf(read, groupId)
  if (!group) return []
  const gone = { leftAt: about.at, isRemoved: true, role: 'member' } as const
  const members = group.members.map((one) =>
    one.memberId === memberId ? { ...one, ...gone } : one,
  )
  return changed('groups', group as Row, { members: withoutHousehold(members, memberId) }, about)
}

/** Gone from sight only: whether the balance allows it, the server says. */
export const leaveGroup: GroupEffect<'groups.leave'> = (_read, { groupId }) => [
  { table: 'groups', id: groupId, row: null },
]

export const invite: GroupEffect<'groups.invite'> = (
  read,
  { groupId, id, channel, to = null, memberId = null, role = 'member' },
  about,
) => {
  if (!memberOf(groupOf(read, groupId), about.uid)) return []
  const expiresAt = new Date(Date.parse(about.at) + fourteenDaysMs).toISOString()
  const sentTo = to === null ? null : maskAddress(to)
  const fields = { id, groupId, channel, role, memberId, sentTo, status: 'pending', expiresAt }
  return [added(read, 'invitations', { ...fields, notSent: null, uses: 0 }, about)]
}

export const revoke: GroupEffect<'groups.revoke'> = (read, { id }, about) =>
  changed('invitations', read.row('invitations', id), { status: 'revoked' }, about)

/** It is dealt with; the group itself comes when the server has let us in. */
export const answer =
  (outcome: InvitationOutcome): GroupEffect<'groups.reject'> =>
  (read, { invitationId }) =>
    invitationId === undefined
      ? []
      : [
          { table: 'received_invitations', id: invitationId, row: null },
          ...saidOutcome(
            read,
            (data) => data.invitationId === invitationId,
            invitationOutcomes[outcome],
          ),
        ]

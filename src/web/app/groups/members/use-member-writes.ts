import type { GroupMember, GroupRow, GroupStatus, MemberRole } from '#contract/entities/groups.ts'
import type { InvitationRow } from '#contract/entities/invitations.ts'
import { changesOf, seenFor } from '#domain/groups/edit-fits.ts'
import { newId } from '#web/data/new-id.ts'
import { groupWish } from '#web/fields/group-wish.ts'
import { useGroupSend } from '#web/fields/use-group-send.ts'
import { roleWords, statusWords } from '../group.ts'
import type { GroupFields } from '../group-sheet.tsx'

/** Everything about who is in a group and what it is. */
export function useMemberWrites(group: GroupRow) {
  const send = useGroupSend()
  const groupId = group.id
  type Fields = Partial<GroupFields & Pick<GroupRow, 'simplifyDebts'>>
  /** With how it was, so that nobody's change is overwritten by one who had not seen it. */
  const update = (was: Fields, patch: Fields) =>
    groupWish('groups.update', { id: groupId, was, patch })
  return {
    add: (name: string) => {
      const memberId = newId()
      send([groupWish('groups.addPlaceholder', { groupId, memberId, name })], {
        title: `Added ${name}`,
        back: [groupWish('groups.removeMember', { groupId, memberId })],
      })
    },
    rename: ({ memberId, name: before }: GroupMember, name: string) =>
      send([groupWish('groups.renameMember', { groupId, memberId, name })], {
        title: `${before} is now ${name}`,
        back: [groupWish('groups.renameMember', { groupId, memberId, name: before })],
      }),
    setRole: ({ memberId, name, role: before }: GroupMember, role: MemberRole) =>
      send([groupWish('groups.setRole', { groupId, memberId, role })], {
        title: `${name}: ${roleWords[role]}`,
        back: [groupWish('groups.setRole', { groupId, memberId, role: before })],
      }),
    remove: ({ memberId, name }: GroupMember) =>
      send([groupWish('groups.removeMember', { groupId, memberId })], {
        title: `Removed ${name}`,
      }),
    leave: () =>
      send([groupWish('groups.leave', { groupId })], { title: `You left ${group.name}` }),
    revoke: ({ id }: InvitationRow) =>
      send([groupWish('groups.revoke', { groupId, id })], { title: 'Invitation taken back' }),
    setStatus: (status: GroupStatus) =>
      send([groupWish('groups.setStatus', { groupId, status })], {
        title: `${group.name}: ${statusWords[status]}`,
        back: [groupWish('groups.setStatus', { groupId, status: group.status })],
      }),
    change: (fields: GroupFields) => {
      const { name, description, kind, currency } = group
      const patch = changesOf<Fields>({ name, description, kind, currency }, fields)
      if (Object.keys(patch).length === 0) return
      const was = seenFor({ name, description, kind, currency }, patch, [])
      send([update(was, patch)], {
        title: `Changed ${fields.name}`,
        back: [update(patch, was)],
      })
    },
    simplify: (simplifyDebts: boolean) =>
      send([update({ simplifyDebts: group.simplifyDebts }, { simplifyDebts })]),
  }
}

export type MemberWrites = ReturnType<typeof useMemberWrites>

import type { GroupMember, GroupRow, GroupStatus, MemberRole } from '#contract/groups/entities.ts'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import { changesOf, seenFor } from '#domain/groups/edit-fits.ts'
import { newId } from '#web/data/new-id.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { roleWords, statusWords } from '../group.ts'
import type { GroupFields } from '../group-sheet.tsx'

/** Everything about who is in a group and what it is. */
export function useMemberWrites(group: GroupRow) {
  const { give } = useWrites('groups')
  const groupId = group.id
  type Fields = Partial<GroupFields & Pick<GroupRow, 'simplifyDebts'>>
  /** With how it was, so that nobody's change is overwritten by one who had not seen it. */
  const update = (was: Fields, patch: Fields) =>
    command('groups.update', { id: groupId, was, patch })
  return {
    add: (name: string) => {
      const memberId = newId()
      give(command('groups.addPlaceholder', { groupId, memberId, name }), {
        title: say('Added {name}', { name }),
        undo: command('groups.removeMember', { groupId, memberId }),
      })
    },
    rename: ({ memberId, name: before }: GroupMember, name: string) =>
      give(command('groups.renameMember', { groupId, memberId, name }), {
        title: say('{before} is now {name}', { before, name }),
        undo: command('groups.renameMember', { groupId, memberId, name: before }),
      }),
    setRole: ({ memberId, name, role: before }: GroupMember, role: MemberRole) =>
      give(command('groups.setRole', { groupId, memberId, role }), {
        title: `${name}: ${roleWords[role]}`,
        undo: command('groups.setRole', { groupId, memberId, role: before }),
      }),
    remove: ({ memberId, name }: GroupMember) =>
      give(command('groups.removeMember', { groupId, memberId }), {
        title: say('Removed {name}', { name }),
      }),
    /** What is open stays so, where they know that something is. */
    leave: (isOpen: boolean) =>
      give(command('groups.leave', { groupId, ...(isOpen && { evenIfOpen: true }) }), {
        title: say('You left {group}', { group: group.name }),
      }),
    /** Only while nothing was paid in it; what else there is goes along. */
    removeGroup: () =>
      give(command('groups.delete', { groupId }), {
        title: say('Deleted {group}', { group: group.name }),
      }),
    revoke: ({ id }: InvitationRow) =>
      give(command('groups.revoke', { groupId, id }), { title: say('Invitation taken back') }),
    setStatus: (status: GroupStatus) =>
      give(command('groups.setStatus', { groupId, status }), {
        title: `${group.name}: ${statusWords[status]}`,
        undo: command('groups.setStatus', { groupId, status: group.status }),
      }),
    change: (fields: GroupFields) => {
      const { name, description, kind, currency } = group
      const patch = changesOf<Fields>({ name, description, kind, currency }, fields)
      if (Object.keys(patch).length === 0) return
      const was = seenFor({ name, description, kind, currency }, patch, [])
      give(update(was, patch), {
        title: say('Changed {name}', { name: fields.name }),
        undo: update(patch, was),
      })
    },
    simplify: (simplifyDebts: boolean) =>
      give(update({ simplifyDebts: group.simplifyDebts }, { simplifyDebts })),
  }
}

export type MemberWrites = ReturnType<typeof useMemberWrites>

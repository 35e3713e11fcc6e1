import type { GroupMember, GroupRow, MemberRole } from '#contract/groups/entities.ts'
import { memberRoles } from '#contract/groups/entities.ts'
import type { RunCommand } from '#server/documents/commands.ts'
import type { Changed } from '#server/documents/reduce.ts'
import { noteActivity } from '../note-activity.ts'
import { type OpenGroup, opens } from '../open-group.ts'
import { groupBefore, reducedInGroup } from '../reduced-in-group.ts'
import { endInvitations } from './end-invitations.ts'

const rank = (role: MemberRole) => -memberRoles.indexOf(role)

/** Somebody as they were before. */
const memberBefore = (open: OpenGroup, changes: readonly Changed[], memberId: string) => {
  const { members }: GroupRow = groupBefore(open, changes)
  return members.find((one) => one.memberId === memberId) as GroupMember
}

export const changeMemberCommands: Readonly<Record<string, RunCommand>> = {
  'groups.addPlaceholder': reducedInGroup('groups.addPlaceholder', opens.forPayments, {
    after: (open, _changes, { memberId, name }) =>
      noteActivity(open, 'member-added', memberId, { name }),
  }),
  'groups.renameMember': reducedInGroup('groups.renameMember', opens.forPayments, {
    after: (open, changes, { memberId, name }) => {
      const { name: before } = memberBefore(open, changes, memberId)
      return noteActivity(open, 'member-renamed', memberId, { before, after: name })
    },
  }),
  'groups.setGuest': reducedInGroup('groups.setGuest', opens.forLeadersAlways, {
    async after(open, changes, { memberId, may }) {
      const { guest: before, uid } = memberBefore(open, changes, memberId)
      if (uid) open.context.tx.moved.add(uid)
      await noteActivity(open, 'guest-changed', memberId, { before, after: may })
    },
  }),
  /** By the link they know they would be back at once. */
  'groups.endGuest': reducedInGroup('groups.endGuest', opens.forLeadersAlways, {
    async after(open, changes, { memberId }) {
      const { uid, name } = memberBefore(open, changes, memberId)
      if (uid) await endInvitations(open.context.tx, open.writer, 'knownTo', uid)
      await noteActivity(open, 'guest-ended', memberId, { name })
    },
  }),
  /** With less to say, also the links they made say less: they end. */
  'groups.setRole': reducedInGroup('groups.setRole', opens.forOwnerOfOpen, {
    async after(open, changes, { memberId, role }) {
      const { uid, role: before } = memberBefore(open, changes, memberId)
      if (uid && rank(role) < rank(before)) {
        await endInvitations(open.context.tx, open.writer, 'ledBy', uid)
      }
      await noteActivity(open, 'role-changed', memberId, { before, after: role })
    },
  }),
}

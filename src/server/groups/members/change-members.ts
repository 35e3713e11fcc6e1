import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import { type GroupMember, type MemberRole, memberRoles } from '#contract/groups/entities.ts'
import { limits } from '#contract/limits.ts'
import type { Context } from '#server/documents/commands.ts'
import { invalid } from '#server/documents/validate.ts'
import { Fault } from '#server/http/fault.ts'
import { noteActivity } from '../note-activity.ts'
import {
  currentMembers,
  forPayments,
  type OpenGroup,
  openGroup,
  requireMember,
  saveGroup,
  withMember,
} from '../open-group.ts'
import { endInvitations } from './end-invitations.ts'

export function checkRoom({ group }: Pick<OpenGroup, 'group'>, memberId: string | null): void {
  if (group.members.some((member) => member.memberId === memberId)) {
    throw new Fault('already-exists')
  }
  if (currentMembers(group).length >= limits.groupMembers) {
    throw invalid([['memberId', `A group has at most ${limits.groupMembers} people.`]])
  }
}

export async function addPlaceholder(
  context: Context,
  { groupId, memberId, name }: GroupCommandArgs<'groups.addPlaceholder'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  checkRoom(open, memberId)
  const member: GroupMember = {
    memberId,
    uid: null,
    name,
    role: 'member',
    householdId: null,
    joinedAt: context.now.toISOString(),
    leftAt: null,
  }
  await saveGroup(open, { members: [...open.group.members, member] })
  await noteActivity(open, 'member-added', memberId, { name })
}

/** Other people choose their own names. */
export async function renameMember(
  context: Context,
  { groupId, memberId, name }: GroupCommandArgs<'groups.renameMember'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const member = requireMember(open, memberId)
  if (member.uid !== null && member.uid !== context.caller.uid) throw new Fault('not-allowed')
  await saveGroup(open, withMember(open, memberId, { name }))
  await noteActivity(open, 'member-renamed', memberId, { before: member.name, after: name })
}

const otherOwners = ({ group }: OpenGroup, { memberId }: GroupMember) =>
  currentMembers(group).filter(
    (member) => member.role === 'owner' && member.uid && member.memberId !== memberId,
  )

/** One owner, somebody who can sign in, has to stay. */
export function requireOtherOwner(open: OpenGroup, member: GroupMember): void {
  if (member.role === 'owner' && otherOwners(open, member).length === 0) {
    throw new Fault('last-owner')
  }
}

const rank = (role: MemberRole) => -memberRoles.indexOf(role)

/** With less to say, also the links they made say less: they end. */
export async function setRole(
  context: Context,
  { groupId, memberId, role }: GroupCommandArgs<'groups.setRole'>,
): Promise<void> {
  const needs = { ...forPayments, role: ['owner'], isInviting: true } as const
  const open = await openGroup(context, groupId, needs)
  const member = requireMember(open, memberId)
  if (member.uid === null && role !== 'member') {
    throw invalid([['role', 'They need an account for that.']])
  }
  if (role !== 'owner') requireOtherOwner(open, member)
  await saveGroup(open, withMember(open, memberId, { role }))
  if (member.uid && rank(role) < rank(member.role)) {
    await endInvitations(context.tx, open.writer, 'ledBy', member.uid)
  }
  await noteActivity(open, 'role-changed', memberId, { before: member.role, after: role })
}

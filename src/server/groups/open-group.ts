import type { GroupMember, GroupRow, GroupStatus, MemberRole } from '#contract/groups/entities.ts'
import { groupScope, type Row, userScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { lockScope, lockScopes, updateMany, type Writer } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { invitedTo } from './members/received-invitations.ts'

const groups = documentsOf('groups')

/** A group in the hands of one of its members, with its scope locked. */
export interface OpenGroup {
  readonly context: Context
  readonly writer: Writer
  readonly group: GroupRow
  readonly me: GroupMember
}

/** As much of it as telling somebody takes: also an account that goes has that. */
export interface Telling extends Pick<OpenGroup, 'writer' | 'group'> {
  readonly context: Pick<Context, 'tx' | 'log' | 'now'>
}

const isHere = ({ leftAt }: GroupMember) => leftAt === null

export const currentMembers = ({ members }: Pick<GroupRow, 'members'>) => members.filter(isHere)

export const memberIn = ({ members }: Pick<GroupRow, 'members'>, memberId: string) =>
  members.find((member) => member.memberId === memberId && isHere(member))

/** Locks the group and reads it anew: who is in it stays so until the command is done. */
export async function lockGroup(context: Context, groupId: string) {
  const scope = groupScope(groupId)
  await lockScope(context.tx, scope)
  const [group] = await readRows(context.tx, groups, scope, [groupId])
  const writer: Writer = { uid: context.caller.uid, scope, now: context.now }
  return { context, writer, group: group as GroupRow | undefined }
}

interface Needs {
  readonly status?: readonly GroupStatus[]
  readonly role?: readonly MemberRole[]
  /** Others whose books or notices are written too. */
  readonly with?: readonly string[]
  /** Also those an invitation waits for: it may end. */
  readonly isInviting?: boolean
  /** Also who left: a bill that they changed may be put back. */
  readonly isForGone?: boolean
}

export function requireStatus({ status }: GroupRow, allowed: Needs['status']): void {
  if (!allowed || allowed.includes(status)) return
  throw new Fault(status === 'settling' ? 'group-settling' : 'group-closed')
}

/** Whoever is not in it is told nothing, not even whether it is there. */
export async function openGroup(
  context: Context,
  groupId: string,
  needs: Needs = {},
): Promise<OpenGroup> {
  const { writer, group } = await lockGroup(context, groupId)
  const me = group?.members.find((member) => member.uid === writer.uid && isHere(member))
  if (!group || !me) throw new Fault('not-allowed')
  if (needs.role && !needs.role.includes(me.role)) throw new Fault('not-allowed')
  requireStatus(group, needs.status)
  const invited = needs.isInviting ? await invitedTo(context.tx, groupId) : []
  const gone = needs.isForGone ? group.members.flatMap(({ uid }) => uid ?? []) : []
  await lockMembers(context, group, ...(needs.with ?? []), ...invited, ...gone)
  return { context, writer, group, me }
}

/** The books of all who are in it, always after the group and always in the same order. */
export async function lockMembers(
  { tx }: Context,
  group: GroupRow,
  ...more: readonly string[]
): Promise<void> {
  await lockScopes(tx, [...group.memberIds, ...more].map(userScope))
}

/** Costs change only in an open group, payments also while it is settling. */
export const forCosts = { status: ['open'] } as const
export const forPayments = { status: ['open', 'settling'] } as const
export const forLeaders = { role: ['owner', 'admin'] } as const

const opensFor = (needs: Needs) => (context: Context, groupId: string) =>
  openGroup(context, groupId, needs)

/** For commands that are run by their reducer. */
export const opens = {
  always: opensFor({}),
  forPayments: opensFor(forPayments),
  /** What they do may end an invitation, or changes how it reads. */
  forEverybody: opensFor({ isInviting: true }),
  forLeaders: opensFor({ ...forLeaders, ...forPayments, isInviting: true }),
  forLeadersAlways: opensFor({ ...forLeaders, isInviting: true }),
  forOwner: opensFor({ role: ['owner'], isInviting: true }),
  forOwnerOfOpen: opensFor({ ...forPayments, role: ['owner'], isInviting: true }),
}

/** Writes these fields of the group; who may read it follows from who is in it. */
export async function saveGroup(open: OpenGroup, patch: Partial<GroupRow>): Promise<OpenGroup> {
  const { context, writer } = open
  const group = { ...open.group, ...patch }
  const memberIds = currentMembers(group).flatMap(({ uid }) => uid ?? [])
  const after: GroupRow = { ...group, memberIds }
  const fields = new Set([...Object.keys(patch), 'memberIds'])
  await updateMany(context.tx, groups, [after as Row], fields, writer)
  const [before, now] = [new Set(open.group.memberIds), new Set(memberIds)]
  for (const uid of before.symmetricDifference(now)) context.tx.moved.add(uid)
  return { ...open, group: after }
}

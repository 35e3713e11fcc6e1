import type { GroupMember } from '#contract/entities/groups.ts'
import type { GroupCommandArgs } from '#contract/group-commands.ts'
import { formatAmount } from '#domain/money.ts'
import type { Context } from '../documents/commands.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { readBalances } from './balances.ts'
import { requireOtherOwner } from './change-members.ts'
import { noteActivity } from './note-activity.ts'
import {
  currentMembers,
  forLeaders,
  type OpenGroup,
  openGroup,
  requireMember,
  saveGroup,
  withMember,
} from './open-group.ts'

/** Refused with what is open, by currency, in the caller's own way of writing. */
async function requireEven({ context, hand }: OpenGroup, member: GroupMember): Promise<void> {
  const all = await readBalances(context.tx.client, hand.scope)
  const open = all.filter(({ memberId }) => memberId === member.memberId)
  if (open.length === 0) return
  const { locale } = await requireProfile(context.tx.client, hand.uid)
  const words = open.map(({ currency, amount }) => {
    const sum = formatAmount(Math.abs(amount), currency, locale)
    return [currency, amount > 0 ? `${sum} is still owed to them.` : `They still owe ${sum}.`]
  })
  throw new Fault('balance-open', Object.fromEntries(words))
}

async function takeOut(open: OpenGroup, member: GroupMember): Promise<void> {
  await requireEven(open, member)
  const leftAt = open.context.now.toISOString()
  await saveGroup(open, withMember(open, member.memberId, { leftAt, role: 'member' }))
}

export async function leaveGroup(
  context: Context,
  { groupId }: GroupCommandArgs<'groups.leave'>,
): Promise<void> {
  const open = await openGroup(context, groupId)
  const { me, group } = open
  const isLast = currentMembers(group).every(({ uid }) => uid === null || uid === me.uid)
  if (!isLast) requireOtherOwner(open, me)
  await takeOut(open, me)
  await noteActivity(open, 'member-left', me.memberId, { name: me.name })
}

export async function removeMember(
  context: Context,
  { groupId, memberId }: GroupCommandArgs<'groups.removeMember'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forLeaders)
  const member = requireMember(open, memberId)
  if (member.role === 'owner') throw new Fault('not-allowed')
  await takeOut(open, member)
  await noteActivity(open, 'member-removed', memberId, { name: member.name })
}

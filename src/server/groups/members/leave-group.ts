import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupMember } from '#contract/groups/entities.ts'
import { householdOf, withoutHousehold } from '#domain/groups/voices.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Context } from '#server/documents/commands.ts'
import { Fault } from '#server/http/fault.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { type Balance, readBalances } from '../balances.ts'
import type { OpenBalance } from '../member-words.ts'
import { noteActivity } from '../note-activity.ts'
import {
  currentMembers,
  forLeaders,
  type OpenGroup,
  openGroup,
  requireMember,
  saveGroup,
  withMember,
} from '../open-group.ts'
import { sayGone } from '../say-outcome.ts'
import { partHousehold } from '../settlements/tell-household.ts'
import { nameParts } from '../share-rows.ts'
import { tellOfLeaving, tellOfRemoval } from '../tell-members.ts'
import { requireOtherOwner } from './change-members.ts'
import { endInvitations } from './end-invitations.ts'

const readAll = ({ context, writer }: OpenGroup) => readBalances(context.tx.client, writer.scope)

function openBalances(all: readonly Balance[], member: GroupMember): readonly OpenBalance[] {
  return all.flatMap(({ memberId, currency, amount }) =>
    memberId === member.memberId ? [{ currency, amount }] : [],
  )
}

/** Refused with what is open, in the caller's own way of writing. */
async function requireEven(
  { context, writer }: OpenGroup,
  balances: readonly OpenBalance[],
): Promise<void> {
  if (balances.length === 0) return
  const { locale } = await requireProfile(context.tx.client, writer.uid)
  const words = balances.map(({ currency, amount }) => {
    const sum = formatAmount(Math.abs(amount), currency, locale)
    return [currency, amount > 0 ? `${sum} is still owed to them.` : `They still owe ${sum}.`]
  })
  throw new Fault('balance-open', Object.fromEntries(words))
}

/** They invite nobody any more, nor does anybody become them or settle with them. */
async function takeOut(open: OpenGroup, member: GroupMember, isRemoved: boolean) {
  const { context, writer } = open
  const { memberId, uid } = member
  const leftAt = context.now.toISOString()
  const { members } = withMember(open, memberId, { leftAt, isRemoved, role: 'member' })
  const after = await saveGroup(open, { members: withoutHousehold(members, memberId) })
  await partHousehold(after, member, open.group.members)
  await sayGone(after, member)
  if (uid) await endInvitations(context.tx, writer, 'madeBy', uid)
  if (uid) await nameParts(context.tx, uid, open.group)
  await endInvitations(context.tx, writer, 'forPlace', memberId)
  return { after, mates: matesOf(open, member) }
}

const matesOf = ({ group }: OpenGroup, { memberId }: GroupMember) =>
  householdOf(group.members, memberId).filter((one) => one.memberId !== memberId)

export async function leaveGroup(
  context: Context,
  { groupId }: GroupCommandArgs<'groups.leave'>,
): Promise<void> {
  const open = await openGroup(context, groupId, { isInviting: true })
  const { me, group } = open
  const isLast = currentMembers(group).every(({ uid }) => uid === null || uid === me.uid)
  if (!isLast) requireOtherOwner(open, me)
  await requireEven(open, openBalances(await readAll(open), me))
  const { after, mates } = await takeOut(open, me, false)
  await noteActivity(open, 'member-left', me.memberId, { name: me.name })
  await tellOfLeaving(after, mates)
}

/**
 * An owner removes anybody else, an admin who is even and no owner. What is open stays where all
 * see it, the person is told of it, and comes back only when they are invited.
 */
export async function removeMember(
  context: Context,
  { groupId, memberId }: GroupCommandArgs<'groups.removeMember'>,
): Promise<void> {
  const open = await openGroup(context, groupId, { ...forLeaders, isInviting: true })
  const member = requireMember(open, memberId)
  const isOwner = open.me.role === 'owner'
  const mayRemove = isOwner || member.role !== 'owner'
  if (!mayRemove || memberId === open.me.memberId) throw new Fault('not-allowed')
  const all = await readAll(open)
  const balances = openBalances(all, member)
  if (!isOwner) await requireEven(open, balances)
  const { after, mates } = await takeOut(open, member, true)
  await noteActivity(open, 'member-removed', memberId, { name: member.name, balances })
  if (member.uid) await bar(open, member.uid)
  await tellOfRemoval(after, member, { all, mates })
}

async function bar({ context: { tx, now }, group }: OpenGroup, uid: string): Promise<void> {
  await tx.client.query(
    `insert into barred_members (group_id, user_id, barred_at) values ($1, $2, $3)
      on conflict (group_id, user_id) do update set barred_at = $3`,
    [group.id, uid, now],
  )
}

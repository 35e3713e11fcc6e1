import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import {
  type Ask,
  householdOf,
  waitingFor,
  withHousemate,
  withoutHousehold,
} from '#domain/groups/voices.ts'
import type { Context } from '#server/documents/commands.ts'
import { invalid } from '#server/documents/validate.ts'
import { Fault } from '#server/http/fault.ts'
import { noteActivity } from '../note-activity.ts'
import {
  forPayments,
  type OpenGroup,
  openGroup,
  requireMember,
  saveGroup,
  withMember,
} from '../open-group.ts'
import { sayHousehold } from '../say-outcome.ts'
import { partHousehold, tellHousehold } from './tell-household.ts'

const isMe = ({ me }: OpenGroup, { memberId }: GroupMember) => memberId === me.memberId

/** A placeholder has no word of its own; everybody else only theirs. */
function requireWord(open: OpenGroup, member: GroupMember): void {
  if (member.uid !== null && !isMe(open, member)) throw new Fault('not-allowed')
}

export async function askHousehold(
  context: Context,
  { groupId, memberId, withMember: other, householdId }: GroupCommandArgs<'groups.askHousehold'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const member = requireMember(open, memberId)
  requireMember(open, other)
  requireWord(open, member)
  const { members } = open.group
  const there = householdOf(members, other)
  if (there.some((one) => one.memberId === memberId)) {
    throw invalid([['withMember', 'They settle together already.']])
  }
  const ids = members.map((one) => one.householdId)
  if (ids.includes(householdId) && !there.some((one) => one.householdId === householdId)) {
    throw new Fault('already-exists')
  }
  const isInIt = there.some((one) => isMe(open, one))
  await settle(open, member, {
    ...{ withMember: other, householdId },
    agreed: isInIt ? [open.me.memberId] : [],
  })
}

/** Joined when nobody is left to ask; until then it waits for them. */
async function settle(open: OpenGroup, member: GroupMember, ask: Ask): Promise<void> {
  const { memberId } = member
  const { members } = open.group
  const waiting = waitingFor(members, ask)
  if (waiting.length === 0) {
    const joined = withHousemate(members, memberId, ask)
    const after = await saveGroup(open, { members: joined })
    const there = householdOf(joined, memberId)
    await noteActivity(after, 'household-changed', memberId, {
      memberIds: there.map((one) => one.memberId),
    })
    return tellHousehold(after, there, 'joined', member)
  }
  const asks = { ...ask, agreed: [...ask.agreed] }
  const after = await saveGroup(open, withMember(open, memberId, { asks }))
  // Who is still to be asked has heard of it already.
  if (member.asks?.withMember === ask.withMember) return
  if (member.asks) await sayHousehold(after, memberId, 'withdrawn')
  await noteActivity(after, 'household-asked', memberId, { withMember: ask.withMember })
  const asked = members.filter((one) => waiting.includes(one.memberId))
  return tellHousehold(after, asked, 'asked', member)
}

/** Who would join, and what they asked. */
function requireAsk(open: OpenGroup, memberId: string) {
  const member = requireMember(open, memberId)
  if (!member.asks) throw new Fault('not-found')
  return { member, ask: member.asks }
}

const isAsked = ({ me, group }: OpenGroup, ask: Ask) =>
  waitingFor(group.members, ask).includes(me.memberId)

export async function agreeHousehold(
  context: Context,
  { groupId, memberId }: GroupCommandArgs<'groups.agreeHousehold'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const { member, ask } = requireAsk(open, memberId)
  if (!isAsked(open, ask)) throw new Fault('not-allowed')
  await sayHousehold(open, memberId, 'agreed', context.caller.uid)
  await settle(open, member, { ...ask, agreed: [...ask.agreed, open.me.memberId] })
}

export async function refuseHousehold(
  context: Context,
  { groupId, memberId }: GroupCommandArgs<'groups.refuseHousehold'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const { member, ask } = requireAsk(open, memberId)
  const isTheirs = isMe(open, member) || member.uid === null
  if (!isTheirs && !isAsked(open, ask)) throw new Fault('not-allowed')
  const after = await saveGroup(open, withMember(open, memberId, { asks: null }))
  await noteActivity(after, 'household-refused', memberId, { withMember: ask.withMember })
  await sayHousehold(after, memberId, isMe(open, member) ? 'withdrawn' : 'refused')
  await tellHousehold(after, [member], 'refused', open.me)
}

/** Who is left hears of it: from then on nobody answers for anybody there. */
export async function leaveHousehold(
  context: Context,
  { groupId, memberId }: GroupCommandArgs<'groups.leaveHousehold'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const member = requireMember(open, memberId)
  requireWord(open, member)
  const there = householdOf(open.group.members, memberId)
  const accounts = there.filter(({ uid }) => uid !== null)
  const isOutside = !there.some((one) => isMe(open, one))
  if (accounts.length > 0 && isOutside) throw new Fault('not-allowed')
  const members: GroupRow['members'] = withoutHousehold(open.group.members, memberId)
  const after = await saveGroup(open, { members })
  await noteActivity(after, 'household-changed', memberId, { memberIds: [memberId] })
  await partHousehold(after, member, open.group.members)
  await tellHousehold(after, there, 'left', member)
}

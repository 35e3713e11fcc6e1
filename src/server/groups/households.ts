import type { GroupMember, GroupRow } from '#contract/entities/groups.ts'
import type { UserRow } from '#contract/entities/session.ts'
import type { GroupCommandArgs } from '#contract/group-commands.ts'
import {
  type Ask,
  householdOf,
  waitingFor,
  withHousemate,
  withoutHousehold,
} from '#domain/groups/voices.ts'
import type { Context } from '../documents/commands.ts'
import { invalid } from '../documents/validate.ts'
import { Fault } from '../http/fault.ts'
import { notifyAll } from '../notifications/notify.ts'
import { groupLink } from './group-links.ts'
import { noteActivity } from './note-activity.ts'
import { householdWords } from './notice-words.ts'
import {
  forPayments,
  type OpenGroup,
  openGroup,
  requireMember,
  saveGroup,
  withMember,
} from './open-group.ts'
import { sayHousehold } from './say-outcome.ts'

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
    return tell(after, there, 'joined', memberId)
  }
  const asks = { ...ask, agreed: [...ask.agreed] }
  const after = await saveGroup(open, withMember(open, memberId, { asks }))
  // Who is still to be asked has heard of it already.
  if (member.asks?.withMember === ask.withMember) return
  if (member.asks) await sayHousehold(after, memberId, 'withdrawn')
  await noteActivity(after, 'household-asked', memberId, { withMember: ask.withMember })
  const asked = members.filter((one) => waiting.includes(one.memberId))
  return tell(after, asked, 'asked', memberId)
}

type Told = 'asked' | 'joined' | 'refused' | 'left'

/** All of them but who does it. */
async function tell(
  { context: { tx, log, now }, hand, group }: OpenGroup,
  people: readonly GroupMember[],
  what: Told,
  memberId: string,
): Promise<void> {
  const who = group.members.filter((one) => one.memberId === memberId)
  const uids = people.flatMap(({ uid }) => (uid === null || uid === hand.uid ? [] : uid))
  const make = ({ id: uid }: UserRow) => {
    const isTheirs = who.some((one) => one.uid === uid)
    const named = (isTheirs ? people : who).filter((one) => one.uid !== uid)
    const names = named.map(({ name }) => name)
    return {
      ...{ uid, subject: group.id, ...householdWords(what, names, group.name) },
      kind: 'invitation' as const,
      period: `household ${what} ${memberId} ${now.toISOString()}`,
      link: groupLink(group.id),
      data: { groupId: group.id, ...(what === 'asked' && { askedBy: memberId }) },
    }
  }
  await notifyAll({ log }, tx, uids, make, now)
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
  await tell(after, [member], 'refused', open.me.memberId)
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
  if (member.asks) await sayHousehold(after, memberId, 'withdrawn')
  await tell(after, there, 'left', memberId)
}

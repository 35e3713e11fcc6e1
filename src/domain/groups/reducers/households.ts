/** What the commands of households do: who settles as one, once everybody there has agreed. */
import { type Outcome, put, type Reducer, type Rows, refuse } from '../../command.ts'
import { type Ask, householdOf, waitingFor, withHousemate, withoutHousehold } from '../voices.ts'
import {
  type Group,
  type Member,
  memberIn,
  notHere,
  opened,
  withMember,
  withMembers,
} from './group.ts'
import type { OfMember } from './members.ts'
import { sayHousehold } from './say-outcome.ts'

interface AskHousehold extends OfMember {
  readonly withMember: string
  readonly householdId: string
}

/** A placeholder has no word of its own; everybody else only theirs. */
const mayNotSay = (member: Member, uid: string) => member.uid !== null && member.uid !== uid

function find(
  rows: Rows,
  { groupId, memberId }: OfMember,
  uid: string,
  work: (group: Group, member: Member, me: Member) => Outcome,
): Outcome {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const member = memberIn(open.group, memberId)
  return member ? work(open.group, member, open.me) : notHere
}

/** Joined when nobody is left to ask; until then it waits for them. */
const settled = (group: Group, memberId: string, ask: Ask): Group =>
  waitingFor(group.members, ask).length === 0
    ? withMembers(group, withHousemate(group.members, memberId, ask))
    : withMember(group, memberId, { asks: { ...ask, agreed: [...ask.agreed] } })

const ask: Reducer<AskHousehold> = (rows, args, { uid }) =>
  find(rows, args, uid, (group, member, me) => {
    const { withMember: other, householdId } = args
    const { members } = group
    if (!memberIn(group, other)) return notHere
    if (mayNotSay(member, uid)) return refuse('not-allowed')
    const there = householdOf(members, other)
    const isThere = ({ memberId }: Member) => there.some((one) => one.memberId === memberId)
    if (isThere(member)) {
      return refuse('invalid-input', { withMember: 'They settle together already.' })
    }
    const isCalledSo = (one: Member) => one.householdId === householdId
    if (members.some(isCalledSo) && !there.some(isCalledSo)) return refuse('already-exists')
    const agreed = isThere(me) ? [me.memberId] : []
    const asked = { withMember: other, householdId, agreed }
    return [put('groups', settled(group, member.memberId, asked))]
  })

const isAsked = ({ members }: Group, { asks }: Member, { memberId }: Member) =>
  asks ? waitingFor(members, asks).includes(memberId) : false

const agree: Reducer<OfMember> = (rows, args, { uid }) =>
  find(rows, args, uid, (group, member, me) => {
    const { asks, memberId } = member
    if (!asks) return refuse('not-found')
    if (!isAsked(group, member, me)) return refuse('not-allowed')
    const after = settled(group, memberId, { ...asks, agreed: [...asks.agreed, me.memberId] })
    return [put('groups', after), sayHousehold(group, memberId, 'agreed', [uid])]
  })

const decline: Reducer<OfMember> = (rows, args, { uid }) =>
  find(rows, args, uid, (group, member, me) => {
    if (!member.asks) return refuse('not-found')
    if (mayNotSay(member, uid) && !isAsked(group, member, me)) return refuse('not-allowed')
    const after = withMember(group, member.memberId, { asks: null })
    const what = member.memberId === me.memberId ? 'withdrawn' : 'refused'
    return [put('groups', after), sayHousehold(group, member.memberId, what)]
  })

const leave: Reducer<OfMember> = (rows, args, { uid }) =>
  find(rows, args, uid, (group, member, me) => {
    if (mayNotSay(member, uid)) return refuse('not-allowed')
    const there = householdOf(group.members, member.memberId)
    const isOutside = !there.some((one) => one.memberId === me.memberId)
    if (isOutside && there.some((one) => one.uid !== null)) return refuse('not-allowed')
    const alone = withoutHousehold(group.members, member.memberId)
    return [put('groups', withMembers(group, alone))]
  })

export const householdReducers = {
  'groups.askHousehold': ask,
  'groups.agreeHousehold': agree,
  'groups.refuseHousehold': decline,
  'groups.leaveHousehold': leave,
}

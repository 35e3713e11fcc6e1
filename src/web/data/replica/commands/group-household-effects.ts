import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { Row } from '#contract/sync.ts'
import {
  type Ask,
  householdOf,
  waitingFor,
  withHousemate,
  withoutHousehold,
} from '#domain/groups/voices.ts'
import { type HouseholdOutcome, householdOutcome } from '#domain/notices/outcome-words.ts'
import type { Reading, RowPatch } from '../types.ts'
import { type About, changed, type GroupEffect, groupOf, memberOf } from './group-rows.ts'
import { saidOutcome } from './notice-effects.ts'

type Members = GroupRow['members']

function change(read: Reading, groupId: string, make: (all: Members) => Members, about: About) {
  const group = groupOf(read, groupId)
  if (!group) return []
  return changed('groups', group as Row, { members: make(group.members) }, about)
}

const setAsk = (members: Members, memberId: string, asks: GroupMember['asks']): Members =>
  members.map((one) => (one.memberId === memberId ? { ...one, asks } : one))

const settled = (members: Members, memberId: string, ask: Ask): Members =>
  waitingFor(members, ask).length === 0
    ? withHousemate(members, memberId, ask)
    : setAsk(members, memberId, { ...ask, agreed: [...ask.agreed] })

export const askHousehold: GroupEffect<'groups.askHousehold'> = (
  read,
  { groupId, memberId, withMember, householdId },
  about,
) => {
  const me = memberOf(groupOf(read, groupId), about.uid)?.memberId
  return change(
    read,
    groupId,
    (members) => {
      const there = householdOf(members, withMember).map((one) => one.memberId)
      // Done already, by the server or from another device.
      if (there.includes(memberId)) return members
      const agreed = me && there.includes(me) ? [me] : []
      return settled(members, memberId, { withMember, householdId, agreed })
    },
    about,
  )
}

const said = (read: Reading, groupId: string, memberId: string, what: HouseholdOutcome) =>
  saidOutcome(
    read,
    ({ askedBy }) => askedBy === memberId,
    householdOutcome(what, groupOf(read, groupId)?.name ?? ''),
  )

const askOf = (read: Reading, groupId: string, memberId: string) =>
  groupOf(read, groupId)?.members.find((one) => one.memberId === memberId)?.asks ?? null

export const agreeHousehold: GroupEffect<'groups.agreeHousehold'> = (
  read,
  { groupId, memberId },
  about,
): readonly RowPatch[] => {
  const ask = askOf(read, groupId, memberId)
  const me = memberOf(groupOf(read, groupId), about.uid)?.memberId
  if (!ask || !me) return []
  const agreed = { ...ask, agreed: [...ask.agreed, me] }
  return [
    ...change(read, groupId, (members) => settled(members, memberId, agreed), about),
    ...said(read, groupId, memberId, 'agreed'),
  ]
}

export const refuseHousehold: GroupEffect<'groups.refuseHousehold'> = (
  read,
  { groupId, memberId },
  about,
) =>
  askOf(read, groupId, memberId)
    ? [
        ...change(read, groupId, (members) => setAsk(members, memberId, null), about),
        ...said(read, groupId, memberId, 'refused'),
      ]
    : []

export const leaveHousehold: GroupEffect<'groups.leaveHousehold'> = (
  read,
  { groupId, memberId },
  about,
) => change(read, groupId, (members) => withoutHousehold(members, memberId), about)

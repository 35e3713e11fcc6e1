/** What the commands of a group and its members do: who is in it, under which name, and as what. */
import {
  create,
  drop,
  dropEvery,
  type EveryChange,
  type Outcome,
  put,
  type Reducer,
  type RowChange,
  type Rows,
  refuse,
  refuseStale,
} from '../../command.ts'
import { takenProblem } from '../../names/look-alikes.ts'
import { editFits } from '../edit-fits.ts'
import { mostMembers, mostNamesByMembers } from '../group-limits.ts'
import { withoutHousehold } from '../voices.ts'
import {
  type Group,
  type GuestRight,
  isHere,
  type Member,
  memberIn,
  notHere,
  opened,
  type Role,
  withMember,
  withMembers,
} from './group.ts'
import { dropSides } from './settlement-sides.ts'

interface Named {
  readonly memberId: string
  readonly name: string
}

interface NewGroup {
  readonly doc: { readonly id: string }
  readonly memberId: string
  readonly placeholders?: readonly Named[] | undefined
}

interface ChangeGroup {
  readonly id: string
  readonly was?: object | undefined
  readonly patch: object
}

interface OfGroup {
  readonly groupId: string
}

interface SetStatus extends OfGroup {
  readonly status: string
}

export interface OfMember extends OfGroup {
  readonly memberId: string
}

interface NameMember extends OfGroup, Named {}

interface SetRole extends OfMember {
  readonly role: Role
}

interface SetGuest extends OfMember {
  readonly may: GuestRight
}

const newMember = (named: Named, joinedAt: string): Member => ({
  ...{ uid: null, role: 'member', householdId: null, joinedAt, leftAt: null },
  ...named,
})

/** Whoever makes it is its owner; the others are names until somebody claims them. */
const make: Reducer<NewGroup> = (rows, { doc, memberId, placeholders = [] }, { uid, now }) => {
  const ids = [memberId, ...placeholders.map((one) => one.memberId)]
  if (new Set(ids).size < ids.length) {
    return refuse('invalid-input', { placeholders: 'Add each person once.' })
  }
  const name = String(rows.row('users', uid)?.name ?? '')
  const me: Member = { ...newMember({ memberId, name }, now), uid, role: 'owner' }
  const members = [me, ...placeholders.map((one) => newMember(one, now))]
  return [create('groups', { ...doc, status: 'open', members, memberIds: [uid] })]
}

const leaders: readonly Role[] = ['owner', 'admin']

const change: Reducer<ChangeGroup> = (rows, { id, was, patch }, { uid }) => {
  const open = opened(rows, id, uid, leaders)
  if (!open) return refuse('not-allowed')
  if (was && !editFits(open.group, was, patch, [])) return refuseStale(open.group)
  return [put('groups', { ...open.group, ...patch, id })]
}

const setStatus: Reducer<SetStatus> = (rows, { groupId, status }, { uid }) => {
  const open = opened(rows, groupId, uid, leaders)
  return open ? [put('groups', { ...open.group, status })] : refuse('not-allowed')
}

/** What has money in it stays, as the server knows: it is everybody's, and can be archived. */
const remove: Reducer<OfGroup> = (rows, { groupId }, { uid }) =>
  opened(rows, groupId, uid, ['owner']) ? [drop('groups', groupId)] : refuse('not-allowed')

/** With all that was in it, here and in the own book: nobody else is in it. */
const undoImport: Reducer<OfGroup> = (rows, { groupId }, { uid }) =>
  opened(rows, groupId, uid, ['owner'])
    ? [
        dropEvery('group_expenses', { groupId }),
        dropEvery('settlements', { groupId }),
        { ...dropEvery('group_shares', { groupId }), books: [uid] },
        dropSides(groupId, uid),
        drop('groups', groupId),
      ]
    : refuse('not-allowed')

/** There is a place for one more, who is not in it yet. */
export function refuseFull({ members }: Group, memberId: string | null) {
  if (members.some((member) => member.memberId === memberId)) return refuse('already-exists')
  if (members.filter(isHere).length < mostMembers) return null
  return refuse('invalid-input', { memberId: `A group has at most ${mostMembers} people.` })
}

const addPlaceholder: Reducer<NameMember> = (rows, { groupId, memberId, name }, { uid, now }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const { group, me } = open
  const names = group.members.filter((one) => isHere(one) && one.uid === null)
  if (!leaders.includes(me.role) && names.length >= mostNamesByMembers) {
    return refuse('invalid-input', { name: 'An owner or admin can add more people.' })
  }
  const added = [...group.members, newMember({ memberId, name }, now)]
  return (
    refuseFull(group, memberId) ??
    refuseTaken(group, { memberId, name }) ?? [put('groups', withMembers(group, added))]
  )
}

/** What is done to one of those who are in it. */
function toMember(
  rows: Rows,
  { groupId, memberId }: OfMember,
  uid: string,
  roles: readonly Role[] | undefined,
  work: (group: Group, member: Member, me: Member) => Outcome,
): Outcome {
  const open = opened(rows, groupId, uid, roles)
  if (!open) return refuse('not-allowed')
  const member = memberIn(open.group, memberId)
  return member ? work(open.group, member, open.me) : notHere
}

/** Nobody is given the name of another: payments are made to names. */
function refuseTaken({ members }: Group, named: Named) {
  const name = takenProblem(members.filter(isHere), named)
  return name ? refuse('invalid-input', { name }) : null
}

/** Other people choose their own names. */
const rename: Reducer<NameMember> = (rows, args, { uid }) =>
  toMember(rows, args, uid, undefined, (group, member) => {
    if (member.uid !== null && member.uid !== uid) return refuse('not-allowed')
    const { memberId, name } = args
    return refuseTaken(group, args) ?? [put('groups', withMember(group, memberId, { name }))]
  })

/** One owner, somebody who can sign in, has to stay. */
const isLastOwner = ({ members }: Group, { memberId, role }: Member) =>
  role === 'owner' &&
  !members.some(
    (one) => isHere(one) && one.role === 'owner' && one.uid && one.memberId !== memberId,
  )

const setRole: Reducer<SetRole> = (rows, args, { uid }) =>
  toMember(rows, args, uid, ['owner'], (group, member) => {
    const { role } = args
    if ((member.uid === null || member.guest) && role !== 'member') {
      return refuse('invalid-input', { role: 'They need an account for that.' })
    }
    if (role !== 'owner' && isLastOwner(group, member)) return refuse('last-owner')
    return [put('groups', withMember(group, member.memberId, { role }))]
  })

/** What a guest may; whoever has an account is none. */
const setGuest: Reducer<SetGuest> = (rows, args, { uid }) =>
  toMember(rows, args, uid, leaders, (group, member) =>
    member.guest
      ? [put('groups', withMember(group, member.memberId, { guest: args.may }))]
      : refuse('not-allowed'),
  )

/** Only the name stays, with all it has to do with: somebody else may be it from now on. */
const endGuest: Reducer<OfMember> = (rows, args, { uid }) =>
  toMember(rows, args, uid, leaders, (group, member) =>
    member.guest
      ? [put('groups', withMember(group, member.memberId, { guest: null, uid: null }))]
      : refuse('not-allowed'),
  )

/** Nobody settles with them any more; what their parts belong to stays named in their book. */
function takeOut(
  group: Group,
  { memberId, uid }: Member,
  left: Pick<Member, 'leftAt' | 'isRemoved' | 'removedBy' | 'leftOpen'>,
): readonly [RowChange, ...EveryChange[]] {
  const { members } = withMember(group, memberId, { ...left, role: 'member' })
  const after = put('groups', withMembers(group, withoutHousehold(members, memberId)))
  const { id: groupId, name: groupName } = group
  const named = { table: 'group_shares', every: { groupId }, set: { groupName } }
  return uid ? [after, { ...named, books: [uid] }] : [after]
}

interface Leave extends OfGroup {
  readonly evenIfOpen?: true | undefined
}

/** Gone from sight; whether they are even, the server knows, and asks where they did not say. */
const leave: Reducer<Leave> = (rows, { groupId, evenIfOpen = false }, { uid, now }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  const { group, me } = open
  const isAlone = group.members.filter(isHere).every((one) => one.uid === null || one.uid === uid)
  if (!isAlone && isLastOwner(group, me)) return refuse('last-owner')
  const [gone, ...named] = takeOut(group, me, {
    ...{ leftAt: now, isRemoved: false, leftOpen: evenIfOpen },
  })
  return [{ ...gone, isOutOfSight: true }, ...named]
}

/** An owner removes anybody else, an admin who is no owner and, as the server knows, even. */
const removeMember: Reducer<OfMember> = (rows, args, { uid, now }) =>
  toMember(rows, args, uid, leaders, (group, member, me) => {
    const may = me.role === 'owner' || member.role !== 'owner'
    if (!may || member.memberId === me.memberId) return refuse('not-allowed')
    return takeOut(group, member, { leftAt: now, isRemoved: true, removedBy: me.memberId })
  })

export const memberReducers = {
  'groups.create': make,
  'groups.update': change,
  'groups.setStatus': setStatus,
  'groups.delete': remove,
  'groups.undoImport': undoImport,
  'groups.addPlaceholder': addPlaceholder,
  'groups.renameMember': rename,
  'groups.setRole': setRole,
  'groups.setGuest': setGuest,
  'groups.endGuest': endGuest,
  'groups.removeMember': removeMember,
  'groups.leave': leave,
}

import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import { groupScope, type Row, type Scope } from '#contract/sync.ts'
import type { Group } from '#domain/groups/reducers/group.ts'
import { refuseFull } from '#domain/groups/reducers/members.ts'
import { householdOf, settlesAlone, withoutHousehold } from '#domain/groups/voices.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { faultOf } from '#server/documents/reduce.ts'
import { invalid } from '#server/documents/validate.ts'
import { wireObject } from '#server/documents/wire.ts'
import { updateMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { type Balance, readBalances } from '../balances.ts'
import { noteActivity } from '../note-activity.ts'
import {
  currentMembers,
  forLeaders,
  lockGroup,
  lockMembers,
  memberIn,
  type OpenGroup,
  openGroup,
  saveGroup,
} from '../open-group.ts'
import { writeParts } from '../share-rows.ts'
import { tellOfComing } from '../tell-members.ts'
import { block, unblock } from './blocked-inviters.ts'
import { endInvitations } from './end-invitations.ts'
import {
  checkEntry,
  findInvitation,
  isForAnybody,
  isOver,
  roleBy,
  type Shown,
} from './find-invitation.ts'
import { invitedTo, takeBack } from './received-invitations.ts'

const invitations = documentsOf('invitations')
const expenses = documentsOf('group_expenses')

/** Looked up twice: to know which group to lock, and again when nothing can change it. */
async function openInvitation(context: Context, shown: Shown) {
  const { tx, caller, now } = context
  const { groupId } = await findInvitation(tx.client, caller.uid, shown)
  const { writer, group } = await lockGroup(context, groupId)
  const invitation = await findInvitation(tx.client, caller.uid, shown)
  if (!group || isOver(invitation, now)) throw new Fault('invitation-over')
  const invited = await invitedTo(tx, groupId)
  await lockMembers(context, group, caller.uid, ...invited)
  return { context, writer, group, invitation }
}

async function setInvitation(
  { context: { tx }, writer }: Pick<OpenGroup, 'context' | 'writer'>,
  invitation: InvitationRow,
  patch: Partial<InvitationRow>,
): Promise<void> {
  const fields = new Set(Object.keys(patch))
  await updateMany(tx, invitations, [{ ...invitation, ...patch }], fields, writer)
  const { status } = patch
  if (status && status !== 'pending') await takeBack(tx, [invitation.id], status)
}

const here = { leftAt: null, isRemoved: false, leftOpen: false } as const

export async function acceptInvitation(
  context: Context,
  { token, invitationId, memberId, newMemberId }: GroupCommandArgs<'groups.accept'>,
): Promise<void> {
  const found = await openInvitation(context, { token, invitationId })
  const { group, invitation, writer } = found
  if (group.status === 'closed' || group.status === 'archived') throw new Fault('group-closed')
  if (group.memberIds.includes(writer.uid)) return
  const maker = await checkEntry(context.tx.client, group, invitation, writer.uid)
  const { name } = await requireProfile(context.tx.client, writer.uid)
  const chosen = invitation.memberId ?? (isForAnybody(invitation) ? memberId : null)
  const before = joining(found, chosen, newMemberId)
  const balances = await readOpen(context.tx.client, writer.scope, chosen)
  requireLeaderFor(maker, before, balances)
  const role = roleBy(maker, invitation)
  const guest = guestBy(context, invitation)
  const own = { uid: writer.uid, name, role, ...here, ...guest }
  // Whom a name settled with, nobody has asked the one who now is it.
  const me: GroupMember = { ...before, ...own, ...settlesAlone }
  const open = await saveGroup({ ...found, me }, withNewcomer(group, me))
  const uses = invitation.uses + 1
  const ended = isForAnybody(invitation) ? { uses } : { uses, status: 'accepted' as const }
  await setInvitation(open, invitation, ended)
  await letIn(open)
  await unblock(context.tx, writer.uid, invitation.createdBy)
  await noteActivity(open, chosen ? 'member-claimed' : 'member-joined', me.memberId, {
    name,
    before: before.name,
  })
  if (chosen) await takeOver(open)
  const isBack = chosen === null && before.name !== ''
  const mates = before.householdId ? householdOf(group.members, before.memberId) : []
  await tellOfComing(open, { before, isBack, mates, balances })
}

/** What somebody without an account may, by the link they came by. */
function guestBy({ caller }: Context, { guests }: InvitationRow): Pick<GroupMember, 'guest'> {
  if (!caller.grant?.isSeat) return {}
  if (guests === null) throw new Fault('no-guests')
  return { guest: guests }
}

/** What somebody who had only a name owes and is owed. */
async function readOpen(db: Reader, scope: Scope, memberId: string | null) {
  const all = memberId === null ? [] : await readBalances(db, scope)
  return all.filter((one) => one.memberId === memberId)
}

/** Who is owed money is handed to nobody by just anybody: with the name goes the money. */
function requireLeaderFor(
  { role }: Pick<GroupMember, 'role'>,
  { name }: Pick<GroupMember, 'name'>,
  balances: readonly Balance[],
): void {
  if (role !== 'member' || balances.every(({ amount }) => amount <= 0)) return
  const words = `${name} is owed money. Ask an owner or admin for an invitation.`
  throw invalid([['memberId', words]])
}

/** Whoever is in it waits for nothing more, and the way is open again. */
async function letIn({ context: { tx, now }, writer, group }: OpenGroup): Promise<void> {
  await endInvitations(tx, { scope: writer.scope, now }, 'sentTo', writer.uid)
  await tx.client.query('delete from barred_members where group_id = $1 and user_id = $2', [
    ...[group.id, writer.uid],
  ])
}

type OpenInvitation = Awaited<ReturnType<typeof openInvitation>>

/** The placeholder that is claimed, who one was before, or a new member. */
function joining({ context, group, writer }: OpenInvitation, chosen: string | null, fresh: string) {
  if (chosen !== null) {
    const member = memberIn(group, chosen)
    if (!member || member.uid !== null) throw new Fault('invitation-over')
    return member
  }
  // With what they owe and are owed: nobody begins anew by going.
  const past = group.members.findLast(({ uid }) => uid === writer.uid)
  const full = refuseFull(group as Row as Group, past ? null : fresh)
  if (full) throw faultOf(full)
  const joinedAt = context.now.toISOString()
  return (
    past ?? {
      ...{ memberId: fresh, name: '', joinedAt },
      householdId: null,
      role: 'member' as const,
    }
  )
}

const withNewcomer = ({ members }: GroupRow, me: GroupMember): Pick<GroupRow, 'members'> => ({
  members: members.some(({ memberId }) => memberId === me.memberId)
    ? withoutHousehold(
        members.map((member) => (member.memberId === me.memberId ? me : member)),
        me.memberId,
      )
    : [...members, me],
})

/** What the placeholder had a part in is in the claimer's book from now on. */
export async function takeOver(open: OpenGroup): Promise<void> {
  const { context, writer, me } = open
  const { rows } = await context.tx.client.query<{ row: GroupExpenseRow }>(
    `select ${wireObject(expenses)} as row from group_expenses t where t.scope = $1
      and (t.shares @> $2 or t.payers @> $2)`,
    [writer.scope, JSON.stringify([{ memberId: me.memberId }])],
  )
  const theirs = rows.map(({ row }) => row)
  await writeParts(open, theirs, [], ({ memberId }) => memberId === me.memberId)
  const ending = { scope: writer.scope, now: context.now }
  await endInvitations(context.tx, ending, 'forPlace', me.memberId)
}

export async function rejectInvitation(
  context: Context,
  { token, invitationId, isBlocking }: GroupCommandArgs<'groups.reject'>,
): Promise<void> {
  const found = await openInvitation(context, { token, invitationId })
  const { invitation, writer } = found
  if (isBlocking) await block(context.tx, writer.uid, invitation.createdBy, context.now)
  if (!isForAnybody(invitation)) {
    await setInvitation(found, invitation, { status: 'rejected' })
    const data = { sentTo: invitation.sentTo }
    await noteActivity({ ...found, me: null }, 'invitation-rejected', invitation.id, data)
  }
}

export async function revokeInvitation(
  context: Context,
  { groupId, id }: GroupCommandArgs<'groups.revoke'>,
): Promise<void> {
  const open = await openGroup(context, groupId, { isInviting: true })
  const { tx } = context
  const { rows } = await tx.client.query<{ row: InvitationRow }>(
    `select ${wireObject(invitations)} as row from invitations t where id = $1 and scope = $2`,
    [id, open.writer.scope],
  )
  const invitation = rows[0]?.row
  if (!invitation) throw new Fault('not-found')
  const isLeader = (forLeaders.role as readonly string[]).includes(open.me.role)
  if (!isLeader && invitation.createdBy !== open.writer.uid) throw new Fault('not-allowed')
  if (invitation.status !== 'pending') throw new Fault('invitation-over')
  await setInvitation(open, invitation, { status: 'revoked' })
  await noteActivity(open, 'invitation-revoked', id, { sentTo: invitation.sentTo })
}

/** Names one could be, for whoever holds a link; those that are owed money by who leads. */
export async function freePlaces(db: Reader, group: GroupRow, { role }: Pick<GroupMember, 'role'>) {
  const all = role === 'member' ? await readBalances(db, groupScope(group.id)) : []
  const owed = new Set(all.flatMap(({ memberId, amount }) => (amount > 0 ? memberId : [])))
  return currentMembers(group).flatMap(({ uid, memberId, name }) =>
    uid === null && !owed.has(memberId) ? [{ memberId, name }] : [],
  )
}

type Reader = Parameters<typeof readBalances>[0]

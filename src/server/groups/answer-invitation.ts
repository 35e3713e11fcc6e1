import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { GroupMember, GroupRow } from '#contract/entities/groups.ts'
import type { InvitationRow } from '#contract/entities/invitations.ts'
import type { GroupCommandArgs } from '#contract/group-commands.ts'
import { userScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { wireObject } from '../documents/wire.ts'
import { updateMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { checkRoom } from './change-members.ts'
import { findInvitation, isForAnybody, isOver, type Shown } from './find-invitation.ts'
import { noteActivity } from './note-activity.ts'
import {
  currentMembers,
  forLeaders,
  lockGroup,
  lockMembers,
  memberIn,
  type OpenGroup,
  openGroup,
  saveGroup,
  withMember,
} from './open-group.ts'
import { writeParts } from './share-rows.ts'

const invitations = documentsOf('invitations')
const expenses = documentsOf('group_expenses')

/** Looked up twice: to know which group to lock, and again when nothing can change it. */
async function openInvitation(context: Context, shown: Shown) {
  const { tx, caller, now } = context
  const { groupId } = await findInvitation(tx.client, caller.uid, shown)
  const { hand, group } = await lockGroup(context, groupId)
  const invitation = await findInvitation(tx.client, caller.uid, shown)
  if (!group || isOver(invitation, now)) throw new Fault('invitation-over')
  await lockMembers(context, group, caller.uid)
  return { context, hand, group, invitation }
}

const setInvitation = (
  { context, hand }: Pick<OpenGroup, 'context' | 'hand'>,
  invitation: InvitationRow,
  patch: Partial<InvitationRow>,
) =>
  updateMany(
    context.tx,
    invitations,
    [{ ...invitation, ...patch }],
    new Set(Object.keys(patch)),
    hand,
  )

export async function acceptInvitation(
  context: Context,
  { token, invitationId, memberId, newMemberId }: GroupCommandArgs<'groups.accept'>,
): Promise<void> {
  const found = await openInvitation(context, { token, invitationId })
  const { group, invitation, hand } = found
  if (group.status === 'closed' || group.status === 'archived') throw new Fault('group-closed')
  if (group.memberIds.includes(hand.uid)) return
  const { name } = await requireProfile(context.tx.client, hand.uid)
  const claimed = invitation.memberId ?? (isForAnybody(invitation) ? memberId : null)
  const base = { ...found, me: joining(group, claimed, newMemberId, context) }
  const open = await saveGroup(base, withNewcomer(base, claimed, { name, role: invitation.role }))
  const me = { ...base.me, name }
  const uses = invitation.uses + 1
  const ended = isForAnybody(invitation) ? { uses } : { uses, status: 'accepted' as const }
  await setInvitation(open, invitation, ended)
  await noteActivity({ ...open, me }, claimed ? 'member-claimed' : 'member-joined', me.memberId, {
    name,
    before: base.me.name,
  })
  if (claimed) await takeOver({ ...open, me })
  await markNotice(context, invitation.id)
}

/** The placeholder that is claimed, or a new member. */
function joining(group: GroupRow, claimed: string | null, fresh: string, context: Context) {
  if (claimed === null) {
    checkRoom({ group }, fresh)
    const joinedAt = context.now.toISOString()
    const member: GroupMember = {
      ...{ memberId: fresh, uid: null, name: '', role: 'member', joinedAt },
      householdId: null,
      leftAt: null,
    }
    return member
  }
  const member = memberIn(group, claimed)
  if (!member || member.uid !== null) throw new Fault('invitation-over')
  return member
}

function withNewcomer(
  { group, hand, me, ...rest }: OpenGroup,
  claimed: string | null,
  patch: Pick<GroupMember, 'name' | 'role'>,
): Pick<GroupRow, 'members'> {
  const joined = { ...patch, uid: hand.uid }
  if (claimed !== null) return withMember({ group, hand, me, ...rest }, claimed, joined)
  return { members: [...group.members, { ...me, ...joined }] }
}

/** What the placeholder had a part in is in the claimer's book from now on. */
async function takeOver(open: OpenGroup): Promise<void> {
  const { context, hand, me } = open
  const { rows } = await context.tx.client.query<{ row: GroupExpenseRow }>(
    `select ${wireObject(expenses)} as row from group_expenses t where t.scope = $1
      and (t.shares @> $2 or t.payers @> $2)`,
    [hand.scope, JSON.stringify([{ memberId: me.memberId }])],
  )
  const theirs = rows.map(({ row }) => row)
  await writeParts(open, theirs, [], (memberId) => memberId === me.memberId)
  const { rowCount } = await context.tx.client.query(
    `update invitations set status = 'revoked', updated_at = $3
      where scope = $1 and member_id = $2 and status = 'pending'`,
    [hand.scope, me.memberId, context.now],
  )
  if (rowCount) context.tx.touched.add(hand.scope)
}

/** Acted upon, so no longer news. */
async function markNotice({ tx, caller }: Context, invitationId: string): Promise<void> {
  const scope = userScope(caller.uid)
  const { rowCount } = await tx.client.query(
    `update notifications set read = true where scope = $1 and kind = 'invitation'
      and data->>'invitationId' = $2 and not read`,
    [scope, invitationId],
  )
  if (rowCount) tx.touched.add(scope)
}

export async function rejectInvitation(
  context: Context,
  { token, invitationId }: GroupCommandArgs<'groups.reject'>,
): Promise<void> {
  const found = await openInvitation(context, { token, invitationId })
  const { invitation } = found
  if (!isForAnybody(invitation)) {
    await setInvitation(found, invitation, { status: 'rejected' })
    const data = { sentTo: invitation.sentTo }
    await noteActivity({ ...found, me: null }, 'invitation-rejected', invitation.id, data)
  }
  await markNotice(context, invitation.id)
}

export async function revokeInvitation(
  context: Context,
  { groupId, id }: GroupCommandArgs<'groups.revoke'>,
): Promise<void> {
  const open = await openGroup(context, groupId)
  const { tx } = context
  const { rows } = await tx.client.query<{ row: InvitationRow }>(
    `select ${wireObject(invitations)} as row from invitations t where id = $1 and scope = $2`,
    [id, open.hand.scope],
  )
  const invitation = rows[0]?.row
  if (!invitation) throw new Fault('not-found')
  const isLeader = (forLeaders.role as readonly string[]).includes(open.me.role)
  if (!isLeader && invitation.createdBy !== open.hand.uid) throw new Fault('not-allowed')
  if (invitation.status !== 'pending') throw new Fault('invitation-over')
  await setInvitation(open, invitation, { status: 'revoked' })
  await noteActivity(open, 'invitation-revoked', id, { sentTo: invitation.sentTo })
}

/** Names one could be, for whoever holds the link. */
export const freePlaces = (group: GroupRow) =>
  currentMembers(group).flatMap(({ uid, memberId, name }) =>
    uid === null ? [{ memberId, name }] : [],
  )

import type { NotificationRow } from '#contract/notifications/entities.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import { type InvitationOutcome, invitationOutcomes } from '#domain/notices/outcome-words.ts'
import type { Reading, RowPatch } from '../types.ts'
import { added, changed, type GroupEffect, groupOf, memberOf } from './group-rows.ts'

const fourteenDaysMs = 14 * 86_400_000

export const invite: GroupEffect<'groups.invite'> = (
  read,
  { groupId, id, channel, to = null, memberId = null, role = 'member' },
  about,
) => {
  if (!memberOf(groupOf(read, groupId), about.uid)) return []
  const expiresAt = new Date(Date.parse(about.at) + fourteenDaysMs).toISOString()
  const sentTo = to === null ? null : maskAddress(to)
  const fields = { id, groupId, channel, role, memberId, sentTo, status: 'pending', expiresAt }
  return [added(read, 'invitations', { ...fields, notSent: null, uses: 0 }, about)]
}

export const revoke: GroupEffect<'groups.revoke'> = (read, { id }, about) =>
  changed('invitations', read.row('invitations', id), { status: 'revoked' }, about)

/** What asked says how it went, as the server will have it. */
function* said(read: Reading, invitationId: string, body: string): Generator<RowPatch> {
  for (const notice of read.all('notifications')) {
    const { data } = notice as NotificationRow
    if (data?.invitationId !== invitationId) continue
    yield { table: 'notifications', id: notice.id, row: { ...notice, body, read: true } }
  }
}

/** It is dealt with; the group itself comes when the server has let us in. */
export const answer =
  (outcome: InvitationOutcome): GroupEffect<'groups.reject'> =>
  (read, { invitationId }) =>
    invitationId === undefined
      ? []
      : [
          { table: 'received_invitations', id: invitationId, row: null },
          ...said(read, invitationId, invitationOutcomes[outcome]),
        ]

import type { NotificationRow } from '#contract/entities/notifications.ts'

export interface WaitingInvitation {
  readonly invitationId: string
  readonly groupName: string
  readonly invitedBy: string
}

/** What an invitation's notice says of it; null for any other notice. */
export function invitationIn({ kind, data }: NotificationRow): WaitingInvitation | null {
  const { invitationId, groupName, invitedBy } = data
  if (kind !== 'invitation' || typeof invitationId !== 'string') return null
  return { invitationId, groupName: String(groupName ?? ''), invitedBy: String(invitedBy ?? '') }
}

import type { ReceivedInvitationRow } from '#contract/groups/invitations.ts'
import { useTable } from '#web/data/replica-react.tsx'

/** What waits for my answer; one that is over goes when the server says so, or by the clock. */
export function useReceivedInvitations(): readonly ReceivedInvitationRow[] {
  const { replica } = useTable('received_invitations')
  const rows: readonly unknown[] = replica.monthRows('received_invitations', '')
  const now = Date.now()
  return (rows as readonly ReceivedInvitationRow[]).filter(
    ({ expiresAt }) => Date.parse(expiresAt) > now,
  )
}

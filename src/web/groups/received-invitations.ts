import type { ReceivedInvitationRow } from '#contract/groups/invitations.ts'
import { useRows } from '#web/data/replica-react.tsx'

/** What waits for my answer; one that is over goes when the server says so, or by the clock. */
export function useReceivedInvitations(): readonly ReceivedInvitationRow[] {
  const now = Date.now()
  return useRows('received_invitations').filter(({ expiresAt }) => Date.parse(expiresAt) > now)
}

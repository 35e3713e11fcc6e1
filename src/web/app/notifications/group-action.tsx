import { InvitationButtons } from '#web/fields/invitation-buttons.tsx'
import { useReceivedInvitations } from '#web/fields/received-invitations.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import type { NoticeActionProps } from './notice-actions.tsx'

/** An invitation is answered, and a payment confirmed, right where they are told. */
export function GroupAction({ notice, onDone }: NoticeActionProps) {
  const { kind, data } = notice
  const waiting = useReceivedInvitations()
  const invitation = waiting.find(({ id }) => kind === 'invitation' && id === data.invitationId)
  if (invitation) return <InvitationButtons invitation={invitation} onDone={onDone} />
  if (kind === 'settlement-claimed' && typeof data.settlementId === 'string') {
    return <ConfirmPayment settlementId={data.settlementId} onDone={onDone} />
  }
  return null
}

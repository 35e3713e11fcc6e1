import { InvitationButtons } from '#web/fields/invitation-buttons.tsx'
import { invitationIn } from '#web/fields/invitation-in.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import type { NoticeActionProps } from './notice-actions.tsx'

/** An invitation is answered, and a payment confirmed, right where they are told. */
export function GroupAction({ notice, onDone }: NoticeActionProps) {
  const { kind, read, data } = notice
  const invitation = invitationIn(notice)
  if (invitation && !read) return <InvitationButtons invitation={invitation} onDone={onDone} />
  if (kind === 'settlement-claimed' && typeof data.settlementId === 'string') {
    return <ConfirmPayment settlementId={data.settlementId} onDone={onDone} />
  }
  return null
}

import { useState } from 'react'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import { call } from '#web/data/http/call.ts'
import { CallError } from '#web/data/http/client.ts'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { useNewPasswordAdvice } from '#web/entrance/new-password-advice.ts'
import { InvitationButtons } from '#web/groups/invitation-buttons.tsx'
import { useReceivedInvitations } from '#web/groups/received-invitations.ts'
import { Proposed } from '#web/proposals/proposals-card.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import { WaitingItems } from './waiting-items.tsx'

export interface NoticeActionProps {
  readonly notice: NotificationRow
  readonly onDone: () => void
}

/** What can be done about a notification right where it stands. */
export function NoticeAction({ notice, onDone }: NoticeActionProps) {
  const { about, sessionId } = notice.data
  if (notice.kind === 'security' && about === 'sign-in' && typeof sessionId === 'string') {
    return <SignOutDevice notice={notice} sessionId={sessionId} onDone={onDone} />
  }
  if (notice.kind === 'recurring-waiting') return <WaitingItems notice={notice} onDone={onDone} />
  if (notice.kind === 'proposal') return <Proposed notice={notice} onDone={onDone} />
  return <GroupAction notice={notice} onDone={onDone} />
}

interface SignOutProps extends NoticeActionProps {
  readonly sessionId: string
}

function SignOutDevice({ notice, sessionId, onDone }: SignOutProps) {
  const { token } = useSession()
  const advice = useNewPasswordAdvice()
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const outcome = await endSession(sessionId, token)
    setBusy(false)
    toast({ ...words[outcome], ...(outcome !== 'failed' && advice) })
    if (outcome !== 'failed') onDone()
  }
  return (
    <Button look="outline" disabled={isBusy || notice.read} onClick={() => void signOut()}>
      {say('Sign it out')}
    </Button>
  )
}

type Outcome = 'ended' | 'gone' | 'failed'

const words = {
  ended: { variant: 'success', title: say('That device is signed out') },
  gone: { variant: 'info', title: say('That device was signed out already') },
  failed: { variant: 'destructive', title: say('That did not work. Please try again.') },
} as const

async function endSession(sessionId: string, token: string | null): Promise<Outcome> {
  try {
    await call('user.sessions.end', { params: { id: sessionId }, token })
    return 'ended'
  } catch (error) {
    if (error instanceof CallError && error.code === 'not-found') return 'gone'
    report('device not signed out', error)
    return 'failed'
  }
}

/** An invitation is answered, and a payment confirmed, right where they are told. */
function GroupAction({ notice, onDone }: NoticeActionProps) {
  const { kind, data } = notice
  const waiting = useReceivedInvitations()
  const invitation = waiting.find(({ id }) => kind === 'invitation' && id === data.invitationId)
  if (invitation) return <InvitationButtons invitation={invitation} onDone={onDone} />
  if (kind === 'settlement-claimed' && typeof data.settlementId === 'string') {
    return <ConfirmPayment settlementId={data.settlementId} onDone={onDone} />
  }
  const { groupId, deniableUntil } = data
  const isDeniable = typeof deniableUntil === 'string' && Date.parse(deniableUntil) > Date.now()
  if (kind === 'member-removed' && isDeniable && typeof groupId === 'string') {
    return <DenyDebt groupId={groupId} onDone={onDone} />
  }
  return null
}

interface DenyDebtProps {
  readonly groupId: string
  readonly onDone: () => void
}

/** What others wrote just before they took somebody out of a group. */
function DenyDebt({ groupId, onDone }: DenyDebtProps) {
  const { give } = useWrites('groups')
  const deny = () => {
    give(command('groups.denyDebt', { groupId }), { title: say('You no longer owe it there') })
    onDone()
  }
  return (
    <Button look="outline" onClick={deny}>
      {say('I do not owe it')}
    </Button>
  )
}

import { useNavigate } from 'react-router'
import type { ReceivedInvitationRow } from '#contract/entities/invitations.ts'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { useAnswers } from './use-answers.ts'

export interface InvitationButtonsProps {
  readonly invitation: ReceivedInvitationRow
  readonly onDone?: () => void
}

export function InvitationButtons({ invitation, onDone }: InvitationButtonsProps) {
  const { accept, reject } = useAnswers()
  const navigate = useNavigate()
  const { groupName, groupId } = invitation
  const join = () => {
    accept(invitation)
    onDone?.()
    void navigate(routes.group.path.replace(':id', groupId), { state: { isJoining: true } })
  }
  const decline = () => {
    reject(invitation)
    onDone?.()
  }
  return (
    <div className="flex gap-2">
      <Button onClick={join} aria-label={`Accept the invitation to ${groupName}`}>
        Accept
      </Button>
      <Button look="outline" onClick={decline} aria-label={`Reject the invitation to ${groupName}`}>
        Reject
      </Button>
    </div>
  )
}

import { Button } from '#web/ui/button.tsx'
import type { WaitingInvitation } from './invitation-in.ts'
import { useAnswers } from './use-answers.ts'

export interface InvitationButtonsProps {
  readonly invitation: WaitingInvitation
  readonly onDone?: () => void
}

export function InvitationButtons({ invitation, onDone }: InvitationButtonsProps) {
  const { accept, reject } = useAnswers()
  const act = (answer: typeof accept) => () => {
    answer(invitation)
    onDone?.()
  }
  const { groupName } = invitation
  return (
    <div className="flex gap-2">
      <Button onClick={act(accept)} aria-label={`Accept the invitation to ${groupName}`}>
        Accept
      </Button>
      <Button
        look="outline"
        onClick={act(reject)}
        aria-label={`Reject the invitation to ${groupName}`}
      >
        Reject
      </Button>
    </div>
  )
}

import { useNavigate } from 'react-router'
import type { ReceivedInvitationRow } from '#contract/groups/invitations.ts'
import { routes } from '#contract/routes.ts'
import { newId } from '#web/data/new-id.ts'
import { Button } from '#web/ui/control/button.tsx'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export interface InvitationButtonsProps {
  readonly invitation: ReceivedInvitationRow
  readonly onDone?: () => void
}

export function InvitationButtons({ invitation, onDone }: InvitationButtonsProps) {
  const { give } = useWrites('groups')
  const navigate = useNavigate()
  const { id: invitationId, groupName, groupId } = invitation
  const join = () => {
    const accept = command('groups.accept', { invitationId, newMemberId: newId() })
    give(accept, { title: `You are joining ${groupName}` })
    onDone?.()
    void navigate(routes.group.path.replace(':id', groupId), { state: { isJoining: true } })
  }
  const decline = () => {
    const reject = command('groups.reject', { invitationId })
    give(reject, { title: `You said no to ${groupName}` })
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

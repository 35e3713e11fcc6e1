import { useNavigate } from 'react-router'
import type { ReceivedInvitationRow } from '#contract/groups/invitations.ts'
import { routes } from '#contract/routes.ts'
import { newId } from '#web/data/new-id.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ask } from '#web/ui/overlay/ask-first.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export interface InvitationButtonsProps {
  readonly invitation: ReceivedInvitationRow
  readonly onDone?: () => void
}

export function InvitationButtons({ invitation, onDone }: InvitationButtonsProps) {
  const { give } = useWrites('groups')
  const navigate = useNavigate()
  const { id: invitationId, groupName, groupId, invitedBy } = invitation
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
  const block = () => {
    const reject = command('groups.reject', { invitationId, isBlocking: true })
    give(reject, { title: `You hear of no more invitations by ${invitedBy}` })
    onDone?.()
  }
  const askToBlock = () =>
    ask({
      title: `Block ${invitedBy}?`,
      description:
        'Their invitations reach you no more, in the app, by mail or by text message. They are ' +
        'not told. If you use a link of theirs one day, it ends.',
      choices: [{ words: 'Reject and block', onPick: block }],
      stay: 'Do not block',
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={join} aria-label={`Accept the invitation to ${groupName}`}>
        Accept
      </Button>
      <Button look="outline" onClick={decline} aria-label={`Reject the invitation to ${groupName}`}>
        Reject
      </Button>
      <Button look="quiet" onClick={askToBlock} aria-label={`Reject and block ${invitedBy}`}>
        Block
      </Button>
    </div>
  )
}

import { useNavigate } from 'react-router'
import type { ReceivedInvitationRow } from '#contract/groups/invitations.ts'
import { routes } from '#contract/routes.ts'
import { newId } from '#web/data/new-id.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ask } from '#web/ui/overlay/ask-first.ts'
import { say } from '#web/words/say.ts'
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
    give(accept, { title: say('You are joining {groupName}', { groupName }) })
    onDone?.()
    void navigate(routes.group.path.replace(':id', groupId), { state: { isJoining: true } })
  }
  const decline = () => {
    const reject = command('groups.reject', { invitationId })
    give(reject, { title: say('You said no to {groupName}', { groupName }) })
    onDone?.()
  }
  const block = () => {
    const reject = command('groups.reject', { invitationId, isBlocking: true })
    give(reject, { title: say('You hear of no more invitations by {invitedBy}', { invitedBy }) })
    onDone?.()
  }
  const askToBlock = () =>
    ask({
      title: say('Block {invitedBy}?', { invitedBy }),
      description: say(
        `Their invitations reach you no more, in the app, by mail or by text message. They are not
        told. If you use a link of theirs one day, it ends.`,
      ),
      choices: [{ words: say('Reject and block'), onPick: block }],
      stay: say('Do not block'),
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        onClick={join}
        aria-label={say('Accept the invitation to {groupName}', { groupName })}
      >
        {say('Accept')}
      </Button>
      <Button
        look="outline"
        onClick={decline}
        aria-label={say('Reject the invitation to {groupName}', { groupName })}
      >
        {say('Reject')}
      </Button>
      <Button
        look="quiet"
        onClick={askToBlock}
        aria-label={say('Reject and block {invitedBy}', { invitedBy })}
      >
        {say('Block')}
      </Button>
    </div>
  )
}

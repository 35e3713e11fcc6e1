import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PreviewAnswer } from '#contract/groups/calls.ts'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { forgetInvitation } from '#web/data/kept-invitation.ts'
import { newId } from '#web/data/new-id.ts'
import { useSession } from '#web/data/session.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { groupPath } from '../group.ts'

export interface JoinDialogProps {
  readonly token: string
  readonly onClose: () => void
}

type Looked = { readonly found: PreviewAnswer } | { readonly error: string } | null

/** What the link leads to, read once. */
function usePreview(token: string): Looked {
  const { token: session } = useSession()
  const [looked, setLooked] = useState<Looked>(null)
  useEffect(() => {
    let isHere = true
    call('groups.preview', { body: { token }, token: session }).then(
      (found) => isHere && setLooked({ found }),
      (error: unknown) => isHere && setLooked({ error: toErrorBody(error).error }),
    )
    return () => {
      isHere = false
    }
  }, [token, session])
  return looked
}

/** Somebody followed a link into a group. */
export function JoinDialog({ token, onClose }: JoinDialogProps) {
  const looked = usePreview(token)
  if (looked && 'found' in looked) {
    return <Join token={token} found={looked.found} onClose={onClose} />
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={say('Invitation')}>
        {looked ? <p role="alert">{looked.error}</p> : <Skeleton className="h-16 w-full" />}
      </DialogContent>
    </Dialog>
  )
}

interface JoinProps extends JoinDialogProps {
  readonly found: PreviewAnswer
}

function Join({ token, found, onClose }: JoinProps) {
  const { groupId, groupName, invitedBy, placeholders, isMember } = found
  const { give } = useWrites('groups')
  const navigate = useNavigate()
  const [who, setWho] = useState('')
  const go = () => {
    forgetInvitation()
    void navigate(groupPath(groupId), { replace: true, state: { isJoining: true } })
  }
  const join = () => {
    const args = { token, memberId: who || null, newMemberId: newId() }
    give(command('groups.accept', args), {
      title: say('You are joining {groupName}', { groupName }),
    })
    go()
  }
  const reject = () => {
    give(command('groups.reject', { token }), {
      title: say('You said no to {groupName}', { groupName }),
    })
    onClose()
  }
  const mayChoose = found.memberId === null && placeholders.length > 0 && !isMember
  const choices = [
    { value: '', label: say('None of these, I am new') },
    ...placeholders.map(({ memberId, name }) => ({ value: memberId, label: name })),
  ]
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={groupName}
        description={
          isMember
            ? say('You are in this group already.')
            : say('{invitedBy} invites you.', { invitedBy })
        }
      >
        {mayChoose ? (
          <ChoiceField
            label={say('Who are you in the group?')}
            value={who}
            onChange={setWho}
            choices={choices}
            hint={say(
              "What was written down for that name becomes yours; nobody's balance changes.",
            )}
          />
        ) : null}
        <DialogActions>
          {isMember ? null : (
            <Button look="outline" onClick={reject}>
              {say('Reject')}
            </Button>
          )}
          <Button onClick={isMember ? go : join}>
            {isMember ? say('Open the group') : say('Join')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

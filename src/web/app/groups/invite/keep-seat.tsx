import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { useSession } from '#web/data/session.tsx'
import { forgetSeat, keptSeat } from '#web/entrance/kept-seat.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'

const keepWords = say('If that was you, everything of it becomes yours, and no balance changes.')
const notThere = new Set(['not-found', 'invalid-input', 'malformed-request'])

/** Whoever was a guest on this device, and has an account now, is asked whether it is theirs. */
export function KeepSeat() {
  const { token } = useSession()
  const navigate = useNavigate()
  const [kept, setKept] = useState(keptSeat)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  if (!kept?.user || !kept.token) return null
  const { name } = kept.user
  const drop = () => {
    forgetSeat()
    setKept(null)
  }
  const keep = async () => {
    setSending(true)
    try {
      const { groupId } = await call('seats.keep', { body: { seat: kept.token ?? '' }, token })
      drop()
      toast({
        variant: 'success',
        title: say('{name} is you now', { name }),
        description: say('Nothing else changed.'),
      })
      void navigate(routes.group.path.replace(':id', groupId), { state: { isJoining: true } })
    } catch (reason) {
      const { code, error: words, fields } = toErrorBody(reason)
      setError(fields?.seat ?? (notThere.has(code) ? 'That place is no longer there.' : words))
      setSending(false)
    }
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || setKept(null)}>
      <DialogContent
        title={say('Are you {name}?', { name })}
        description={say('{name} took part in a group as a guest on this device. {keepWords}', {
          name,
          keepWords,
        })}
      >
        {error ? <p role="alert">{error}</p> : null}
        <DialogActions>
          <Button look="outline" onClick={drop}>
            {say('No')}
          </Button>
          <Button disabled={isSending} onClick={() => void keep()}>
            {say('Yes, that is me')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'
import { TokensEnd } from './tokens-end.tsx'

/** Begins afresh each time it opens. */
export function RemovePhoneDialog(state: DialogState) {
  return state.isOpen ? <RemovePhoneForm {...state} /> : null
}

function RemovePhoneForm({ isOpen, onClose }: DialogState) {
  const { token } = useOwnProfile()
  const { adopt } = useSession()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)

  async function remove(form: HTMLFormElement) {
    await attempt.run(async () => {
      const changed = await ask('phone not removed', () => call('user.phone.remove', { token }))
      if (!changed) return 'refused'
      adopt(changed.user)
      onClose()
      toast({ variant: 'success', title: say('Your phone number is removed') })
      return 'done'
    }, form)
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Remove your phone?')}
      description={say(
        `You log in with your email from then on. Your other devices are logged out, and we send a
        word about it to the number and to your email.`,
      )}
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{
        words: say('Remove phone'),
        busyWords: say('Removing the phone…'),
        look: 'destructive',
      }}
      onSubmit={(form) => void remove(form)}
    >
      <TokensEnd />
    </FormDialog>
  )
}

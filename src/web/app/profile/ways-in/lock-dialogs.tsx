import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { readLock } from '#web/entrance/lock/lock-state.ts'
import { unlock } from '#web/entrance/lock/unlock.ts'
import { dropLock, keepLock } from '#web/entrance/lock/watch-lock.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Choice } from '../choice.tsx'
import { useOwnProfile } from '../use-own-profile.ts'

/** Two seconds let a page be loaded again, and another tab be opened. */
export const lockAfter = [
  [2000, say('At once')],
  [60_000, '1 minute'],
  [300_000, '5 minutes'],
  [900_000, '15 minutes'],
] as const
const usualMs = 60_000

interface LockDialogProps extends DialogState {
  readonly afterMs: number | null
}

/** Each begins afresh when it opens. */
export const LockDialog = (props: LockDialogProps) => (props.isOpen ? <Lock {...props} /> : null)
export const DropLockDialog = (props: DialogState) =>
  props.isOpen ? <DropLock {...props} /> : null

/** Whoever changes how the app is locked could unlock it. */
function useUnlocked(onClose: () => void) {
  const { ask, lastError } = useAsk()
  const { isBusy, run, trouble } = useAttempt(lastError)
  const act = (title: string, work: () => Promise<void>) =>
    run(async () => {
      const done = await ask('app lock not changed', () => work().then(() => 'done'))
      if (!done) return 'refused'
      onClose()
      toast({ variant: 'success', title })
      return 'done'
    })
  return { isBusy, trouble, act }
}

function Lock({ onClose, afterMs }: LockDialogProps) {
  const { token } = useOwnProfile()
  const { act, ...state } = useUnlocked(onClose)
  async function lock(form: HTMLFormElement) {
    const chosen = Number(new FormData(form).get('after'))
    const { passkeys } = await call('user.passkeys.known', { token })
    await unlock(passkeys)
    keepLock({ afterMs: chosen, passkeys })
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={say('Lock the app on this device')}
      description={say(
        `Your passkey opens it again, also without a connection; so does logging out, which clears
        this device. Left open and untouched it locks as well, after five minutes at the least. We
        ask for your passkey now, to see that it works here.`,
      )}
      {...state}
      action={{ words: say('Lock'), busyWords: say('Waiting for your device…') }}
      onSubmit={(form) => void act(say('The app locks on this device'), () => lock(form))}
    >
      <Choice
        label={say('After how long away')}
        name="after"
        error={undefined}
        start={afterMs ?? usualMs}
      >
        {lockAfter}
      </Choice>
    </FormDialog>
  )
}

function DropLock({ onClose }: DialogState) {
  const { act, ...state } = useUnlocked(onClose)
  const drop = async () => {
    await unlock(readLock()?.passkeys ?? [])
    dropLock()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={say('Turn off the app lock?')}
      description={say('Whoever has this device unlocked then sees your book.')}
      {...state}
      action={{ words: say('Turn off'), busyWords: say('Waiting for your device…') }}
      onSubmit={() => void act(say('The app no longer locks on this device'), drop)}
    >
      {null}
    </FormDialog>
  )
}

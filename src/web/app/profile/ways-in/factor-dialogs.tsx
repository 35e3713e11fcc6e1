import { useEffect, useState } from 'react'
import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { KeepCodesDialog } from '#web/form/second-factor/keep-codes-dialog.tsx'
import { ScanSecret } from '#web/form/second-factor/scan-secret.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'
import { TokensEnd } from './tokens-end.tsx'

interface FactorDialogProps extends DialogState {
  readonly onDone: () => void
}

/** Begins afresh each time it opens. */
export function SetUpFactorDialog(props: FactorDialogProps) {
  return props.isOpen ? <SetUpFactor {...props} /> : null
}

/** The phone has the secret, then the recovery codes are kept. */
function SetUpFactor({ isOpen, onClose, onDone }: FactorDialogProps) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const [enrolled, setEnrolled] = useState<TotpEnrolAnswer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => {
    void ask('no secret made', () => call('user.totp.enrol', { token })).then(setEnrolled)
  }, [ask, token])

  const confirm = (form: HTMLFormElement) =>
    attempt.run(async () => {
      const code = String(new FormData(form).get('code') ?? '')
      const body = { code }
      const work = () => call('user.totp.confirm', { body, token })
      const answer = await ask('second factor not confirmed', work)
      if (!answer) return 'refused'
      setCodes(answer.recoveryCodes)
      return 'done'
    }, form)
  const close = () => {
    onClose()
    onDone()
  }

  if (codes) {
    return (
      <WritingDialog isOpen={isOpen} onClose={close}>
        <KeepCodesDialog codes={codes} onDone={close} />
      </WritingDialog>
    )
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Set up an authenticator app')}
      description={say(
        `Add it to an app on your phone, then enter the code that the app shows. Your other
        devices will have to log in again, with a code.`,
      )}
      trouble={enrolled ? attempt.trouble : (lastError?.error ?? null)}
      isBusy={attempt.isBusy || !enrolled}
      action={{
        words: say('Turn on'),
        busyWords: enrolled ? say('Turning it on…') : say('Turn on'),
      }}
      onSubmit={(form) => void confirm(form)}
    >
      <TokensEnd />
      {enrolled ? <ScanSecret enrolled={enrolled} /> : <Skeleton className="h-64" />}
      {enrolled ? <CodeField name="code" error={attempt.errors.code} autoFocus={false} /> : null}
    </FormDialog>
  )
}

/** Begins afresh each time it opens. */
export function TurnOffFactorDialog(props: FactorDialogProps) {
  return props.isOpen ? <TurnOffFactor {...props} /> : null
}

function TurnOffFactor({ isOpen, onClose, onDone }: FactorDialogProps) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const turnOff = (form: HTMLFormElement) =>
    attempt.run(async () => {
      const work = () => call('user.totp.disable', { token })
      if ((await ask('second factor not turned off', work)) === null) return 'refused'
      onClose()
      onDone()
      toast({ variant: 'info', title: say('Two-factor sign-in is off') })
      return 'done'
    }, form)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Turn off two-factor sign-in?')}
      description={say(
        `Your password, or a code to your phone, is enough again, and your recovery codes stop
        working. Your other devices will have to log in again.`,
      )}
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{ words: say('Turn off'), busyWords: say('Turning it off…'), look: 'destructive' }}
      onSubmit={(form) => void turnOff(form)}
    >
      <TokensEnd />
    </FormDialog>
  )
}

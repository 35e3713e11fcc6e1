import { useState } from 'react'
import type { NewWaysAnswer } from '#contract/identity/security-events.ts'
import type { ChangePasswordBody } from '#contract/identity/sign-in.ts'
import { limits } from '#contract/limits.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { checkNewPassword, type FieldErrors } from '#web/entrance/entrance-checks.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { TokensEnd } from './tokens-end.tsx'
import { AddedWords } from './use-ways.tsx'

export interface PasswordDialogProps extends DialogState {
  readonly hasPassword: boolean
  readonly added: NewWaysAnswer
  /** Another password leaves a phone or email as it is. */
  readonly onTakeOff: (which: 'no-phone' | 'email') => void
}

/** Begins afresh each time it opens. */
export function PasswordDialog(state: PasswordDialogProps) {
  return state.isOpen ? <PasswordForm {...state} /> : null
}

const missing = say('Enter your password.')

function check(current: string | null, password: string): FieldErrors {
  return { ...(current === '' && { current: missing }), ...checkNewPassword({ password }) }
}

/** Whoever sets a password because of a stranger sees what that one may have added. */
function AddedLately({ added, onTakeOff }: Pick<PasswordDialogProps, 'added' | 'onTakeOff'>) {
  const { user } = useOwnProfile()
  const rows = [
    { name: user.phone, way: added.phone, open: user.email ? 'no-phone' : null },
    { name: user.email, way: added.email, open: 'email' },
  ] as const
  return rows.map(({ name, way, open }) =>
    name && way ? (
      <div key={name} className="rounded-md bg-over-wash p-3">
        <p className="wrap-anywhere">
          <Say words="{name} leads in, too, whatever the password is." name={name} />
        </p>
        <AddedWords way={way} />
        {open ? (
          <Button look="outline" className="mt-2" onClick={() => onTakeOff(open)}>
            {open === 'email' ? say('No: change the email') : say('No: take it off')}
          </Button>
        ) : null}
      </div>
    ) : null,
  )
}

function PasswordForm({ isOpen, onClose, hasPassword, added, onTakeOff }: PasswordDialogProps) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const [wasAsked, setAsked] = useState(hasPassword)
  const [wasSent, setSent] = useState(false)
  // Set meanwhile elsewhere: the server knows.
  const needsCurrent = wasAsked || lastError?.fields?.current !== undefined
  if (needsCurrent && !wasAsked) setAsked(true)

  async function save(form: HTMLFormElement) {
    const typed = new FormData(form)
    const current = needsCurrent ? String(typed.get('current') ?? '') : null
    const password = String(typed.get('password') ?? '')
    setSent(current !== null)
    await attempt.run(async () => {
      const errors = check(current, password)
      if (Object.keys(errors).length > 0) return { errors }
      const body: ChangePasswordBody = { password, ...(current !== null && { current }) }
      const work = () => call('user.password', { body, token, isRenewing: true })
      if ((await ask('password not set', work)) === null) return 'refused'
      onClose()
      const description = say('Your other devices are logged out.')
      toast({ variant: 'success', title: say('Your new password is set'), description })
      return 'done'
    }, form)
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={needsCurrent ? say('Change your password') : say('Set a password')}
      description={say('Your other devices will have to log in again.')}
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{ words: say('Set the password'), busyWords: say('Setting the password…') }}
      onSubmit={(form) => void save(form)}
    >
      <TokensEnd />
      <AddedLately added={added} onTakeOff={onTakeOff} />
      {needsCurrent ? (
        <PasswordField
          label={say('Current password')}
          name="current"
          autoComplete="current-password"
          error={attempt.errors.current && !wasSent ? missing : attempt.errors.current}
        />
      ) : null}
      <PasswordField
        label={say('New password')}
        autoComplete="new-password"
        error={attempt.errors.password}
        hint={say('At least {passwordCharactersLeast} characters. A few words work well.', {
          passwordCharactersLeast: limits.passwordCharactersLeast,
        })}
      />
    </FormDialog>
  )
}

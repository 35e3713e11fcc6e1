import { useState } from 'react'
import type { ChangePasswordBody } from '#contract/identity/sign-in.ts'
import { limits } from '#contract/limits.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { checkNewPassword, type FieldErrors } from '#web/entrance/entrance-checks.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { useOwnProfile } from '../use-own-profile.ts'

export interface PasswordDialogProps extends DialogState {
  readonly hasPassword: boolean
}

/** Begins afresh each time it opens. */
export function PasswordDialog(state: PasswordDialogProps) {
  return state.isOpen ? <PasswordForm {...state} /> : null
}

const missing = 'Enter your password.'

function check(current: string | null, password: string): FieldErrors {
  return { ...(current === '' && { current: missing }), ...checkNewPassword({ password }) }
}

function PasswordForm({ isOpen, onClose, hasPassword }: PasswordDialogProps) {
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
      const description = 'Your other devices are logged out.'
      toast({ variant: 'success', title: 'Your new password is set', description })
      return 'done'
    }, form)
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={needsCurrent ? 'Change your password' : 'Set a password'}
      description="Your other devices will have to log in again."
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{ words: 'Set the password', busyWords: 'Setting the password…' }}
      onSubmit={(form) => void save(form)}
    >
      {needsCurrent ? (
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          error={attempt.errors.current && !wasSent ? missing : attempt.errors.current}
        />
      ) : null}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={attempt.errors.password}
        hint={`At least ${limits.passwordCharactersLeast} characters. A few words work well.`}
      />
    </FormDialog>
  )
}

import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { screenLimits } from '#contract/screen-limits.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { browserMark } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { checkNewPassword } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'

export function ResetPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const { ask, lastError } = useAsk()
  const entrance = useEntrance({
    check: checkNewPassword,
    send: async ({ password = '' }) => {
      const sent = { body: { token, password }, browser: browserMark() }
      const done = await ask('password not reset', () => authCall('auth.password.reset', sent))
      if (done === null) return false
      const news = 'Your new password is set, and every device is logged out. Log in with it.'
      navigate(`${routes.login.path}?way=email`, { replace: true, state: { news } })
      return true
    },
    lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title="Choose a new password"
      lead="Every device that is logged in now will have to log in again."
      action={{ words: 'Set the password', busyWords: 'Setting the password…' }}
      other={{ question: 'Changed your mind?', words: 'Log in', path: routes.login.path }}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={entrance.errors.password}
        hint={`At least ${screenLimits.passwordCharactersLeast} characters. A few words work well.`}
      />
    </EntranceForm>
  )
}

import { routes } from '#contract/routes.ts'
import { useSession } from '#web/data/session.tsx'
import { EmailField } from '#web/fields/email-field.tsx'
import { checkLogin } from '#web/fields/entrance-checks.ts'
import { EntranceForm } from '#web/fields/entrance-form.tsx'
import { PasswordField } from '#web/fields/password-field.tsx'
import { useEntrance } from '#web/fields/use-entrance.ts'

export function LoginPage() {
  const { signIn, lastError } = useSession()
  const entrance = useEntrance({
    check: checkLogin,
    send: ({ email = '', password = '' }) => signIn(email, password),
    lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title={routes.login.title}
      lead="Your book is where you left it."
      action={{ words: 'Log in', busyWords: 'Logging in…' }}
      other={{ question: 'New here?', words: 'Create an account', path: routes.signup.path }}
    >
      <EmailField error={entrance.errors.email} />
      <PasswordField autoComplete="current-password" error={entrance.errors.password} />
    </EntranceForm>
  )
}

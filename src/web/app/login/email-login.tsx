import { Link, useLocation } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useSession } from '#web/data/session.tsx'
import { checkLogin } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { EntranceNews, useEntranceState } from '#web/entrance/entrance-news.tsx'
import { EntranceWays } from '#web/entrance/entrance-ways.tsx'
import { keepWay } from '#web/entrance/last-way.ts'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'

export function EmailLogin() {
  const { signIn, lastError } = useSession()
  const { email, lead = 'Your book is where you left it.' } = useEntranceState()
  const entrance = useEntrance({
    check: checkLogin,
    send: ({ email: typed = '', password = '' }) => {
      keepWay('email')
      return signIn(typed, password)
    },
    lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title={routes.login.title}
      lead={lead}
      above={
        <>
          <EntranceNews />
          <EntranceWays label="Ways to log in" />
        </>
      }
      action={{ words: 'Log in', busyWords: 'Logging in…' }}
      below={<ForgotLink />}
      other={{ question: 'New here?', words: 'Create an account', path: routes.signup.path }}
    >
      <EmailField error={entrance.errors.email} start={email} />
      <PasswordField autoComplete="current-password" error={entrance.errors.password} />
    </EntranceForm>
  )
}

function ForgotLink() {
  const query = new URLSearchParams(useLocation().search)
  query.set('forgot', '1')
  return (
    <p className="mt-2 text-center">
      <Link
        to={`?${query}`}
        className="inline-block py-3 text-muted-foreground underline underline-offset-4"
      >
        Forgot your password?
      </Link>
    </p>
  )
}

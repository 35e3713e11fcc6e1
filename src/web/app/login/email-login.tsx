import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { routes } from '#contract/routes.ts'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { browserMark } from '#web/data/session-storage.ts'
import { checkLogin } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { EntranceNews, useEntranceState } from '#web/entrance/entrance-news.tsx'
import { EntranceWays } from '#web/entrance/entrance-ways.tsx'
import { keepWay } from '#web/entrance/last-way.ts'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { say } from '#web/words/say.ts'

/** For the page, whose own script has no room for it. */
export const SsoDoor = whenAsked(() => import('./sso-door.tsx').then((file) => file.SsoDoor))

export function EmailLogin() {
  const { signIn, lastError } = useSession()
  const { email, lead = say('Your book is where you left it.') } = useEntranceState()
  useOfferedPasskey()
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
          <EntranceWays label={say('Ways to log in')} />
        </>
      }
      action={{ words: say('Log in'), busyWords: say('Logging in…') }}
      below={<OtherLinks />}
      other={{
        question: say('New here?'),
        words: say('Create an account'),
        path: routes.signup.path,
      }}
    >
      <EmailField error={entrance.errors.email} start={email} autoComplete="email webauthn" />
      <PasswordField autoComplete="current-password" error={entrance.errors.password} />
    </EntranceForm>
  )
}

/** Keeps the remembered origin. */
function OtherLink({ to, words }: { readonly to: string; readonly words: string }) {
  const query = new URLSearchParams(useLocation().search)
  query.set(to, '1')
  return (
    <p className="mt-2 text-center">
      <Link
        to={`?${query}`}
        className="inline-block py-3 text-muted-foreground underline underline-offset-4"
      >
        {words}
      </Link>
    </p>
  )
}

const OtherLinks = () => (
  <>
    <OtherLink to="forgot" words={say('Forgot your password?')} />
    <OtherLink to="passkey" words={say('Log in with a passkey')} />
  </>
)

/** Offered by the browser in the field for the email, once the page has nothing else to do. */
function useOfferedPasskey() {
  const { enterAs } = useSession()
  useEffect(() => {
    let isOver = false
    const offer = async () => {
      const [{ offeredPasskey }, { call }] = await Promise.all([
        import('#web/entrance/passkeys.ts'),
        import('#web/data/http/call.ts'),
      ])
      const response = isOver ? null : await offeredPasskey(() => call('passkeys.options', {}))
      if (!response || isOver) return
      const sent = { body: { response }, browser: browserMark() }
      enterAs(await call('passkeys.enter', sent))
    }
    const stop = whenIdle(() => void offer().catch((error: unknown) => report('no passkey', error)))
    return () => {
      isOver = true
      stop()
    }
  }, [enterAs])
}

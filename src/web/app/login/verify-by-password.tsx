import { useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { useSession } from '#web/data/session.tsx'
import { browserMark } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { ElsewhereQuestion } from './elsewhere-question.tsx'

interface RefuseProps {
  readonly token: string
  readonly onRefused: () => void
}

interface VerifyByPasswordProps extends RefuseProps {
  readonly onVerified: () => void
}

const checkPassword = ({ password = '' }: Readonly<Record<string, string>>) =>
  password === '' ? { password: say('Enter your password.') } : {}

/** Whoever opens the link shows that the account is theirs too. */
export function VerifyByPassword({ token, onVerified, onRefused }: VerifyByPasswordProps) {
  const { user } = useSession()
  const { ask, lastError } = useAsk()
  const [typed, setTyped] = useState('')
  async function verify(password: string, more: { isAnew?: true } = {}) {
    setTyped(password)
    const sent = { body: { token, password, ...more }, browser: browserMark() }
    const done = await ask('email not verified', () => authCall('auth.email.verify', sent))
    if (done !== null) onVerified()
    return done !== null
  }
  const entrance = useEntrance({
    check: checkPassword,
    send: ({ password = '' }) => verify(password),
    lastError,
  })
  if (lastError?.code === 'email-elsewhere') {
    return <ElsewhereQuestion onTake={() => void verify(typed, { isAnew: true })} />
  }
  return (
    <EntranceForm
      entrance={entrance}
      title={say('Is this account yours?')}
      lead={
        user
          ? say(`You are logged in to another account here. Enter the password of the one that asked
            for this link.`)
          : say(`Somebody signed up with this address or asked for it. If that was you, enter the
            password of your account to confirm it.`)
      }
      action={{ words: say('Confirm the address'), busyWords: say('Confirming…') }}
      below={
        <>
          <NotMine token={token} onRefused={onRefused} />
          <p className="mt-2 text-center">
            <Link
              to={`${routes.login.path}?forgot=1`}
              className="inline-block py-3 text-muted-foreground underline underline-offset-4"
            >
              {say('Forgot your password?')}
            </Link>
          </p>
        </>
      }
    >
      <PasswordField autoComplete="current-password" error={entrance.errors.password} />
    </EntranceForm>
  )
}

/** Said by a button: mail programs open links by themselves. */
export function NotMine({ token, onRefused }: RefuseProps) {
  const { ask, lastError } = useAsk()
  async function refuse() {
    const sent = { body: { token } }
    const done = await ask('email not refused', () => authCall('auth.email.refuse', sent))
    if (done !== null) onRefused()
  }
  return (
    <>
      <Button look="outline" className="mt-3 w-full" onClick={refuse}>
        {say('I did not sign up')}
      </Button>
      {lastError ? (
        <p role="alert" className="mt-2 text-over">
          {lastError.error}
        </p>
      ) : null}
    </>
  )
}

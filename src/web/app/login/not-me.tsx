import ShieldCheck from 'lucide-react/icons/shield-check'
import LinkBroken from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ErrorBody } from '#contract/errors.ts'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { browserMark } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Errand } from './errand.tsx'

/** Nobody can ask for another of these: it comes with a change, and works once. */
const brokenWords = ({ code, error }: ErrorBody) =>
  code === 'link-expired'
    ? 'It was used already, or its week is over. Log in to see how your account stands.'
    : error

/** Whoever opens the link says so by the button: mail programs open links by themselves. */
export function NotMe({ token }: { readonly token: string }) {
  const { ask, lastError } = useAsk()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  async function takeBack() {
    setBusy(true)
    const sent = { body: { token }, browser: browserMark() }
    const done = await ask('not taken back', () => authCall('auth.not-me', sent))
    setDone(done !== null)
    setBusy(false)
  }
  if (isDone) {
    return (
      <Errand
        Icon={ShieldCheck}
        title="It is taken back"
        lead={
          'Every device is signed out, and your account has the email and phone of before. If it ' +
          'had a password, that is gone too. Log in with the phone of your account, or choose a ' +
          'password by its email.'
        }
      >
        <Button asChild className="w-full">
          <Link to={`${routes.login.path}?forgot=1`}>Choose a password</Link>
        </Button>
        <Button asChild look="quiet" className="mt-3 w-full">
          <Link to={routes.login.path}>Log in</Link>
        </Button>
      </Errand>
    )
  }
  if (lastError) {
    return (
      <Errand Icon={LinkBroken} title="This link does not work" lead={brokenWords(lastError)}>
        <Button asChild className="w-full">
          <Link to={routes.login.path}>Log in</Link>
        </Button>
      </Errand>
    )
  }
  return (
    <Errand
      Icon={ShieldCheck}
      title="Was that not you?"
      lead={
        'This takes the change of your account back, and what was changed after it, and signs ' +
        'every device out.'
      }
    >
      <Button className="w-full" disabled={isBusy} onClick={takeBack}>
        {isBusy ? 'Taking it back…' : 'That was not me'}
      </Button>
    </Errand>
  )
}

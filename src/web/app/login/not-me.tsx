import ShieldCheck from 'lucide-react/icons/shield-check'
import LinkBroken from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { Button } from '#web/ui/button.tsx'
import { Errand } from './errand.tsx'

/** Whoever opens the link says so by the button: mail programs open links by themselves. */
export function NotMe({ token }: { readonly token: string }) {
  const { ask, lastError } = useAsk()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  async function takeBack() {
    setBusy(true)
    const done = await ask('not taken back', () => authCall('auth.not-me', { body: { token } }))
    setDone(done !== null)
    setBusy(false)
  }
  if (isDone) {
    return (
      <Errand
        Icon={ShieldCheck}
        title="It is taken back"
        lead={
          'Every device is signed out, and your account has the email and phone of before. The ' +
          'password is gone too: choose a new one, or log in with your phone.'
        }
      >
        <Button asChild className="w-full">
          <Link to={`${routes.login.path}?forgot=1`}>Choose a new password</Link>
        </Button>
        <Button asChild look="quiet" className="mt-3 w-full">
          <Link to={routes.login.path}>Log in with your phone</Link>
        </Button>
      </Errand>
    )
  }
  if (lastError) {
    return (
      <Errand Icon={LinkBroken} title="This link does not work" lead={lastError.error}>
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

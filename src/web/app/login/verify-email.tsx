import MailCheck from 'lucide-react/icons/mail-check'
import LinkBroken from 'lucide-react/icons/unlink'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Errand } from './errand.tsx'

/** Strict mode mounts twice, and a link works only once. */
const asked = new Map<string, Promise<unknown>>()

const verify = (token: string) => {
  const running = asked.get(token) ?? authCall('auth.email.verify', { body: { token } })
  asked.set(token, running)
  return running
}

export function VerifyEmail({ token }: { readonly token: string }) {
  const { user } = useSession()
  const { ask, lastError } = useAsk()
  const [isVerified, setVerified] = useState(false)
  useEffect(() => {
    void ask('email not verified', () => verify(token)).then((done) => setVerified(done !== null))
  }, [ask, token])
  const next = user ? routes.profile : routes.login
  if (!isVerified && !lastError) {
    return (
      <Errand Icon={MailCheck} title="One moment" lead="Your email address is being checked." />
    )
  }
  return (
    <Errand
      Icon={isVerified ? MailCheck : LinkBroken}
      title={isVerified ? 'Your email is verified' : 'This link does not work'}
      lead={isVerified ? 'You can log in with it and get your mail there.' : lastError?.error}
    >
      <Button asChild className="w-full">
        <Link to={next.path}>{user ? 'Open your profile' : 'Log in'}</Link>
      </Button>
    </Errand>
  )
}

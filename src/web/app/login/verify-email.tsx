import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import LinkBroken from 'lucide-react/icons/unlink'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ErrorBody } from '#contract/errors.ts'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { ElsewhereQuestion } from './elsewhere-question.tsx'
import { Errand, type ErrandProps } from './errand.tsx'
import { NotMine, VerifyByPassword } from './verify-by-password.tsx'

/** Strict mode mounts twice, and a link works only once. */
const asked = new Map<string, Promise<unknown>>()

const verify = (token: string, session: string | null, more: { isAnew?: true } = {}) => {
  const key = `${token} ${session} ${more.isAnew}`
  const sent = { body: { token, ...more }, token: session }
  const running = asked.get(key) ?? authCall('auth.email.verify', sent)
  asked.set(key, running)
  return running
}

const checking = {
  Icon: MailCheck,
  title: say('One moment'),
  lead: say('Your email address is being checked.'),
}
const ends = {
  verified: {
    ...{ Icon: MailCheck, title: say('Your email is verified') },
    lead: say('You can log in with it and get your mail there.'),
  },
  refused: {
    ...{ Icon: MailX, title: say('This address is not confirmed') },
    lead: say(`The link works no more, and an account that never confirmed this address has lost
      it. You can sign up with it yourself.`),
  },
} satisfies Record<string, Omit<ErrandProps, 'children'>>

/** Confirms by itself only where somebody is signed in to the account the link is for. */
export function VerifyEmail({ token }: { readonly token: string }) {
  const { token: session } = useSession()
  const { ask, lastError } = useAsk()
  const [end, setEnd] = useState<keyof typeof ends | null>(null)
  useEffect(() => {
    const done = ask('email not verified', () => verify(token, session))
    void done.then((answer) => answer !== null && setEnd('verified'))
  }, [ask, token, session])
  async function take() {
    const work = () => verify(token, session, { isAnew: true })
    if ((await ask('email not verified', work)) !== null) setEnd('verified')
  }
  const onEnd = { onVerified: () => setEnd('verified'), onRefused: () => setEnd('refused') }
  if (end) {
    return (
      <Errand {...ends[end]}>
        <Onward />
      </Errand>
    )
  }
  if (!lastError) return <Errand {...checking} />
  if (lastError.code === 'email-elsewhere') return <ElsewhereQuestion onTake={() => void take()} />
  if (lastError.fields?.password) return <VerifyByPassword token={token} {...onEnd} />
  return <NotVerified token={token} error={lastError} {...onEnd} />
}

function Onward() {
  const { user } = useSession()
  return (
    <Button asChild className="w-full">
      <Link to={(user ? routes.profile : routes.login).path}>
        {user ? say('Open your profile') : say('Log in')}
      </Link>
    </Button>
  )
}

interface NotVerifiedProps {
  readonly token: string
  readonly error: ErrorBody
  readonly onRefused: () => void
}

/** Who has no password logs in first: the link goes on working. */
function NotVerified({ token, error, onRefused }: NotVerifiedProps) {
  const first = error.fields?.token
  return (
    <Errand
      Icon={first ? MailCheck : LinkBroken}
      title={first ? say('Log in first') : say('This link does not work')}
      lead={first ?? error.error}
    >
      <Onward />
      {first ? <NotMine token={token} onRefused={onRefused} /> : null}
    </Errand>
  )
}

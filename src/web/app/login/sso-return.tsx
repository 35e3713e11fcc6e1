import LogIn from 'lucide-react/icons/log-in'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { browserMark, nobody, type StoredSession } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { proposedHere } from '#web/entrance/proposed-profile.ts'
import { forgetVisit, readVisit, type SsoVisit } from '#web/entrance/sso.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Errand } from './errand.tsx'
import { SecondStep } from './second-step.tsx'
import { SsoQuestion } from './sso-question.tsx'

interface Came {
  readonly visit: SsoVisit
  readonly said: string
  readonly token: string | null
}

interface Ended {
  /** Where somebody came in. */
  readonly session?: StoredSession
  readonly words?: string
}

async function enter({ visit: { browser }, said }: Came, more: { isAnew?: true } = {}) {
  const body = { said, browser, ...proposedHere(), ...more }
  return { session: await authCall('auth.sso.enter', { body, browser: browserMark() }) }
}

/** Each does what this tab went away for. */
const ends: Readonly<Record<SsoVisit['errand'], (came: Came) => Promise<Ended>>> = {
  enter: (came) => enter(came),
  anew: (came) => enter(came, { isAnew: true }),
  link: async ({ visit: { browser }, said, token }) => {
    await call('user.sso.link', { body: { said, browser }, token })
    return { words: say('Single sign-on is linked') }
  },
  prove: async ({ visit: { browser }, said, token }) => {
    const body = { by: 'sso', said, browser } as const
    await call('user.proof.give', { body, token, isRenewing: true })
    return { words: say('Confirmed. Now do once more what you wanted to do') }
  },
}

/** Back from single sign-on, in the tab that went. */
export function SsoReturn({ token: said }: { readonly token: string }) {
  const { token, enterAs } = useSession()
  const { ask, lastError } = useAsk()
  const navigate = useNavigate()
  const wasAsked = useRef(false)
  // Forgotten once it is over, and asked for after that.
  const [visit] = useState(readVisit)
  async function finish(came: SsoVisit) {
    const ended = await ask('single sign-on refused', () =>
      ends[came.errand]({ visit: came, said, token }),
    )
    forgetVisit()
    if (!ended) return
    if (ended.session) enterAs(ended.session)
    if (ended.words) toast({ variant: 'success', title: ended.words })
    navigate(came.from, { replace: true })
  }
  useEffect(() => {
    if (!visit || wasAsked.current) return
    wasAsked.current = true
    void finish(visit)
  })
  if (lastError?.second) return <SecondStep second={lastError.second} />
  if (visit && lastError?.code === 'sso-anew-or-link') return <SsoQuestion from={visit.from} />
  if (!lastError && visit) {
    return (
      <Errand
        Icon={LogIn}
        title={say('One moment')}
        lead={say('Single sign-on is being checked.')}
      />
    )
  }
  return <NotIn words={lastError?.error ?? elsewhere} isSignedIn={token !== nobody.token} />
}

const elsewhere = say('This is another tab than the one you went from. Please begin once more.')

interface NotInProps {
  readonly words: string
  readonly isSignedIn: boolean
}

const NotIn = ({ words, isSignedIn }: NotInProps) => (
  <Errand Icon={LogIn} title={say('That did not work')} lead={words}>
    <Button asChild className="w-full">
      <Link to={(isSignedIn ? routes.profile : routes.login).path} replace>
        {isSignedIn ? say('Back to your profile') : say('Back to the log-in')}
      </Link>
    </Button>
  </Errand>
)

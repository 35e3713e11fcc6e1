import UserSearch from 'lucide-react/icons/user-search'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { report } from '#web/data/report.ts'
import { useAsk } from '#web/data/use-ask.ts'
import type { EntranceState } from '#web/entrance/entrance-news.tsx'
import { leaveForSso } from '#web/entrance/sso.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Errand } from './errand.tsx'

interface SsoQuestionProps {
  /** Where its visitor wanted to go. */
  readonly from: string
}

/** An account has their address, and only they know whether it is theirs. */
export function SsoQuestion({ from }: SsoQuestionProps) {
  return (
    <Errand
      Icon={UserSearch}
      title={say('Is this account yours?')}
      lead={say(`There is an account here with the email address that single sign-on knows you by.
        Nobody has confirmed the address, so it may be yours or a stranger’s.`)}
    >
      <ItIsMine />
      <BeginAnew from={from} />
    </Errand>
  )
}

const thenLink: EntranceState = {
  lead: say('Then link single sign-on in your profile, under “Ways in”.'),
}
const toProfile = new URLSearchParams({ way: 'email', from: routes.profile.path })

function ItIsMine() {
  const isClosed = useSsoOnly()
  if (isClosed) {
    return (
      <p>
        {say(`It is yours? Then ask whoever runs this server to open the other ways in for a
        while, log in as before and link single sign-on in your profile.`)}
      </p>
    )
  }
  return (
    <>
      <p className="mb-3">
        {say(`It is yours? Then log in as before, and link single sign-on in your profile: you
        keep all that is in your book.`)}
      </p>
      <Button asChild className="w-full">
        <Link to={`${routes.login.path}?${toProfile}`} state={thenLink} replace>
          {say('Log in to it')}
        </Link>
      </Button>
    </>
  )
}

/** Whether an account that is not linked can be entered at all. */
function useSsoOnly(): boolean {
  const [isOnly, setOnly] = useState(false)
  useEffect(() => {
    authCall('auth.sso.offer').then(
      (offer) => setOnly(offer.isOnly),
      (error: unknown) => report('single sign-on not asked for', error),
    )
  }, [])
  return isOnly
}

/** Said to the server with a visit of its own: the one that led here is used up. */
function BeginAnew({ from }: SsoQuestionProps) {
  const { ask, lastError } = useAsk()
  const [isBusy, setBusy] = useState(false)
  async function begin() {
    setBusy(true)
    const begun = await ask('single sign-on not begun', () => authCall('auth.sso.begin'))
    if (begun) leaveForSso(begun, { errand: 'anew', from })
    else setBusy(false)
  }
  return (
    <>
      <p className="mt-8">
        {say(`It is not, or you do not need it? Then begin with an empty account. The other one
        loses this address: nobody can log in by it there any more, and without another way in it
        is out of reach once its last device is logged out.`)}
      </p>
      <Button look="outline" className="mt-3 w-full" disabled={isBusy} onClick={() => void begin()}>
        {say('Begin anew')}
      </Button>
      {lastError ? (
        <p role="alert" className="mt-3 text-over">
          {lastError.error}
        </p>
      ) : null}
    </>
  )
}

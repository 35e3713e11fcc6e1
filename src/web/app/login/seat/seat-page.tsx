import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { SeatAnswer } from '#contract/seats/calls.ts'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { keepInvitation } from '#web/data/kept-invitation.ts'
import { useSession } from '#web/data/session.tsx'
import { forgetSeat, keptSeat } from '#web/entrance/kept-seat.ts'
import { Button } from '#web/ui/control/button.tsx'
import { FormSkeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { CodeForm } from './code-form.tsx'
import { TakeSeat } from './take-seat.tsx'

const toLogin = `${routes.login.path}?${new URLSearchParams({ from: routes.groups.path })}`

interface SeatProps {
  readonly token: string
}

/** Where a link into a group leads: somebody signed in answers it there. */
export function Seat({ token }: SeatProps) {
  const { user } = useSession()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [isByCode, setByCode] = useState(false)
  if (user) return <Navigate to={`${routes.groups.path}${user.guestOf ? '' : hash}`} replace />
  const logIn = () => {
    keepInvitation(hash)
    void navigate(toLogin)
  }
  if (isByCode) return <SeatByCode token="" />
  return <ByLink token={token} onLogIn={logIn} onCode={() => setByCode(true)} />
}

/** With a code, or as who one was before an account was to be made. */
export function SeatByCode({ token: code }: SeatProps) {
  const { user, enterAs } = useSession()
  const [kept] = useState(keptSeat)
  if (user) return <Navigate to={routes.groups.path} replace />
  const goOn = () => {
    if (!kept) return
    forgetSeat()
    enterAs(kept)
  }
  return (
    <div className="grid gap-8">
      {kept?.user ? (
        <Button look="outline" onClick={goOn}>
          <Say words="Go on as {user}, without an account" user={kept.user.name} />
        </Button>
      ) : null}
      <CodeForm code={code} />
    </div>
  )
}

type Looked = { readonly seat: SeatAnswer } | { readonly code: string; readonly error: string }

interface ByLinkProps {
  readonly token: string
  readonly onLogIn: () => void
  readonly onCode: () => void
}

function ByLink({ token, onLogIn, onCode }: ByLinkProps) {
  const { hash } = useLocation()
  const [looked, setLooked] = useState<Looked | null>(null)
  useEffect(() => {
    let isHere = true
    call('seats.look', { body: { token } }).then(
      (seat) => isHere && setLooked({ seat }),
      (error: unknown) => isHere && setLooked(toErrorBody(error)),
    )
    return () => {
      isHere = false
    }
  }, [token])
  if (!looked) return <FormSkeleton />
  if ('seat' in looked) {
    return <TakeSeat seat={looked.seat} token={token} onLogIn={onLogIn} onCode={onCode} />
  }
  // It lets in only who has an account.
  if (looked.code === 'no-guests') {
    keepInvitation(hash)
    return <Navigate to={toLogin} replace />
  }
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold tracking-tight">{say('Invitation')}</h1>
      <p role="alert">{looked.error}</p>
      <Button onClick={onLogIn}>{say('Log in')}</Button>
    </div>
  )
}

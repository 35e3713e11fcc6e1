import { Activity, memo, type ReactNode, useEffect, useState } from 'react'
import type { UserRow } from '#contract/identity/session.ts'
import { routes } from '#contract/routes.ts'
import { endSession } from '#web/data/http/end-session.ts'
import { NotificationsProvider } from '#web/data/notifications.tsx'
import { PicturesOnTheirWay } from '#web/data/receipts/pictures-on-their-way.ts'
import { ReplicaProvider, useReplica } from '#web/data/replica-react.tsx'
import { isLocked } from '#web/entrance/lock/lock-state.ts'
import { LocaleContext, useSessionLocale } from '#web/locale/use-locale.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { setCatch } from '#web/ui/overlay/toast.ts'
import { ToastPlace } from '#web/ui/overlay/toast-place.tsx'
import { writeFiguresAs } from '#web/words/speech.ts'
import { AskPlace, ProvePlace } from './ask-place.tsx'
import { type FetchAt, fetchInTurn, fetchPointedAt } from './fetch-ahead.ts'
import { Frame } from './frame/frame.tsx'
import { sidebarRoutes } from './open-routes.ts'
import { catchWords } from './sync/sync-words.ts'

export interface AppAreaProps {
  readonly user: UserRow
  readonly token: string
  readonly fetchAt: FetchAt
  /** When all that is fetched ahead is here. */
  readonly onCalm: () => void
}

/** Everything a signed-in user needs around them; loaded only for them. */
export const AppArea = memo(function AppArea({ user, token, fetchAt, onCalm }: AppAreaProps) {
  useFetchAhead(fetchAt, onCalm)
  const Around = user.guestOf ? GuestFrame : Frame
  return (
    <ReplicaProvider
      key={user.id}
      uid={user.id}
      token={token}
      onSignedOut={() => void endSession(token)}
    >
      <LocaleProvider>
        <PicturesOnTheirWay uid={user.id} token={token} />
        <Catches />
        <Curtain>
          <NotificationsProvider>
            <Around user={user} />
          </NotificationsProvider>
          <ToastPlace />
          <AskPlace />
          <ProvePlace user={user} />
        </Curtain>
      </LocaleProvider>
    </ReplicaProvider>
  )
})

const GuestFrame = whenAsked(() =>
  import('./guest/guest-frame.tsx').then((file) => file.GuestFrame),
)

const LockPlace = onceIdle(() => import('./lock-place.tsx').then((file) => file.LockPlace))

/**
 * While the app is locked on this device nothing behind is seen or read out, and nothing takes
 * keys. What was being done goes on afterwards; what was never open is not even begun.
 */
function Curtain({ children }: { readonly children: ReactNode }) {
  const [isShut, show] = useState(isLocked)
  const [isBegun, begin] = useState(!isShut)
  if (!isShut && !isBegun) begin(true)
  return (
    <>
      <LockPlace isShut={isShut} show={show} />
      <Activity mode={isShut ? 'hidden' : 'visible'}>{isBegun ? children : null}</Activity>
    </>
  )
}

/** What is done without a network is kept here, and said to be. */
function Catches() {
  const replica = useReplica()
  useEffect(() => setCatch(() => catchWords(replica.status())), [replica])
  return null
}

function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const book = useSessionLocale()
  writeFiguresAs(book.locale)
  return <LocaleContext value={book}>{children}</LocaleContext>
}

/** Where most go first: their rows, and what they come to. */
const soon: readonly string[] = [routes.expenses.path, routes.analytics.path]
const later = sidebarRoutes.map(({ path }) => path).filter((path) => !soon.includes(path))

/** A click should find the code of its screen here. */
function useFetchAhead(fetchAt: FetchAt, onCalm: () => void): void {
  useEffect(() => {
    const stopPointing = fetchPointedAt(fetchAt)
    const stopTurns = fetchInTurn({ soon, later }, fetchAt, onCalm)
    return () => {
      stopPointing()
      stopTurns()
    }
  }, [fetchAt, onCalm])
}

import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { report } from './report.ts'
import { type SessionState, SessionStore } from './session-store.ts'

type Doors = Pick<
  SessionStore,
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'sendOtp'
  | 'signInByPhone'
  | 'signUpByPhone'
  | 'enterDemo'
  | 'adopt'
  | 'enterAs'
>

export interface Session extends SessionState, Doors {}

const SessionContext = createContext<SessionStore | null>(null)

const openStore = () =>
  new SessionStore({
    storage: localStorage,
    fetch: (...request) => fetch(...request),
    report,
    solveCaptcha: () => import('./captcha.ts').then(({ solveCaptcha }) => solveCaptcha()),
    later: whenIdle,
    onStorage: (listener) => {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  })

let pageStore: SessionStore | undefined

/** The store outlives a remount, so that strict mode does not restore twice. */
const storeOfPage = () => {
  pageStore ??= openStore()
  return pageStore
}

export function SessionProvider({
  children,
  store,
}: {
  children: ReactNode
  store?: SessionStore
}) {
  const held = store ?? storeOfPage()
  useEffect(() => held.start(), [held])
  return <SessionContext value={held}>{children}</SessionContext>
}

export function useSession(): Session {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSession must be used inside SessionProvider.')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  // Its doors are fields of its own, so they come along.
  return { ...store, ...state }
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { UserRow } from '#contract/identity/session.ts'
import { useFollowProfile } from '#web/data/follow-profile.ts'
import { useKeepPush } from '#web/data/keep-push.ts'
import { useUnread } from '#web/data/notifications.tsx'
import { useRows } from '#web/data/replica-react.tsx'
import { askedRate, subscribeAskedRate } from '#web/locale/asked-rate.ts'
import { startTypeAhead, takeTypeAhead } from '#web/ui/control/type-ahead.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { arriving } from '#web/ui/loading/arriving.ts'
import { Later } from '#web/ui/loading/later.tsx'
import { useNameOfPage } from '#web/ui/page/page-name.tsx'
import { followPrivacy, toggleAmounts } from '#web/ui/privacy.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { say } from '#web/words/say.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { listOf, routeAt } from '../open-routes.ts'
import { useQuickAdd } from '../quick-add.ts'
import { useArrival } from '../use-arrival.ts'
import { useShellKey } from '../use-shell-key.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useLogout } from './use-logout.ts'

const WatchAgreement = onceIdle(() =>
  import('#web/ledger/reconcile/watch-agreement.tsx').then((file) => file.WatchAgreement),
)
const DemoBanner = whenAsked(
  () => import('./demo-banner.tsx').then((file) => file.DemoBanner),
  () => <div className="h-12 phone:h-20" />,
)
const KeyHelp = whenAsked(() => import('../key-help.tsx').then((file) => file.KeyHelp))
const helpKeys = ['?'] as const
const privacyKeys = ['p'] as const

const drawer = arriving(() => import('./drawer.tsx').then((file) => file.Drawer))
const palette = arriving(() => import('../palette/palette.tsx').then((file) => file.Palette))
const logoutWarning = arriving(() =>
  import('./logout-warning.tsx').then((file) => file.LogoutWarning),
)

const rateSheet = arriving(() =>
  import('#web/ledger/rates/rate-sheet.tsx').then((file) => file.RateSheet),
)

/** What surrounds every page of a signed-in user. */
export function Frame({ user }: { readonly user: UserRow }) {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  const title = route?.title ?? say('Not found')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const logout = useLogout()
  const help = () => setHelping(true)
  const name = useNameOfPage()
  useArrival(name ? `${name} · ${title}` : title)
  useQuickAdd()
  useShellKey(helpKeys, help)
  useShellKey(privacyKeys, toggleAmounts)
  useEffect(followPrivacy, [])
  useFollowProfile(user.id)
  useKeepPush()
  return (
    <div className="lg:pl-64">
      <SkipLink />
      {useMedia('wide') ? <Sidebar onKeys={help} /> : null}
      <Later part={drawer} given={{ isOpen: isMenuOpen, onOpenChange: setMenuOpen }} />
      {useRows('accounts').length > 0 ? <WatchAgreement /> : null}
      {user.demoUntil ? <DemoBanner until={user.demoUntil} leave={logout.leave} /> : null}
      <TopBar
        title={title}
        name={name}
        list={route ? listOf(route) : null}
        user={user}
        unread={useUnread()}
        onMenu={() => setMenuOpen(true)}
        onLogout={logout.ask}
      />
      <main id="main" tabIndex={-1} className="max-w-6xl p-4 lg:p-8 phone:pb-24">
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      {useMedia('phone') ? <BottomBar onMore={() => setMenuOpen(true)} /> : null}
      <Later part={palette} given={{ ...usePalette(), logOut: logout.ask, showKeys: help }} />
      <Later part={logoutWarning} given={{ isOpen: logout.isAsking, logout }} />
      <RateAsking />
      {isHelping ? <KeyHelp onClose={() => setHelping(false)} /> : null}
    </div>
  )
}

/** Asked for by a figure on whatever page. */
function RateAsking() {
  const asked = useSyncExternalStore(subscribeAskedRate, askedRate)
  return <Later part={rateSheet} given={{ isOpen: asked !== null, asked }} />
}

const otherDialog = '[role=dialog]:not([data-state=closed])'

/** Opened and closed by Ctrl or Cmd and K, also while writing; a dialog is answered first. */
function usePalette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isAsked || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      if (!isOpen && document.querySelector(otherDialog)) return
      // Its code may still be on the way: letters wait for its box, and none is a key of the page.
      if (isOpen) takeTypeAhead()
      else startTypeAhead()
      setOpen(!isOpen)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return { isOpen, onOpenChange: setOpen }
}

import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#web/data/session.tsx'
import { useWay, wayAt } from '#web/entrance/entrance-ways.tsx'
import type { Way } from '#web/entrance/last-way.ts'
import { errandOf } from '#web/entrance/link-errand.ts'
import { KeptPanel } from '#web/outbox/kept-panel.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { FormSkeleton } from '#web/ui/loading/skeleton.tsx'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { PhoneLogin } from './phone-login.tsx'

const EmailLogin = whenAsked(() => import('./email-login.tsx').then((file) => file.EmailLogin))
const OtherEntrance = whenAsked(
  () => import('./other-entrance.tsx').then((file) => file.OtherEntrance),
  FormSkeleton,
)

const SsoDoor = whenAsked(() => import('./email-login.tsx').then((file) => file.SsoDoor))

const panels: readonly [Way, ComponentType][] = [
  ['phone', PhoneLogin],
  ['email', EmailLogin],
]

/** With the way somebody comes by; the other follows when nothing else happens. */
export async function loginPage(place: Parameters<typeof wayAt>[0] = location) {
  if (wayAt(place) === 'email') await EmailLogin.fetch()
  return LoginPage
}

function LoginPage() {
  const { search, hash } = useLocation()
  const query = new URLSearchParams(search)
  const way = useWay()
  const errand = errandOf(hash)
  const second = useSession().lastError?.second
  // Unknown until the page has nothing else to do.
  const [isSsoOnly, setSsoOnly] = useState<boolean>()
  useEffect(
    () =>
      whenIdle(() => {
        setSsoOnly(false)
        // A failure is told when its form is asked for.
        EmailLogin.fetch().catch(() => undefined)
      }),
    [],
  )
  if (errand || second || ['demo', 'forgot', 'passkey'].some((name) => query.has(name))) {
    return <OtherEntrance errand={errand} second={second} query={query} />
  }
  return (
    <>
      {panels.map(([name, Panel]) => (
        <KeptPanel key={name} isShown={name === way && !isSsoOnly}>
          <Panel />
        </KeptPanel>
      ))}
      {isSsoOnly === undefined ? null : <SsoDoor onOffer={setSsoOnly} />}
    </>
  )
}

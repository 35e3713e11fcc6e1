import { type ComponentType, lazy } from 'react'
import { useLocation } from 'react-router'
import { useWay, type Way } from '#web/fields/entrance-ways.tsx'
import { KeptPanel } from '#web/fields/kept-panel.tsx'
import { errandOf } from '#web/fields/link-errand.ts'
import { PhoneLogin } from './phone-login.tsx'

const EmailLogin = lazy(() =>
  import('./email-login.tsx').then(({ EmailLogin: page }) => ({ default: page })),
)
const ForgotPassword = lazy(() =>
  import('./forgot-password.tsx').then(({ ForgotPassword: page }) => ({ default: page })),
)
const ResetPassword = lazy(() =>
  import('./reset-password.tsx').then(({ ResetPassword: page }) => ({ default: page })),
)
const NotMe = lazy(() => import('./not-me.tsx').then(({ NotMe: page }) => ({ default: page })))
const VerifyEmail = lazy(() =>
  import('./verify-email.tsx').then(({ VerifyEmail: page }) => ({ default: page })),
)

const DemoEntrance = lazy(() =>
  import('./demo-entrance.tsx').then(({ DemoEntrance: page }) => ({ default: page })),
)

/** Links in mails lead here too, each with the token it brings. */
const errands = { reset: ResetPassword, verify: VerifyEmail, 'not-me': NotMe } as const

const panels: readonly [Way, ComponentType][] = [
  ['phone', PhoneLogin],
  ['email', EmailLogin],
]

export function LoginPage() {
  const { search, hash } = useLocation()
  const query = new URLSearchParams(search)
  const way = useWay()
  const errand = errandOf(hash)
  if (errand) {
    const Errand = errands[errand.name]
    return <Errand token={errand.token} />
  }
  if (query.has('demo')) return <DemoEntrance />
  if (query.has('forgot')) return <ForgotPassword />
  return panels.map(([name, Panel]) => (
    <KeptPanel key={name} isShown={name === way}>
      <Panel />
    </KeptPanel>
  ))
}

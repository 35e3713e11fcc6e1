import { type ComponentType, lazy } from 'react'
import { useLocation } from 'react-router'
import { useWay, type Way } from '#web/fields/entrance-ways.tsx'
import { KeptPanel } from '#web/fields/kept-panel.tsx'
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
const VerifyEmail = lazy(() =>
  import('./verify-email.tsx').then(({ VerifyEmail: page }) => ({ default: page })),
)

const DemoEntrance = lazy(() =>
  import('./demo-entrance.tsx').then(({ DemoEntrance: page }) => ({ default: page })),
)

/** Links in mails lead here too, each with the token it brings. */
const errands: Readonly<Record<string, ComponentType<{ readonly token: string }>>> = {
  reset: ResetPassword,
  verify: VerifyEmail,
}

const panels: readonly [Way, ComponentType][] = [
  ['phone', PhoneLogin],
  ['email', EmailLogin],
]

export function LoginPage() {
  const query = new URLSearchParams(useLocation().search)
  const way = useWay()
  for (const [name, Errand] of Object.entries(errands)) {
    const token = query.get(name)
    if (token) return <Errand token={token} />
  }
  if (query.has('demo')) return <DemoEntrance />
  if (query.has('forgot')) return <ForgotPassword />
  return panels.map(([name, Panel]) => (
    <KeptPanel key={name} isShown={name === way}>
      <Panel />
    </KeptPanel>
  ))
}

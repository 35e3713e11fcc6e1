import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useWay } from '#web/entrance/entrance-ways.tsx'
import type { Way } from '#web/entrance/last-way.ts'
import { errandOf } from '#web/entrance/link-errand.ts'
import { KeptPanel } from '#web/outbox/kept-panel.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { FormSkeleton } from '#web/ui/loading/skeleton.tsx'
import { PhoneLogin } from './phone-login.tsx'

const EmailLogin = whenAsked(() => import('./email-login.tsx').then((file) => file.EmailLogin))
const ForgotPassword = whenAsked(
  () => import('./forgot-password.tsx').then((file) => file.ForgotPassword),
  FormSkeleton,
)
const ResetPassword = whenAsked(
  () => import('./reset-password.tsx').then((file) => file.ResetPassword),
  FormSkeleton,
)
const NotMe = whenAsked(() => import('./not-me.tsx').then((file) => file.NotMe), FormSkeleton)
const VerifyEmail = whenAsked(
  () => import('./verify-email.tsx').then((file) => file.VerifyEmail),
  FormSkeleton,
)

const DemoEntrance = whenAsked(
  () => import('./demo-entrance.tsx').then((file) => file.DemoEntrance),
  FormSkeleton,
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
    return <Errand key={errand.token} token={errand.token} />
  }
  if (query.has('demo')) return <DemoEntrance />
  if (query.has('forgot')) return <ForgotPassword />
  return panels.map(([name, Panel]) => (
    <KeptPanel key={name} isShown={name === way}>
      <Panel />
    </KeptPanel>
  ))
}

import type { SecondStep as Step } from '#contract/identity/second-factor.ts'
import type { LinkErrand } from '#web/entrance/link-errand.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { FormSkeleton } from '#web/ui/loading/skeleton.tsx'
import { DemoEntrance } from './demo-entrance.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { NotMe } from './not-me.tsx'
import { PasskeyEntrance } from './passkey-entrance.tsx'
import { ResetPassword } from './reset-password.tsx'
import { SecondStep } from './second-step.tsx'
import { VerifyEmail } from './verify-email.tsx'

const SsoReturn = whenAsked(
  () => import('./sso-return.tsx').then((file) => file.SsoReturn),
  FormSkeleton,
)

const Seat = whenAsked(() => import('./seat/seat-page.tsx').then((file) => file.Seat), FormSkeleton)
const SeatByCode = whenAsked(
  () => import('./seat/seat-page.tsx').then((file) => file.SeatByCode),
  FormSkeleton,
)

interface OtherEntranceProps {
  readonly errand: LinkErrand | null
  readonly second: Step | undefined
  readonly query: URLSearchParams
}

/** Links in mails lead here too, each with the token it brings, and so does single sign-on. */
const errands = {
  reset: ResetPassword,
  verify: VerifyEmail,
  'not-me': NotMe,
  sso: SsoReturn,
  join: Seat,
  seat: SeatByCode,
} as const

/** All but the two forms to log in with, which most people need. */
export function OtherEntrance({ errand, second, query }: OtherEntranceProps) {
  if (errand) {
    const Errand = errands[errand.name]
    return <Errand key={errand.token} token={errand.token} />
  }
  if (second) return <SecondStep key={second.ticket} second={second} />
  if (query.has('passkey')) return <PasskeyEntrance />
  return query.has('demo') ? <DemoEntrance /> : <ForgotPassword />
}

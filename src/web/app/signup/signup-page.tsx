import { type ComponentType, lazy } from 'react'
import { useWay, type Way } from '#web/fields/entrance-ways.tsx'
import { KeptPanel } from '#web/fields/kept-panel.tsx'
import { PhoneSignup } from './phone-signup.tsx'

const EmailSignup = lazy(() =>
  import('./email-signup.tsx').then(({ EmailSignup: page }) => ({ default: page })),
)

const panels: readonly [Way, ComponentType][] = [
  ['phone', PhoneSignup],
  ['email', EmailSignup],
]

export function SignupPage() {
  const way = useWay()
  return panels.map(([name, Panel]) => (
    <KeptPanel key={name} isShown={name === way}>
      <Panel />
    </KeptPanel>
  ))
}

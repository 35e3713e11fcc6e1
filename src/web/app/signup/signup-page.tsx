import type { ComponentType } from 'react'
import { useWay, type Way } from '#web/entrance/entrance-ways.tsx'
import { KeptPanel } from '#web/outbox/kept-panel.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { PhoneSignup } from './phone-signup.tsx'

const EmailSignup = whenAsked(() => import('./email-signup.tsx').then((file) => file.EmailSignup))

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

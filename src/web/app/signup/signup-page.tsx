import type { ComponentType } from 'react'
import { routes } from '#contract/routes.ts'
import { useWay } from '#web/entrance/entrance-ways.tsx'
import type { Way } from '#web/entrance/last-way.ts'
import { KeptPanel } from '#web/outbox/kept-panel.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Say } from '#web/words/say-element.tsx'
import { PhoneSignup } from './phone-signup.tsx'

const EmailSignup = whenAsked(() => import('./email-signup.tsx').then((file) => file.EmailSignup))

const panels: readonly [Way, ComponentType][] = [
  ['phone', PhoneSignup],
  ['email', EmailSignup],
]

const linkLook = 'inline-block py-3 underline underline-offset-4'

export function SignupPage() {
  const way = useWay()
  return (
    <>
      {panels.map(([name, Panel]) => (
        <KeptPanel key={name} isShown={name === way}>
          <Panel />
        </KeptPanel>
      ))}
      <p className="mt-2 text-center text-sm text-muted-foreground">
        <Say
          words={`What you agree to, and what is kept: <terms>terms of service</terms> and
          <privacy>privacy policy</privacy>.`}
          terms={(inner) => (
            <a href={`${routes.legal.path}#terms`} className={linkLook}>
              {inner}
            </a>
          )}
          privacy={(inner) => (
            <a href={`${routes.legal.path}#privacy`} className={linkLook}>
              {inner}
            </a>
          )}
        />
      </p>
    </>
  )
}

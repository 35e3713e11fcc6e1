import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { browserMark } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { givePasskey, keepsPasskeys } from '#web/entrance/passkeys.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Errand } from './errand.tsx'

const notHere = say(
  'Browsers keep passkeys only for an address with a name, and over https. Log in another way.',
)

/** Asks at once: whoever came here has just said that they want to. */
export function PasskeyEntrance() {
  const { enterAs } = useSession()
  const { ask, lastError } = useAsk()
  const [isBusy, setBusy] = useState(false)
  const wasAsked = useRef(false)
  const isHere = keepsPasskeys()
  async function enter() {
    setBusy(true)
    const session = await ask('login failed', async () => {
      const { options } = await call('passkeys.options', {})
      const response = await givePasskey(options)
      return call('passkeys.enter', { body: { response }, browser: browserMark() })
    })
    setBusy(false)
    if (session) enterAs(session)
  }
  useEffect(() => {
    if (!isHere || wasAsked.current) return
    wasAsked.current = true
    void enter()
  })
  const lead =
    lastError?.error ?? say('Your device asks for your fingerprint, your face or its code.')
  return (
    <Errand Icon={KeyRound} title={say('Log in with a passkey')} lead={isHere ? lead : notHere}>
      {isHere ? (
        <Button className="w-full" disabled={isBusy} onClick={() => void enter()}>
          {isBusy ? say('Waiting for your device…') : say('Try again')}
        </Button>
      ) : null}
      <Button asChild look="quiet" className="mt-3 w-full">
        <Link to={routes.login.path}>{say('Log in another way')}</Link>
      </Button>
    </Errand>
  )
}

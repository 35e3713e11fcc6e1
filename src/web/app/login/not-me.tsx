import ShieldCheck from 'lucide-react/icons/shield-check'
import LinkBroken from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { Link } from 'react-router'
import type { NotMeAnswer } from '#contract/identity/sign-in.ts'
import { routes } from '#contract/routes.ts'
import { takenBackWords } from '#domain/taken-back.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { browserMark } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Errand } from './errand.tsx'

/** Whoever opens the link says so by the button: mail programs open links by themselves. */
export function NotMe({ token }: { readonly token: string }) {
  const { ask, lastError } = useAsk()
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<NotMeAnswer | null>(null)
  async function takeBack() {
    setBusy(true)
    const sent = { body: { token }, browser: browserMark() }
    setTaken(await ask('not taken back', () => authCall('auth.not-me', sent)))
    setBusy(false)
  }
  if (taken) {
    return (
      <Errand
        Icon={ShieldCheck}
        title={say('It is taken back')}
        lead={takenBackWords(taken).join(' ')}
      >
        <Onward taken={taken} />
      </Errand>
    )
  }
  if (lastError) {
    const lead = lastError.fields?.token ?? lastError.error
    return (
      <Errand Icon={LinkBroken} title={say('This link does not work')} lead={lead}>
        <Onward />
      </Errand>
    )
  }
  return (
    <Errand
      Icon={ShieldCheck}
      title={say('Was that not you?')}
      lead={say(`This signs everybody out, takes off every email address, phone number and second
        factor that came in the last week, and puts addresses and numbers of before back. The
        password goes, too: you set a new one.`)}
    >
      <Button className="w-full" disabled={isBusy} onClick={takeBack}>
        {isBusy ? say('Taking it back…') : say('That was not me')}
      </Button>
    </Errand>
  )
}

/** Only what leads in: before it was used, nobody knows what does. */
const Onward = ({ taken }: { readonly taken?: NotMeAnswer }) => (
  <>
    {!taken || taken.email.now ? (
      <Button asChild className="w-full">
        <Link to={`${routes.login.path}?forgot=1`}>{say('Set a new password')}</Link>
      </Button>
    ) : null}
    {!taken || taken.phone.now ? (
      <Button asChild look="quiet" className="mt-3 w-full">
        <Link to={`${routes.login.path}${taken ? '?way=phone' : ''}`}>
          {taken ? say('Log in with a code') : say('Log in')}
        </Link>
      </Button>
    ) : null}
    {taken && !taken.email.now && !taken.phone.now ? (
      <Button asChild className="w-full">
        <Link to={routes.contact.path}>{say('Ask for help')}</Link>
      </Button>
    ) : null}
  </>
)

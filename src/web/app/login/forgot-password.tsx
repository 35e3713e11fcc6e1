import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { Link } from 'react-router'
import type { LinkSentAnswer } from '#contract/identity/link-sent.ts'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { browserMark } from '#web/data/session-storage.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { checkEmail } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Errand } from './errand.tsx'

const toLogin = `${routes.login.path}?way=email`

interface SentLink extends Pick<LinkSentAnswer, 'waitsAt'> {
  readonly email: string
}

async function sendLink(email: string): Promise<SentLink> {
  const { solveCaptcha } = await import('#web/data/captcha.ts')
  const captcha = await solveCaptcha()
  const sent = { body: { email, captcha }, browser: browserMark() }
  const { waitsAt } = await authCall('auth.password.forgot', sent)
  return { email, waitsAt }
}

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<SentLink | null>(null)
  const { ask, lastError } = useAsk()
  const entrance = useEntrance({
    check: checkEmail,
    send: async ({ email = '' }) => {
      const sent = await ask('reset link not sent', () => sendLink(email.trim()))
      setSentTo(sent)
      return sent !== null
    },
    lastError,
  })
  return sentTo ? (
    <LinkSent {...sentTo} />
  ) : (
    <EntranceForm
      entrance={entrance}
      title={say('Forgot your password?')}
      lead={say('We send you a link to choose a new one.')}
      action={{ words: say('Send the link'), busyWords: say('Sending the link…') }}
      other={{ question: say('Remembered it?'), words: say('Log in'), path: routes.login.path }}
    >
      <EmailField error={entrance.errors.email} />
    </EntranceForm>
  )
}

const linkWords = (email: string, waitsAt: string | null) =>
  waitsAt
    ? say(
        `If somebody here has the address {email}, the link waits in the outbox of this
        server.`,
        { email },
      )
    : say('If somebody here has the address {email}, a link is on its way to it.', { email })

/** The same words whether or not somebody has that address: nobody learns who is here. */
function LinkSent({ email, waitsAt }: SentLink) {
  return (
    <Errand
      Icon={MailCheck}
      title={waitsAt ? say('Look into the outbox') : say('Look into your mail')}
      lead={linkWords(email, waitsAt)}
    >
      <Button asChild look="outline" className="w-full">
        <Link to={toLogin}>{say('Back to the login')}</Link>
      </Button>
    </Errand>
  )
}

import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { checkEmail } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Errand } from './errand.tsx'

const toLogin = `${routes.login.path}?way=email`

async function sendLink(email: string) {
  const { solveCaptcha } = await import('#web/data/captcha.ts')
  const captcha = await solveCaptcha()
  await authCall('auth.password.forgot', { body: { email, captcha } })
  return email
}

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
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
    <LinkSent to={sentTo} />
  ) : (
    <EntranceForm
      entrance={entrance}
      title="Forgot your password?"
      lead="We send you a link to choose a new one."
      action={{ words: 'Send the link', busyWords: 'Sending the link…' }}
      other={{ question: 'Remembered it?', words: 'Log in', path: routes.login.path }}
    >
      <EmailField error={entrance.errors.email} />
    </EntranceForm>
  )
}

/** The same words whether or not somebody has that address: nobody learns who is here. */
function LinkSent({ to }: { readonly to: string }) {
  return (
    <Errand
      Icon={MailCheck}
      title="Look into your mail"
      lead={`If somebody here has the address ${to}, a link is on its way to it.`}
    >
      <Button asChild look="outline" className="w-full">
        <Link to={toLogin}>Back to the login</Link>
      </Button>
    </Errand>
  )
}

import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import type { LinkSentAnswer } from '#contract/identity/link-sent.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { checkEmail } from '#web/entrance/entrance-checks.ts'
import { toOutbox } from '#web/entrance/phone-code-form.tsx'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { TokensEnd } from './tokens-end.tsx'

/** Begins afresh each time it opens. */
export function EmailDialog(state: DialogState) {
  return state.isOpen ? <EmailForm {...state} /> : null
}

function EmailForm({ isOpen, onClose }: DialogState) {
  const { user, token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const [sentTo, setSentTo] = useState<SentLink | null>(null)

  async function send(form: HTMLFormElement) {
    const email = String(new FormData(form).get('email') ?? '').trim()
    await attempt.run(async () => {
      const errors = checkEmail({ email })
      if (Object.keys(errors).length > 0) return { errors }
      const work = () => call('user.email', { body: { email }, token })
      const answer = await ask('link not sent', work)
      if (answer === null) return 'refused'
      setSentTo({ email, waitsAt: answer.waitsAt })
      return 'done'
    }, form)
  }

  if (sentTo) return <LinkSent {...sentTo} isOpen={isOpen} onClose={onClose} />
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={user.email ? say('Your email') : say('Add your email')}
      description={say(
        'We send a link to it. Once you open it, the address is yours to log in with.',
      )}
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{ words: say('Send the link'), busyWords: say('Sending the link…') }}
      onSubmit={(form) => void send(form)}
    >
      <TokensEnd />
      {user.email && user.emailVerified ? (
        <p className="text-sm text-muted-foreground">
          <Say
            words={`For seven days after the change, whoever reads mail at {email} can take it
              back by a link we send there. Does somebody else read it? Then end that
              afterwards, here in your profile, with a way in that you have had for a month.`}
            email={user.email}
          />
        </p>
      ) : null}
      <EmailField error={attempt.errors.email} start={user.email ?? undefined} />
    </FormDialog>
  )
}

interface SentLink extends Pick<LinkSentAnswer, 'waitsAt'> {
  readonly email: string
}

function LinkSent({ email, waitsAt, isOpen, onClose }: DialogState & SentLink) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={waitsAt ? say('Look into the outbox') : say('Look into your mail')}
        description={
          waitsAt ? (
            <Say
              words={`This server sends no mail yet. The link for {email} waits in its
              <outbox>outbox</outbox>.`}
              email={email}
              outbox={toOutbox(waitsAt)}
            />
          ) : (
            say('A link is on its way to {email}. It works for an hour.', { email })
          )
        }
      >
        <MailCheck aria-hidden className="mx-auto size-12 text-primary-text" />
        <DialogActions>
          <Button onClick={onClose}>{say('Done')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

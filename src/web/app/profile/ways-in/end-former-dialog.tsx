import { useState } from 'react'
import type { EndFormerBody, EndingWay } from '#contract/identity/former-ways.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { givePasskey, keepsPasskeys } from '#web/entrance/passkeys.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'

interface EndFormerProps extends DialogState {
  readonly ways: readonly EndingWay[]
  readonly onDone: () => void
}

/** Begins afresh each time it opens. */
export function EndFormerDialog(props: EndFormerProps) {
  return props.isOpen ? <EndFormerForm {...props} /> : null
}

const leads: Readonly<Record<EndingWay, string>> = {
  passkey: say('Use your passkey to go on.'),
  totp: say('Enter the code from your authenticator app, or a recovery code.'),
  sms: say('We send a code to your phone, and ask for your password.'),
  mail: say('We send a code to your email, and ask for your password.'),
}

function useEndFormer({ onClose, onDone }: EndFormerProps) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const [isSent, setSent] = useState(false)
  const send = (way: 'sms' | 'mail') =>
    attempt.run(async () => {
      const work = () => call('user.proof.send', { body: { way }, token })
      if ((await ask('code not sent', work)) === null) return 'refused'
      setSent(true)
      return 'done'
    })
  const end = (find: () => Promise<EndFormerBody>, form: HTMLFormElement) =>
    attempt.run(async () => {
      const work = async () => call('user.former.end', { body: await find(), token })
      if ((await ask('links not ended', work)) === null) return 'refused'
      onClose()
      onDone()
      toast({ variant: 'success', title: say('Those links open nothing any more') })
      return 'done'
    }, form)
  async function byPasskey(): Promise<EndFormerBody> {
    const { options } = await call('user.proof.options', { token })
    return { by: 'passkey', response: await givePasskey(options) }
  }
  return { ...attempt, isSent, send, end, byPasskey }
}

function EndFormerForm(props: EndFormerProps) {
  const found = props.ways.filter((one) => one !== 'passkey' || keepsPasskeys())
  const [way = 'totp', setWay] = useState<EndingWay | undefined>(found[0])
  const { isSent, errors, trouble, isBusy, send, end, byPasskey } = useEndFormer(props)
  const isCode = way === 'sms' || way === 'mail'
  function submit(form: HTMLFormElement) {
    const typed = new FormData(form)
    const [code, password] = ['code', 'password'].map((name) => String(typed.get(name) ?? ''))
    if (isCode && !isSent) return void send(way)
    if (way === 'passkey') return void end(byPasskey, form)
    const body = isCode ? ({ by: 'code', code, password } as const) : ({ by: way, code } as const)
    return void end(async () => body as EndFormerBody, form)
  }
  return (
    <FormDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={say('End links to earlier addresses?')}
      description={`${noMore} ${leads[way]}`}
      trouble={trouble}
      isBusy={isBusy}
      action={isCode && !isSent ? sending : ending}
      onSubmit={submit}
      aside={found
        .filter((one) => one !== way && !isSent)
        .map((one) => (
          <Button key={one} look="quiet" onClick={() => setWay(one)}>
            {others[one]}
          </Button>
        ))}
    >
      {way === 'totp' || isSent ? <CodeField name="code" error={errors.code} /> : null}
      {isSent ? <PasswordField autoComplete="current-password" error={errors.password} /> : null}
    </FormDialog>
  )
}

const noMore = say('They open nothing any more, and nothing more is sent there.')
const sending = { words: say('Send code'), busyWords: say('Sending the code…') }
const ending = { words: say('End them'), busyWords: say('Ending them…') }

const others: Readonly<Record<EndingWay, string>> = {
  passkey: say('Use your passkey instead'),
  totp: say('Use your authenticator app instead'),
  sms: say('Send a code to your phone instead'),
  mail: say('Send a code to your email instead'),
}

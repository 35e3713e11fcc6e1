import { useEffect, useState } from 'react'
import type { ProofBody, ProofWay } from '#contract/identity/proof.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { givePasskey, keepsPasskeys } from '#web/entrance/passkeys.ts'
import { leaveForSso } from '#web/entrance/sso.ts'
import { FormDialog } from '#web/form/fields/form-dialog.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { PhoneCodeField } from '#web/form/fields/phone-code-field.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { useSecondsLeft } from '#web/locale/use-seconds-left.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export interface ProveDialogProps {
  readonly user: UserRow
  readonly token: string
  readonly onEnd: (isProven: boolean) => void
}

interface Sent {
  readonly waitsAt: string | null
  readonly resendAt: number
}

const lead = say('You logged in a while ago.')
const nothingHere = say(
  'This server can send you no code. Log out and in again, or ask the person who runs it.',
)

function useProof({ token, onEnd }: ProveDialogProps) {
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const [ways, setWays] = useState<readonly ProofWay[] | null>(null)
  const [way, setWay] = useState<ProofWay | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [code, setCode] = useState('')
  useEffect(() => {
    const read = () => call('user.proof', { token })
    void ask('ways to prove not read', read).then((answer) => {
      const found = answer?.ways.filter((one) => one !== 'passkey' || keepsPasskeys()) ?? null
      setWays(found)
      setWay(found?.[0] ?? null)
    })
  }, [ask, token])

  const send = () =>
    attempt.run(async () => {
      if (way !== 'sms' && way !== 'mail') return 'refused'
      const work = () => call('user.proof.send', { body: { way }, token })
      const answer = await ask('code not sent', work)
      if (!answer) return 'refused'
      setCode('')
      setSent({ waitsAt: answer.waitsAt, resendAt: Date.now() + answer.resendInS * 1000 })
      return 'done'
    })
  const give = (body: ProofBody, form?: HTMLFormElement) =>
    attempt.run(async () => {
      const work = () => call('user.proof.give', { body, token, isRenewing: true })
      if ((await ask('not proven', work)) === null) return 'refused'
      onEnd(true)
      return 'done'
    }, form)
  const giveKey = () =>
    attempt.run(async () => {
      const answer = await ask('not proven', async () => {
        const { options } = await call('user.proof.options', { token })
        const body = { by: 'passkey', response: await givePasskey(options) } as const
        return call('user.proof.give', { body, token, isRenewing: true })
      })
      if (answer === null) return 'refused'
      onEnd(true)
      return 'done'
    })
  const leave = () =>
    attempt.run(async () => {
      const begun = await ask('single sign-on not begun', () => call('user.proof.sso', { token }))
      if (begun === null) return 'refused'
      const { pathname, search } = location
      leaveForSso(begun, { errand: 'prove', from: pathname + search })
      return 'done'
    })
  const choose = (next: ProofWay) => {
    attempt.forget()
    setSent(null)
    setWay(next)
  }
  const trouble = ways ? attempt.trouble : (lastError?.error ?? null)
  return { ...attempt, trouble, ways, way, sent, code, setCode, send, give, giveKey, leave, choose }
}

type Proof = ReturnType<typeof useProof>

/** Before something that would give the account away. What waits for it goes on afterwards. */
export function ProveDialog(props: ProveDialogProps) {
  const proof = useProof(props)
  const { way, ways, sent } = proof
  const submit = (form: HTMLFormElement) => {
    if (way === 'password') {
      const password = String(new FormData(form).get('password') ?? '')
      return void proof.give({ by: 'password', password }, form)
    }
    if (way === 'passkey') return void proof.giveKey()
    if (way === 'sso') return void proof.leave()
    if (way === 'totp') {
      const code = String(new FormData(form).get('code') ?? '')
      return void proof.give({ by: 'totp', code }, form)
    }
    return void (sent ? proof.give({ by: 'code', code: proof.code }, form) : proof.send())
  }
  return (
    <FormDialog
      isOpen
      onClose={() => props.onEnd(false)}
      title={say('Confirm that it is you')}
      description={ways?.length === 0 ? nothingHere : `${lead} ${wordsOf(proof, props.user)}`}
      trouble={proof.trouble}
      isBusy={proof.isBusy || way === null}
      action={way === 'sms' || way === 'mail' ? (sent ? confirm : sending) : confirm}
      onSubmit={submit}
      aside={<OtherWays proof={proof} />}
    >
      {way === 'password' ? (
        <PasswordField autoComplete="current-password" error={proof.errors.password} />
      ) : null}
      {way === 'totp' ? <CodeField name="code" error={proof.errors.code} /> : null}
      {sent ? (
        <PhoneCodeField
          value={proof.code}
          onChange={proof.setCode}
          onFull={(code) => void proof.give({ by: 'code', code })}
          error={proof.errors.code}
        />
      ) : null}
    </FormDialog>
  )
}

const confirm = { words: say('Confirm'), busyWords: say('Confirming…') }
const sending = { words: say('Send code'), busyWords: say('Sending the code…') }

function wordsOf({ way, sent }: Proof, { phone, email }: UserRow): string {
  if (way === 'password') return say('Enter your password to go on.')
  if (way === 'passkey') return say('Use your passkey to go on.')
  if (way === 'sso') return say('Log in there once more. Then you are back, and do this again.')
  if (way === 'totp') return say('Enter the code from your authenticator app, or a recovery code.')
  const place = (way === 'sms' ? phone : email) ?? ''
  if (sent?.waitsAt)
    return say('The code for {place} waits in the outbox of this server.', { place })
  return sent
    ? say('Enter the code we sent to {place}.', { place })
    : say('We send a code to {place}.', { place })
}

const switchWords: Readonly<Record<ProofWay, string>> = {
  passkey: say('Use your passkey instead'),
  totp: say('Use your authenticator app instead'),
  password: say('Use your password instead'),
  sso: say('Use single sign-on instead'),
  sms: say('Send a code to your phone instead'),
  mail: say('Send a code to your email instead'),
}

function OtherWays({ proof }: { readonly proof: Proof }) {
  const left = useSecondsLeft(proof.sent?.resendAt ?? 0)
  const others = (proof.ways ?? []).filter((way) => way !== proof.way)
  if (!proof.sent && others.length === 0) return null
  return (
    <div className="grid gap-1">
      {proof.sent ? (
        <Button
          look="quiet"
          disabled={left > 0 || proof.isBusy}
          className="amount"
          onClick={() => void proof.send()}
        >
          {left > 0 ? say('Send a new code in {left} s', { left }) : say('Send a new code')}
        </Button>
      ) : null}
      {others.map((way) => (
        <Button key={way} look="quiet" onClick={() => proof.choose(way)}>
          {switchWords[way]}
        </Button>
      ))}
    </div>
  )
}

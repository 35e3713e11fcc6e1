import type { ReactNode } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { PhoneCodeField } from '../form/fields/phone-code-field.tsx'
import { useSecondsLeft } from '../locale/use-seconds-left.ts'
import { EntranceForm } from './entrance-form.tsx'
import type { PhoneCode } from './use-phone-code.ts'

export interface PhoneCodeFormProps {
  readonly phone: PhoneCode
  readonly confirm: { readonly words: string; readonly busyWords: string }
}

export function PhoneCodeForm({ phone, confirm }: PhoneCodeFormProps) {
  return (
    <EntranceForm
      title={say('Enter the code')}
      lead={<WhereItComes phone={phone} />}
      entrance={{
        trouble: phone.trouble ?? phone.errors.phoneNumber ?? phone.errors.name ?? null,
        isSending: phone.isBusy,
        onSubmit: (event) => {
          event.preventDefault()
          phone.confirm(phone.code)
        },
      }}
      action={confirm}
      below={<PhoneCodeHelp phone={phone} />}
    >
      <PhoneCodeField
        value={phone.code}
        onChange={phone.setCode}
        onFull={phone.confirm}
        error={phone.errors.code}
      />
    </EntranceForm>
  )
}

/** By SMS, or where a server that sends none keeps it. */
export function WhereItComes({ phone: { sent } }: { readonly phone: PhoneCode }) {
  const number = <span className="amount">{sent?.shown}</span>
  if (!sent?.waitsAt) return <Say words="It comes by SMS to {number}." number={number} />
  return (
    <Say
      words={`This server sends no SMS yet. The code for {number} waits in its
      <outbox>outbox</outbox>.`}
      number={number}
      outbox={toOutbox(sent.waitsAt)}
    />
  )
}

/** To where a server that sends no messages keeps them. */
export const toOutbox = (at: string) => (inner: ReactNode) => (
  <a className="underline" href={at} target="_blank" rel="noreferrer">
    {inner}
  </a>
)

/** What to do when no code comes. */
export function PhoneCodeHelp({ phone }: { readonly phone: PhoneCode }) {
  const left = useSecondsLeft(phone.sent?.resendAt ?? 0)
  return (
    <div className="mt-2 grid gap-1">
      <Button
        look="quiet"
        disabled={left > 0 || phone.isBusy}
        onClick={phone.resend}
        className="amount"
      >
        {left > 0 ? say('Send a new code in {left} s', { left }) : say('Send a new code')}
      </Button>
      <Button look="quiet" className="text-muted-foreground" onClick={phone.changeNumber}>
        {say('Change the number')}
      </Button>
    </div>
  )
}

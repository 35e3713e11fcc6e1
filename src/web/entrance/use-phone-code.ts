import { useState } from 'react'
import type { ErrorBody } from '#contract/errors.ts'
import type { OtpSentAnswer } from '#contract/identity/otp.ts'
import { screenLimits } from '#contract/screen-limits.ts'
import { say } from '#web/words/say.ts'
import { type ChangePhone, loadPhoneFormat, type TypedPhone } from '../form/fields/phone-number.ts'
import { type Attempt, type Outcome, useAttempt } from '../form/fields/use-attempt.ts'
import type { FieldErrors } from './entrance-checks.ts'

export interface PhoneCodeParts {
  readonly start: TypedPhone
  readonly send: (phoneNumber: string) => Promise<OtpSentAnswer | null>
  readonly confirm: (phoneNumber: string, code: string) => Promise<boolean>
  /** Why the last of the two failed. */
  readonly lastError: ErrorBody | null
  /** What else the first form asks for. */
  readonly check?: () => FieldErrors
}

/** The number a code was sent to, and when the next may be sent (epoch ms). */
export interface Sent {
  readonly phoneNumber: string
  readonly shown: string
  readonly resendAt: number
  /** Where to find the message when this server sends none. */
  readonly waitsAt: string | null
}

type Form = HTMLFormElement | null

export interface PhoneCode extends Pick<Attempt, 'isBusy' | 'errors' | 'trouble'> {
  readonly typed: TypedPhone
  readonly setTyped: ChangePhone
  readonly code: string
  readonly setCode: (code: string) => void
  readonly sent: Sent | null
  readonly send: (form: Form) => void
  /** For somebody whose code came while the page was gone. */
  readonly skip: (form: Form) => void
  readonly resend: () => void
  readonly confirm: (code: string) => void
  readonly changeNumber: () => void
}

const codeProblem = say('The code has {count} digits.', { count: screenLimits.codeDigits })
const unreached = say('The server cannot be reached. Check your connection and try again.')

/** The number in the box, or what to fix first. */
async function readSent(
  typed: TypedPhone,
  others: FieldErrors,
): Promise<{ to: Sent } | { outcome: Outcome }> {
  const format = await loadPhoneFormat().catch(() => null)
  if (!format) return { outcome: { errors: {}, trouble: unreached } }
  const phoneNumber = format.readPhone(typed)
  const problem = say('Enter a phone number, like {example}.', {
    example: format.examplePhone(typed.country),
  })
  const errors = { ...others, ...(phoneNumber ? {} : { phoneNumber: problem }) }
  if (!phoneNumber || Object.keys(errors).length > 0) return { outcome: { errors } }
  return { to: { phoneNumber, shown: format.showPhone(phoneNumber), resendAt: 0, waitsAt: null } }
}

/** A number that proves itself by the code sent to it. Keeps what was typed whatever happens. */
export function usePhoneCode(parts: PhoneCodeParts): PhoneCode {
  const [typed, setTyped] = useState(parts.start)
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const { run, forget, isBusy, errors, trouble } = useAttempt(parts.lastError)

  async function sendTo(to: Sent): Promise<Outcome> {
    const answer = await parts.send(to.phoneNumber)
    if (!answer) return 'refused'
    const { resendInS, waitsAt } = answer
    setSent({ ...to, resendAt: Date.now() + resendInS * 1000, waitsAt })
    setCode('')
    return 'done'
  }

  const withNumber = (next: (to: Sent) => Outcome | Promise<Outcome>) => async () => {
    const read = await readSent(typed, parts.check?.() ?? {})
    return 'to' in read ? next(read.to) : read.outcome
  }

  async function confirmWith(digits: string): Promise<Outcome> {
    if (digits.length < screenLimits.codeDigits) return { errors: { code: codeProblem } }
    if (await parts.confirm(sent?.phoneNumber ?? '', digits)) return 'done'
    setCode('')
    return 'refused'
  }

  return {
    ...{ typed, setTyped, code, setCode, sent, isBusy, errors, trouble },
    send: (form) => void run(withNumber(sendTo), form),
    skip: (form) =>
      void run(
        withNumber((to) => {
          setSent(to)
          return 'done'
        }),
        form,
      ),
    resend: () => void run(async () => (sent ? sendTo(sent) : 'done')),
    confirm: (digits) => void run(() => confirmWith(digits)),
    changeNumber: () => {
      setSent(null)
      setCode('')
      forget()
    },
  }
}

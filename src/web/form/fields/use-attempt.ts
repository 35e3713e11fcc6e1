import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import type { FieldErrors } from '#web/entrance/entrance-checks.ts'

/** refused: the reason is in `lastError`; otherwise what to fix before trying at all. */
export type Outcome =
  | 'done'
  | 'refused'
  | { readonly errors: FieldErrors; readonly trouble?: string }

export interface Attempt {
  readonly isBusy: boolean
  readonly errors: FieldErrors
  /** What went wrong that no single field can fix. */
  readonly trouble: string | null
  readonly run: (work: () => Promise<Outcome>, form?: HTMLFormElement | null) => Promise<void>
  readonly forget: () => void
}

const fieldOfCode: Partial<Record<ErrorCode, string>> = {
  'no-user-with-phone': 'phoneNumber',
  'phone-taken': 'phoneNumber',
  'otp-not-sent': 'code',
  'wrong-code': 'code',
  'code-expired': 'code',
}

/** The catalogue's exact words, beside the field they are about. */
function fieldsOf(error: ErrorBody | null): FieldErrors {
  const field = error && fieldOfCode[error.code]
  return field ? { [field]: error.error } : (error?.fields ?? {})
}

/** One thing at a time is tried; what was wrong with it is kept until the next try. */
export function useAttempt(lastError: ErrorBody | null): Attempt {
  const [outcome, setOutcome] = useState<Outcome>('done')
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)

  async function run(work: () => Promise<Outcome>, form?: HTMLFormElement | null) {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setOutcome('done')
    const found = await work()
    busy.current = false
    // The marks are drawn first and then found.
    flushSync(() => {
      setBusy(false)
      setOutcome(found)
    })
    if (found !== 'done') form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  const answered = outcome === 'refused' ? lastError : null
  const errors = typeof outcome === 'object' ? outcome.errors : fieldsOf(answered)
  const isMarked = Object.keys(errors).length > 0
  const said = typeof outcome === 'object' ? outcome.trouble : answered?.error
  return {
    isBusy,
    errors,
    trouble: isMarked ? null : (said ?? null),
    run,
    forget: () => setOutcome('done'),
  }
}

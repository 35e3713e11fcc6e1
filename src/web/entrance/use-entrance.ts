import { type FormEvent, useRef, useState } from 'react'
import type { ErrorBody } from '#contract/errors.ts'
import type { FieldErrors } from './entrance-checks.ts'

type Typed = Readonly<Record<string, string>>

export interface EntranceParts {
  readonly check: (typed: Typed) => FieldErrors
  readonly send: (typed: Typed) => Promise<boolean>
  /** Why the last sending failed. */
  readonly lastError: ErrorBody | null
}

export interface Entrance {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly errors: FieldErrors
  /** What went wrong that no single field can fix. */
  readonly trouble: string | null
  readonly isSending: boolean
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** The next frame, because the marks are drawn first and then found. */
const focusFirstMarked = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())

/** A form that keeps what was typed, marks what to fix and goes there. */
export function useEntrance({ check, send, lastError }: EntranceParts): Entrance {
  const [ownErrors, setOwnErrors] = useState<FieldErrors>({})
  const [hasSent, setHasSent] = useState(false)
  const [isSending, setSending] = useState(false)
  const busy = useRef(false)

  async function submit(form: HTMLFormElement) {
    const typed = typedIn(form)
    const found = check(typed)
    setOwnErrors(found)
    setHasSent(false)
    if (Object.keys(found).length === 0) {
      busy.current = true
      setSending(true)
      const isIn = await send(typed)
      busy.current = false
      setSending(false)
      if (isIn) return
      setHasSent(true)
    }
    focusFirstMarked(form)
  }

  const answered = hasSent ? lastError : null
  const errors = { ...answered?.fields, ...ownErrors }
  return {
    onSubmit(event) {
      event.preventDefault()
      if (!busy.current) void submit(event.currentTarget)
    },
    errors,
    trouble: answered && Object.keys(errors).length === 0 ? answered.error : null,
    isSending,
  }
}

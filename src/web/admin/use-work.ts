import { type FormEvent, useRef, useState } from 'react'
import type { CallAnswer, StaffCallName } from '#contract/calls/every-call.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { toErrorBody } from '#web/data/http/client.ts'
import { type StaffSaid, staffCall } from '#web/data/http/staff-call.ts'

export type Send = <Name extends StaffCallName>(
  name: Name,
  said: StaffSaid<Name>,
) => Promise<CallAnswer<Name>>
type Typed = Readonly<Record<string, string>>

export interface Work {
  readonly isBusy: boolean
  readonly errors: Readonly<Record<string, string>>
  /** What went wrong that no single field can fix. */
  readonly trouble: string | null
  /** Answers whether it was done. */
  readonly run: (work: (send: Send) => Promise<void>) => Promise<boolean>
  /** The same from a form, with what was typed in it. */
  readonly onSubmit: (
    work: (send: Send, typed: Typed) => Promise<void>,
  ) => (event: FormEvent<HTMLFormElement>) => void
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

const fieldOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''

/** What is left to say when the field was typed in; words for no field stay as they are. */
const withoutField = (name: string) => (refusal: ErrorBody | null) => {
  if (refusal?.fields?.[name] === undefined) return refusal
  const { [name]: _, ...fields } = refusal.fields
  return Object.keys(fields).length > 0 ? { ...refusal, fields } : null
}

/** One changing call at a time, and what was wrong with the last one. */
export function useWork(): Work {
  const { tokenNow } = useAdmin()
  const [refusal, setRefusal] = useState<ErrorBody | null>(null)
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)

  async function run(work: (send: Send) => Promise<void>): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await work((name, said) => staffCall(name, said, { token: tokenNow() }))
      return true
    } catch (error) {
      setRefusal(toErrorBody(error))
      return false
    } finally {
      busy.current = false
      setBusy(false)
    }
  }

  const errors = refusal?.fields ?? {}
  return {
    isBusy,
    errors,
    trouble: refusal && Object.keys(errors).length === 0 ? refusal.error : null,
    run,
    onSubmit: (work) => (event) => {
      event.preventDefault()
      const form = event.currentTarget
      void run((send) => work(send, typedIn(form))).then((isDone) => {
        if (isDone) return
        // What was wrong is no longer there once something else is typed.
        form.oninput = ({ target }) => setRefusal(withoutField(fieldOf(target)))
        // The next frame, because the marks are drawn first and then found.
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      })
    },
  }
}

import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { DraftMessages } from './draft.ts'

export interface Form<Draft> {
  readonly draft: Draft
  readonly change: (patch: Partial<Draft>) => void
  readonly messages: DraftMessages
  /** Something differs from how it was opened. */
  readonly isDirty: boolean
  readonly body: RefObject<HTMLFormElement | null>
  /** Says what to fix and goes to the first of it. */
  readonly refuse: (messages: DraftMessages) => void
}

export function useForm<Draft extends object>(first: () => Draft): Form<Draft> {
  const [before] = useState(first)
  const [draft, setDraft] = useState(before)
  const [messages, setMessages] = useState<DraftMessages>({})
  const body = useRef<HTMLFormElement>(null)
  return {
    draft,
    messages,
    body,
    isDirty: JSON.stringify(draft) !== JSON.stringify(before),
    change: (patch) => {
      setDraft((now) => ({ ...now, ...patch }))
      setMessages((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(patch, field))),
      )
    },
    refuse: (wrong) => {
      setMessages(wrong)
      // The messages have to be there before the first of them can be found.
      setTimeout(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    },
  }
}

export const submitted = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}

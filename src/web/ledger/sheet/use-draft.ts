import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EntryFields } from '../entry.ts'
import type { Draft, DraftMessages } from './draft.ts'
import { type DraftContext, readDraft } from './read-draft.ts'

export interface DraftForm {
  readonly draft: Draft
  readonly change: (patch: Partial<Draft>) => void
  /** What to fix, once saving was tried; it follows the typing from then on. */
  readonly messages: DraftMessages
  readonly isDirty: boolean
  /** Begins anew with another draft. */
  readonly reset: (draft: Draft) => void
  /** Gives the fields when they are right; else the first wrong place takes the focus. */
  readonly submit: (onRight: (fields: EntryFields) => void) => void
}

const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

/** What was refused is no longer about a field once it has been changed. */
const without = (messages: DraftMessages, patch: Partial<Draft>) =>
  Object.fromEntries(
    Object.entries(messages).filter(([at]) => !Object.hasOwn(patch, at.split('.')[0] ?? at)),
  )

const firstWrong = '[data-entry-form] [aria-invalid=true]'

/** `refused` is what the server said about the fields when it last saw them. */
export function useDraft(initial: Draft, context: DraftContext, refused: DraftMessages): DraftForm {
  const [start, setStart] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [said, setSaid] = useState(refused)
  const read = useMemo(() => readDraft(draft, context), [draft, context])
  return {
    draft,
    change: (patch) => {
      setDraft((now) => ({ ...now, ...patch }))
      setSaid((now) => without(now, patch))
    },
    messages: isTried && !read.ok ? { ...said, ...read.messages } : said,
    isDirty: !isSame(start, draft),
    reset: (next) => {
      setStart(next)
      setDraft(next)
      setTried(false)
      setSaid({})
    },
    submit: (onRight) => {
      if (read.ok) return onRight(read.fields)
      flushSync(() => setTried(true))
      document.querySelector<HTMLElement>(firstWrong)?.focus()
    },
  }
}

import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { clearedBy, type Messages } from '#web/form/messages.ts'
import type { EntryFields } from '../model/entry.ts'
import type { Draft } from './draft.ts'
import { changeEntry, type EntryState } from './entry-state.ts'
import { type DraftContext, readDraft } from './read-draft.ts'

export interface DraftForm {
  readonly draft: Draft
  readonly change: (patch: Partial<Draft>) => void
  /** What to fix, once saving was tried; it follows the typing from then on. */
  readonly messages: Messages
  readonly isDirty: boolean
  /** Begins anew with another draft. */
  readonly reset: (draft: Draft) => void
  /** No message is shown any more until saving is tried again. */
  readonly forget: () => void
  /** Gives the fields when they are right; else the first wrong place takes the focus. */
  readonly submit: (onRight: (fields: EntryFields) => void) => void
}

const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

const only = (messages: Messages, fields: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([at]) => fields.includes(at)))

const firstWrong = '[data-entry-form] [aria-invalid=true]'

export interface DraftSetting {
  readonly state: EntryState
  readonly write: (change: (now: EntryState) => EntryState) => void
  readonly context: DraftContext
  /** What the server said about the fields when it last saw them. */
  readonly refused: Messages
}

/** What the line says and cannot be read is told at once; the rest once saving was tried. */
export function useDraft({ state, write, context, refused }: DraftSetting): DraftForm {
  const { base, draft, line } = state
  const [isTried, setTried] = useState(false)
  const [said, setSaid] = useState(refused)
  const read = useMemo(() => readDraft(draft, context), [draft, context])
  const wrong = read.ok ? {} : isTried ? read.messages : only(read.messages, line?.asks ?? [])
  const forget = () => {
    setTried(false)
    setSaid({})
  }
  return {
    draft,
    change: (patch) => {
      write((now) => changeEntry(now, patch))
      setSaid((now) => clearedBy(now, patch))
    },
    messages: { ...said, ...wrong },
    isDirty: !isSame(base, draft),
    reset: (next) => {
      write((now) => ({ ...now, base: next, draft: next }))
      forget()
    },
    forget,
    submit: (onRight) => {
      if (read.ok) return onRight(read.fields)
      flushSync(() => setTried(true))
      document.querySelector<HTMLElement>(firstWrong)?.focus()
    },
  }
}

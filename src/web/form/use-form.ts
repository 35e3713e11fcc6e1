import { type RefObject, useRef, useState } from 'react'
import { useLocale } from '#web/locale/use-locale.ts'
import { useValueWords } from '#web/locale/value-words.ts'
import { changedIn } from './kept-drafts.ts'
import { clearedBy, type Messages } from './messages.ts'
import { saveOver } from './save-over.ts'
import { useSavingOnce } from './saving-once.ts'
import { type KeptDraft, panelPlace, useKeptDraft } from './use-kept-draft.ts'

/** What a draft says when it can be saved, or what to fix in it. */
export type Reading<Fields, More = unknown> =
  | ({ readonly ok: true; readonly fields: Fields } & More)
  | { readonly ok: false; readonly messages: Messages }

type Accepted<Read> = Extract<Read, { readonly ok: true }>
type FieldsOf<Read> =
  Accepted<Read> extends { readonly fields: infer Fields extends object } ? Fields : never

export interface FormOptions<Draft, Read> {
  readonly start: () => Draft
  /** What the start is compared with, where that is something else already. */
  readonly before?: () => Draft
  readonly read: (draft: Draft) => Read
  /** What is stored by now, so that another device's changes are kept; null for a new one. */
  readonly stored?: FieldsOf<Read> | null
  /** Which one is written, where the address does not say. */
  readonly place?: string
  /** Messages besides its own that a field's change takes away. */
  readonly clears?: Readonly<Partial<Record<keyof Draft, readonly string[]>>>
}

/** A draft as its fields see it. */
export interface DraftForm<Draft> {
  readonly draft: Draft
  readonly change: (patch: Partial<Draft>) => void
  readonly messages: Messages
}

export interface Form<Draft, Saved = unknown> extends DraftForm<Draft> {
  /** What the draft is compared with. */
  readonly before: Draft
  /** Something differs from how it was opened. */
  readonly isDirty: boolean
  readonly body: RefObject<HTMLFormElement | null>
  /** Says what to fix and goes to the first of it. */
  readonly refuse: (messages: Messages) => void
  /** Goes on with another draft, over something newer. */
  readonly restart: (draft: Draft, before?: Draft) => void
  /** Reads the draft: refuses it, or hands over what is to be saved, once. */
  readonly submit: (save: (saved: Saved) => unknown) => void
  /** What was being written here when the page went away. */
  readonly kept: KeptDraft
}

/** To where something is still to be done. */
function showFirst(body: HTMLFormElement | null): void {
  const first = body?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')
  first?.focus()
  first?.scrollIntoView({ block: 'nearest' })
}

/** One draft that is typed, read and saved: docs/decisions/0089-one-form-kit.md. */
export function useForm<Draft extends object, Read extends Reading<object>>({
  start,
  before: older,
  read,
  stored = null,
  place: part,
  clears,
}: FormOptions<Draft, Read>): Form<Draft, Accepted<Read>> {
  const [before, setBefore] = useState(older ?? start)
  const [draft, setDraft] = useState(() => (older ? start() : before))
  const [opened] = useState(stored)
  const [messages, setMessages] = useState<Messages>({})
  const body = useRef<HTMLFormElement>(null)
  const once = useSavingOnce()
  const { wordsOf } = useValueWords(useLocale().locale)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  const [place] = useState(() => [panelPlace(location), part].filter(Boolean).join(' '))
  const kept = useKeptDraft(place, isDirty ? changedIn(before, draft) : null, (patch) =>
    setDraft((now) => ({ ...now, ...patch })),
  )
  const refuse = (wrong: Messages) => {
    setMessages(wrong)
    // The messages have to be there before the first of them can be found.
    setTimeout(() => showFirst(body.current))
  }
  return {
    draft,
    before,
    messages,
    body,
    refuse,
    isDirty,
    kept,
    change: (patch) => {
      setDraft((now) => ({ ...now, ...patch }))
      setMessages((now) => clearedBy(now, patch, clears))
    },
    restart: (next, over = next) => {
      setBefore(over)
      setDraft(next)
      setMessages({})
    },
    submit: (save) => {
      if (once.isSaved(draft)) return
      const reading: Reading<object> = read(draft)
      if (!reading.ok) return refuse(reading.messages)
      const versions = { opened, now: stored, mine: reading.fields }
      const keep = (fields: object) =>
        once.save(draft, () => save({ ...reading, fields } as Accepted<Read>))
      return saveOver<object>(versions, keep, wordsOf)
    },
  }
}

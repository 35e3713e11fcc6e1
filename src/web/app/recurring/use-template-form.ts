import { useState } from 'react'
import type { DraftMessages, TemplateDraft } from './draft.ts'

export interface TemplateForm {
  readonly draft: TemplateDraft
  readonly change: (patch: Partial<TemplateDraft>) => void
  readonly messages: DraftMessages
  readonly say: (messages: DraftMessages) => void
  /** Something differs from how it was opened. */
  readonly isDirty: boolean
}

const isMeant = (place: string, names: readonly string[]) =>
  names.some((name) => place === name || place.startsWith(`${name}.`))

/** Names of the draft whose messages are called otherwise. */
const messageName = (name: string) => (name === 'prices' ? 'priceChanges' : name)

export function useTemplateForm(first: () => TemplateDraft): TemplateForm {
  const [before] = useState(first)
  const [draft, setDraft] = useState(before)
  const [messages, say] = useState<DraftMessages>({})
  const change = (patch: Partial<TemplateDraft>) => {
    const touched = Object.keys(patch).map(messageName)
    setDraft((now) => ({ ...now, ...patch }))
    say((now) =>
      Object.fromEntries(Object.entries(now).filter(([place]) => !isMeant(place, touched))),
    )
  }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  return { draft, change, messages, say, isDirty }
}

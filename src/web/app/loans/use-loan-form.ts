import { useState } from 'react'
import type { DraftMessages, LoanDraft } from './draft.ts'

export interface LoanForm {
  readonly draft: LoanDraft
  readonly change: (patch: Partial<LoanDraft>) => void
  readonly messages: DraftMessages
  readonly say: (messages: DraftMessages) => void
  /** Something differs from how it was opened. */
  readonly isDirty: boolean
}

export interface FormProps {
  readonly form: LoanForm
}

/** Names of the draft whose messages are called otherwise. */
const messageName = (name: string) => (name === 'rate' ? 'annualRateBps' : name)

const isMeant = (place: string, names: readonly string[]) =>
  names.some((name) => place === name || place.startsWith(`${name}.`))

export function useLoanForm(first: () => LoanDraft): LoanForm {
  const [before] = useState(first)
  const [draft, setDraft] = useState(before)
  const [messages, say] = useState<DraftMessages>({})
  const change = (patch: Partial<LoanDraft>) => {
    const touched = Object.keys(patch).map(messageName)
    setDraft((now) => ({ ...now, ...patch }))
    say((now) =>
      Object.fromEntries(Object.entries(now).filter(([place]) => !isMeant(place, touched))),
    )
  }
  return { draft, change, messages, say, isDirty: JSON.stringify(draft) !== JSON.stringify(before) }
}

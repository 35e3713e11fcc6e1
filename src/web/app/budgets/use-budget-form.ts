import { useState } from 'react'
import type { BudgetDraft, DraftMessages } from './draft.ts'

export interface BudgetForm {
  readonly draft: BudgetDraft
  readonly change: (patch: Partial<BudgetDraft>) => void
  readonly messages: DraftMessages
  readonly say: (messages: DraftMessages) => void
  /** Something differs from how it was opened. */
  readonly isDirty: boolean
}

/** Every part of the form reads and changes the one draft. */
export interface FormProps {
  readonly form: BudgetForm
}

export function useBudgetForm(first: () => BudgetDraft): BudgetForm {
  const [before] = useState(first)
  const [draft, setDraft] = useState(before)
  const [messages, say] = useState<DraftMessages>({})
  const change = (patch: Partial<BudgetDraft>) => {
    setDraft((now) => ({ ...now, ...patch }))
    say((now) => Object.fromEntries(Object.entries(now).filter(([place]) => !(place in patch))))
  }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  return { draft, change, messages, say, isDirty }
}

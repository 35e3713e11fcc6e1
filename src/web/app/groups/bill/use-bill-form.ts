import { useState } from 'react'
import type { BillDraft } from './draft.ts'
import type { BillMessages } from './read-bill.ts'

export interface BillForm {
  readonly draft: BillDraft
  readonly change: (patch: Partial<BillDraft>) => void
  readonly messages: BillMessages
  readonly say: (messages: BillMessages) => void
  readonly isDirty: boolean
  /** Starts over from something else. */
  readonly restart: (draft: BillDraft) => void
}

export function useBillForm(first: () => BillDraft): BillForm {
  const [before, setBefore] = useState(first)
  const [draft, setDraft] = useState(before)
  const [messages, say] = useState<BillMessages>({})
  return {
    draft,
    change: (patch) => {
      setDraft((now) => ({ ...now, ...patch }))
      say({})
    },
    messages,
    say,
    isDirty: JSON.stringify(draft) !== JSON.stringify(before),
    restart: (next) => {
      setBefore(next)
      setDraft(next)
      say({})
    },
  }
}

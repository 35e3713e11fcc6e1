import { useState } from 'react'
import type { BillDraft } from './draft.ts'
import type { BillMessages } from './read-bill.ts'

export interface BillForm {
  readonly draft: BillDraft
  readonly change: (patch: Partial<BillDraft>) => void
  readonly messages: BillMessages
  readonly say: (messages: BillMessages) => void
  readonly isDirty: boolean
  /** What the draft was made of. */
  readonly before: BillDraft
  /** Goes on over something newer. */
  readonly rebase: (before: BillDraft, draft: BillDraft) => void
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
    before,
    rebase: (older, next) => {
      setBefore(older)
      setDraft(next)
      say({})
    },
  }
}

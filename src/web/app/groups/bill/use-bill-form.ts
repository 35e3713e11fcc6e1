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

export function useBillForm(first: () => Pick<BillForm, 'before' | 'draft'>): BillForm {
  const [start] = useState(first)
  const [before, setBefore] = useState(start.before)
  const [draft, setDraft] = useState(start.draft)
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

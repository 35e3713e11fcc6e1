import { useCallback, useEffect, useRef, useState } from 'react'
import type { Expense } from './expense.ts'
import { rowAt, type ShownList, spotOf } from './shown-list.ts'

export interface Cursor {
  /** The row the keys act on, if it is still shown. */
  readonly current: Expense | null
  readonly move: (steps: number) => void
  readonly note: (expense: Expense) => void
  /** Call when a row has been drawn that may be the one to focus. */
  readonly settle: () => void
}

/** One row is current, like a text cursor: j and k move it, and focus goes along. */
export function useCursor(list: ShownList, scrollTo: (at: number) => void): Cursor {
  const [noted, setNoted] = useState<{ expense: Expense; index: number } | null>(null)
  const wantsFocus = useRef(false)
  const spot = noted && spotOf(list, noted.expense.id, noted.expense.date)
  // When its row has gone, the cursor stays at the same height.
  const index = spot?.index ?? Math.min(noted?.index ?? 0, list.rowCount - 1)
  const current = rowAt(list, index)

  const note = useCallback(
    (expense: Expense) => {
      const at = spotOf(list, expense.id, expense.date)
      if (at) setNoted({ expense, index: at.index })
    },
    [list],
  )
  const move = useCallback(
    (steps: number) => {
      const from = noted === null ? index - Math.sign(steps) : index
      const next = rowAt(list, Math.min(Math.max(from + steps, 0), list.rowCount - 1))
      if (!next) return
      const at = spotOf(list, next.id, next.date)
      wantsFocus.current = true
      note(next)
      if (at) scrollTo(at.at)
    },
    [noted, index, list, note, scrollTo],
  )
  const id = current?.id
  const settle = useCallback(() => {
    if (!wantsFocus.current || id === undefined) return
    const row = document.querySelector<HTMLElement>(`[data-expense="${CSS.escape(id)}"]`)
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  }, [id])
  useEffect(settle)
  return { current, move, note, settle }
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Entry } from '../model/entry.ts'
import { rowAt, type ShownList, type Spot, spotOf } from '../model/shown-list.ts'

export interface Cursor {
  /** The row the keys act on, if it is still shown. */
  readonly current: Entry | null
  /** Gives the row it has come to. */
  readonly move: (steps: number) => Entry | null
  readonly note: (entry: Entry) => void
  /** Puts the focus on the current row with the next drawing, as after editing it. */
  readonly focus: () => void
  /** Call when rows have been drawn: one of them may be the one to focus. */
  readonly settle: () => void
}

/** One row is current, like a text cursor: j and k move it, and focus goes along. */
export function useCursor(list: ShownList, scrollTo: (spot: Spot) => void): Cursor {
  const [noted, note] = useState<Entry | null>(null)
  const wantsFocus = useRef(false)
  const lastIndex = useRef(0)
  const spot = noted && spotOf(list, noted.id, noted.date)
  // When its row has gone, the cursor stays at the same height.
  const index = spot?.index ?? Math.min(lastIndex.current, list.rowCount - 1)
  const current = rowAt(list, index)
  useEffect(() => {
    lastIndex.current = Math.max(index, 0)
  }, [index])

  const move = (steps: number) => {
    const from = noted === null ? index - Math.sign(steps) : index
    const next = rowAt(list, Math.min(Math.max(from + steps, 0), list.rowCount - 1))
    const target = next && spotOf(list, next.id, next.date)
    if (!target) return null
    wantsFocus.current = true
    note(next)
    scrollTo(target)
    return next
  }
  const id = current?.id
  const settle = useCallback(() => {
    if (!wantsFocus.current || id === undefined) return
    const row = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  }, [id])
  // The list draws itself only when something in it changed.
  useLayoutEffect(settle)
  const focus = useCallback(() => {
    wantsFocus.current = true
  }, [])
  return { current, move, note, focus, settle }
}

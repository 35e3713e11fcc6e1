import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Entry } from '../model/entry.ts'
import { rowAt, type ShownList, type Spot, spotOf } from '../model/shown-list.ts'

export interface Cursor {
  /** The row the Tab key stops at; nobody need have chosen it. */
  readonly current: Entry | null
  /** The row that is drawn as the one the keys act on; null while nobody has chosen any. */
  readonly marked: Entry | null
  /** The same, unless it has been scrolled away: nothing is done to what is not seen. */
  readonly markedInSight: () => Entry | null
  /** Puts the focus on the current row and shows it. */
  readonly mark: () => void
  /** Gives the row it has come to; a step without a marked one only marks. */
  readonly move: (steps: number) => Entry | null
  readonly note: (entry: Entry) => void
  /** Puts the focus on the current row with the next drawing, as after editing it. */
  readonly focus: () => void
  /** Call when rows have been drawn: one of them may be the one to focus. */
  readonly settle: () => void
}

interface Noted {
  /** What the list was asked then: in the answer to another question the height means nothing. */
  readonly asked: string
  readonly entry: Entry
}

const drawn = (id: string) =>
  document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)

function isInSight({ id }: Entry): boolean {
  const { top, bottom } = drawn(id)?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > 0 && top < window.innerHeight
}

/** One step without a marked row only marks one; the first and the last are meant in any case. */
export const landing = (index: number, isMarked: boolean, steps: number): number =>
  isMarked || Math.abs(steps) > 1 ? index + steps : index

/** One row is current, like a text cursor: j and k move it, and focus goes along. */
export function useCursor(list: ShownList, asked: string, scrollTo: (spot: Spot) => void): Cursor {
  const [noted, setNoted] = useState<Noted | null>(null)
  const note = (entry: Entry) => setNoted({ asked, entry })
  const wantsFocus = useRef(false)
  const lastIndex = useRef(0)
  const spot = noted && spotOf(list, noted.entry.id, noted.entry.date)
  // When its row has gone, the cursor stays at the same height.
  const height = noted?.asked === asked ? lastIndex.current : 0
  const index = spot?.index ?? Math.min(height, list.rowCount - 1)
  const current = rowAt(list, index)
  useEffect(() => {
    lastIndex.current = Math.max(index, 0)
  }, [index])

  const marked = spot ? current : null
  const markedInSight = () => (marked && isInSight(marked) ? marked : null)
  const go = (to: number) => {
    const next = rowAt(list, Math.min(Math.max(to, 0), list.rowCount - 1))
    const target = next && spotOf(list, next.id, next.date)
    if (!target) return null
    wantsFocus.current = true
    note(next)
    scrollTo(target)
    return next
  }
  const mark = () => void go(index)
  const move = (steps: number) => go(landing(index, marked !== null, steps))
  const id = current?.id
  const settle = useCallback(() => {
    if (!wantsFocus.current || id === undefined) return
    const row = drawn(id)
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  }, [id])
  // The list draws itself only when something in it changed.
  useLayoutEffect(settle)
  const focus = useCallback(() => {
    wantsFocus.current = true
  }, [])
  return { current, marked, markedInSight, mark, move, note, focus, settle }
}

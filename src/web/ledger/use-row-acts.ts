import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { RowActs } from './list/entry-row.tsx'
import type { Entry } from './model/entry.ts'
import type { Selection } from './selection/use-selection.ts'

/** A second click so soon and so near means editing in place. */
const doubleClickMs = 400
const doubleClickPx = 4

interface Doing {
  readonly open: (entry: Entry) => void
  readonly close: () => void
  readonly editHere: (entry: Entry, field: string | null) => void
  readonly remove: (entry: Entry) => void
  readonly note: (entry: Entry) => void
  readonly selection: Selection
}

/** Fingers and keys never click twice to edit in place. */
const isMouse = ({ nativeEvent, detail }: MouseEvent) =>
  detail > 0 && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

/** Which part of the row was meant, for editing it in place. */
const fieldAt = ({ target }: MouseEvent) =>
  target instanceof Element
    ? (target.closest('[data-field]')?.getAttribute('data-field') ?? null)
    : null

/** The first click has opened the sheet by then, so the second one may hit what is over the row. */
function onSecondPress({ clientX, clientY }: MouseEvent, act: () => void): void {
  const isOver = new AbortController()
  const look = (event: PointerEvent) => {
    isOver.abort()
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= doubleClickPx
    if (!isNear) return
    event.preventDefault()
    event.stopImmediatePropagation()
    act()
  }
  addEventListener('pointerdown', look, { capture: true, signal: isOver.signal })
  setTimeout(() => isOver.abort(), doubleClickMs)
}

/** Functions that stay the same for every row, over what they do now. */
export function useRowActs(doing: Doing): RowActs {
  const now = useRef(doing)
  useLayoutEffect(() => {
    now.current = doing
  })
  return useMemo(() => actsOn(now), [])
}

function actsOn(now: { readonly current: Doing }): RowActs {
  const select = (entry: Entry, isRange: boolean) => {
    const { selection } = now.current
    if (isRange) selection.reach(entry)
    else selection.toggle(entry)
  }
  return {
    press: (entry, event) => {
      const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
      if (isAdding || (now.current.selection.isOn && event.detail > 0)) {
        return select(entry, event.shiftKey)
      }
      if (isMouse(event) && event.detail > 1) return
      now.current.open(entry)
      if (!isMouse(event)) return
      const field = fieldAt(event)
      onSecondPress(event, () => {
        now.current.close()
        now.current.editHere(entry, field)
      })
    },
    remove: (entry) => now.current.remove(entry),
    note: (entry) => now.current.note(entry),
    select,
  }
}

import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Entry } from './entry.ts'
import type { RowActs } from './entry-row.tsx'
import type { Selection } from './use-selection.ts'

/** A second click within this time means editing in place; the first must wait for it. */
const doubleClickMs = 200

interface Doing {
  readonly open: (entry: Entry) => void
  readonly editHere: (entry: Entry, field: string | null) => void
  readonly remove: (entry: Entry) => void
  readonly note: (entry: Entry) => void
  readonly selection: Selection
}

/** Fingers and keys never click twice to edit in place. */
const isMouse = ({ nativeEvent, detail }: MouseEvent) =>
  detail > 0 && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

/** Functions that stay the same for every row, over what they do now. */
export function useRowActs(doing: Doing): RowActs {
  const now = useRef(doing)
  useLayoutEffect(() => {
    now.current = doing
  })
  return useMemo(() => actsOn(now), [])
}

function actsOn(now: { readonly current: Doing }): RowActs {
  let opening: ReturnType<typeof setTimeout> | undefined
  const select = (entry: Entry, isRange: boolean) => {
    const { selection } = now.current
    if (isRange) selection.reach(entry)
    else selection.toggle(entry)
  }
  return {
    press: (entry, event) => {
      clearTimeout(opening)
      const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
      if (isAdding || (now.current.selection.isOn && event.detail > 0)) {
        return select(entry, event.shiftKey)
      }
      if (!isMouse(event)) return now.current.open(entry)
      if (event.detail === 1) opening = setTimeout(() => now.current.open(entry), doubleClickMs)
    },
    editHere: (entry, field) => {
      if (now.current.selection.isOn) return
      now.current.editHere(entry, field)
    },
    remove: (entry) => now.current.remove(entry),
    note: (entry) => now.current.note(entry),
    select,
  }
}

import { useState } from 'react'
import type { Entry } from '../model/entry.ts'
import { rowsBetween, type ShownList, spotOf } from '../model/shown-list.ts'

export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Selecting goes on, with or without a row so far. */
  readonly isOn: boolean
  readonly start: () => void
  readonly toggle: (entry: Entry) => void
  /** Everything from the row touched last to this one; `from` is for when none was. */
  readonly reach: (entry: Entry, from?: Entry | null) => void
  readonly all: () => void
  readonly clear: () => void
}

interface Held {
  /** What the list was asked when this was selected; another question starts afresh. */
  readonly asked: string
  readonly ids: ReadonlySet<string>
  /** What was selected before the row touched last: reaching back takes only the reach away. */
  readonly base: ReadonlySet<string>
  readonly anchor: Entry | null
  /** Begun without a row, as by a finger: it goes on without one, too. */
  readonly isStarted: boolean
}

/** What was selected by a row ends with the last one that is still here. */
export const isSelecting = (
  { ids, isStarted }: Pick<Held, 'ids' | 'isStarted'>,
  { months }: Pick<ShownList, 'months'>,
): boolean => isStarted || months.some((rows) => rows.some(({ id }) => ids.has(id)))

const nothing: ReadonlySet<string> = new Set()

const indexOf = (list: ShownList, { id, date }: Entry) => spotOf(list, id, date)?.index

function between(list: ShownList, anchor: Entry | null, entry: Entry): readonly Entry[] {
  const [from, to] = [anchor ? indexOf(list, anchor) : undefined, indexOf(list, entry)]
  return from === undefined || to === undefined ? [entry] : rowsBetween(list, from, to)
}

const idsOf = (rows: readonly (readonly Entry[])[]): ReadonlySet<string> => {
  const ids = new Set<string>()
  for (const some of rows) for (const { id } of some) ids.add(id)
  return ids
}

export function useSelection(list: ShownList, asked: string): Selection {
  const [state, setState] = useState<Held | null>(null)
  const isHeld = state?.asked === asked && isSelecting(state, list)
  const held = isHeld ? state : null
  const ids = held?.ids ?? nothing
  const isStarted = held?.isStarted ?? false
  const hold = (next: ReadonlySet<string>, anchor: Entry | null, base = next) =>
    setState({ asked, ids: next, base, anchor, isStarted })
  return {
    ids,
    isOn: held !== null,
    start: () => setState({ asked, ids: nothing, base: nothing, anchor: null, isStarted: true }),
    toggle: (entry) => {
      const next = new Set(ids)
      if (!next.delete(entry.id)) next.add(entry.id)
      hold(next, entry)
    },
    reach: (entry, from = null) => {
      const anchor = held?.anchor ?? from
      const base = held?.base ?? nothing
      const reached = between(list, anchor, entry).map(({ id }) => id)
      hold(new Set([...base, ...reached]), anchor ?? entry, base)
    },
    all: () => hold(idsOf(list.months), null),
    clear: () => setState(null),
  }
}

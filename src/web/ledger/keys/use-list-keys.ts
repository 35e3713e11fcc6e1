import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { startTypeAhead } from '#web/ui/control/type-ahead.ts'
import type { Entry } from '../model/entry.ts'
import type { ListState } from '../model/use-list.ts'
import type { BulkTask } from '../selection/use-bulk-acts.ts'
import type { Selection } from '../selection/use-selection.ts'
import type { Cursor } from './use-cursor.ts'
import { useKeys } from './use-keys.ts'

/** What is done to rows from the keyboard: to the selected ones, else to the marked one. */
export interface RowWork {
  readonly open: (entry: Entry) => void
  readonly editHere: (entry: Entry, field: string | null) => void
  readonly remove: (entry: Entry) => void
}

export interface ListKeys extends RowWork {
  readonly add: () => void
  readonly search: () => void
  readonly filter: () => void
  readonly change: (task: BulkTask) => void
  readonly removeSelected: () => void
}

export function useListKeys(
  { bar, address }: ListState,
  cursor: Cursor,
  selection: Selection,
  keys: ListKeys,
): void {
  const today = useToday()
  const month = (steps: number) => {
    const from = address.period.kind === 'month' ? address.period.month : monthOf(today)
    bar.go({ period: { kind: 'month', month: addMonths(from, steps) } })
  }
  /** Nothing is done to a row that is not seen to be the one: then the key only marks it. */
  const onMarked = (act: (entry: Entry) => void) => {
    const entry = cursor.markedInSight()
    if (entry) act(entry)
    else cursor.mark()
  }
  const extend = (steps: number) =>
    onMarked((entry) => {
      const next = cursor.move(steps)
      if (next) selection.reach(next, entry)
    })
  /** Works on the marked row alone by selecting it first. */
  const change = (task: BulkTask) => {
    if (selection.ids.size > 0) return keys.change(task)
    onMarked((entry) => {
      selection.toggle(entry)
      keys.change(task)
    })
  }
  useKeys({
    add: () => {
      startTypeAhead()
      keys.add()
    },
    search: keys.search,
    filter: keys.filter,
    month,
    move: cursor.move,
    extend,
    edit: () => onMarked(keys.open),
    editHere: () => onMarked((entry) => keys.editHere(entry, null)),
    select: () => onMarked(selection.toggle),
    selectAll: selection.all,
    unselect: selection.clear,
    recategorise: () => change('category'),
    tag: () => change('tags'),
    remove: () => {
      if (selection.ids.size > 0) return keys.removeSelected()
      onMarked((entry) => {
        cursor.focus()
        keys.remove(entry)
      })
    },
  })
}

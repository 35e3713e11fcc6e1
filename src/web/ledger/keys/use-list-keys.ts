import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { startTypeAhead } from '#web/ui/control/type-ahead.ts'
import type { Entry } from '../model/entry.ts'
import type { ListState } from '../model/use-list.ts'
import type { BulkTask } from '../selection/use-bulk-acts.ts'
import type { Selection } from '../selection/use-selection.ts'
import type { Cursor } from './use-cursor.ts'
import { useKeys } from './use-keys.ts'

/** What is done to rows from the keyboard: to the selected ones, else to the current one. */
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
  const { current } = cursor
  const month = (steps: number) => {
    const from = address.period.kind === 'month' ? address.period.month : monthOf(today)
    bar.go({ period: { kind: 'month', month: addMonths(from, steps) } })
  }
  const extend = (steps: number) => {
    const next = cursor.move(steps)
    if (next) selection.reach(next, current)
  }
  /** Works on the current row alone by selecting it first. */
  const change = (task: BulkTask) => {
    if (selection.ids.size === 0 && current) selection.toggle(current)
    keys.change(task)
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
    edit: () => current && keys.open(current),
    editHere: () => current && keys.editHere(current, null),
    select: () => {
      if (!current) return
      cursor.focus()
      selection.toggle(current)
    },
    selectAll: selection.all,
    unselect: selection.clear,
    recategorise: () => change('category'),
    tag: () => change('tags'),
    remove: () => {
      if (selection.ids.size > 0) keys.removeSelected()
      else if (current) {
        cursor.focus()
        keys.remove(current)
      }
    },
  })
}

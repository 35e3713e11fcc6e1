import { useState, useSyncExternalStore } from 'react'
import { useBook } from '#web/fields/use-book.ts'
import { bulkWork } from './bulk-work.ts'
import type { ListState } from './use-list.ts'
import type { Selection } from './use-selection.ts'

/** What the bar of the selection is asked to do. */
export type BulkTask = 'category' | 'tags'

export interface BulkActs {
  readonly task: BulkTask | null
  readonly start: (task: BulkTask | 'delete') => void
  readonly stop: () => void
  readonly isBusy: boolean
}

/** The keys may ask for work on the selection before the code for it has come. */
export function useBulkActs({ replica, noun, list }: ListState, selection: Selection): BulkActs {
  const [task, setTask] = useState<BulkTask | null>(null)
  const { locale } = useBook()
  const isBusy = useSyncExternalStore(bulkWork.subscribe, () => bulkWork.now() !== null)
  const remove = async () => {
    const { removeMany, selectedRows } = await import('./selection/bulk-writes.ts')
    const rows = selectedRows(list, selection.ids)
    selection.clear()
    await removeMany({ replica, noun, locale }, rows)
  }
  return {
    task,
    start: (wanted) => (wanted === 'delete' ? void remove() : setTask(wanted)),
    stop: () => setTask(null),
    isBusy,
  }
}

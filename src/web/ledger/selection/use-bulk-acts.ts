import { useState, useSyncExternalStore } from 'react'
import { longWork } from '#web/writes/long-work.ts'

/** What the bar of the selection is asked to change. */
export type BulkTask = 'category' | 'tags' | FieldTask

/** One of the smaller fields. */
export type FieldTask = 'date' | 'paymentMethod' | 'currency' | 'place' | 'account'

export interface BulkActs {
  readonly task: BulkTask | null
  readonly start: (task: BulkTask) => void
  readonly stop: () => void
  readonly isBusy: boolean
}

/** The keys may ask for work on the selection before the code for it has come. */
export function useBulkActs(): BulkActs {
  const [task, start] = useState<BulkTask | null>(null)
  const isBusy = useSyncExternalStore(longWork.subscribe, () => longWork.now() !== null)
  return { task, start, stop: () => start(null), isBusy }
}

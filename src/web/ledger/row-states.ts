import type { RowState } from './entry-row.tsx'
import { type FailedWrite, failedWrites } from './failures.ts'
import type { ListState } from './use-list.ts'

export interface RowStates {
  readonly failed: readonly FailedWrite[]
  readonly stateOf: (id: string) => RowState
}

/** What the server has of each row. */
export function rowStates({ replica, noun }: ListState): RowStates {
  const failed = failedWrites(replica, noun)
  const failedIds = new Set(failed.flatMap(({ ids }) => ids))
  const stateOf = (id: string) => {
    if (failedIds.has(id)) return 'failed'
    return replica.isPending(noun.table, id) ? 'waiting' : 'saved'
  }
  return { failed, stateOf }
}

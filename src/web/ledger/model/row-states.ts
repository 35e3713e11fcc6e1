import type { RowState } from '../list/entry-row.tsx'
import { type FailedWrite, failedWrites } from './failures.ts'
import type { ListState } from './use-list.ts'

export interface RowStates {
  readonly failed: readonly FailedWrite[]
  readonly stateOf: (id: string) => RowState
}

type RowStateSource = Pick<ListState, 'replica' | 'noun' | 'ledger' | 'status'>

function rowStates({ replica, noun }: RowStateSource): RowStates {
  const failed = failedWrites(replica, noun)
  const failedIds = new Set(failed.flatMap(({ ids }) => ids))
  const stateOf = (id: string) => {
    if (failedIds.has(id)) return 'failed'
    return replica.isPending(noun.table, id) ? 'waiting' : 'saved'
  }
  return { failed, stateOf }
}

/** A row arrives or goes with its table; what waits and what was refused is the status. */
const isSame = (one: RowStateSource, other: RowStateSource) =>
  one.replica === other.replica &&
  one.noun === other.noun &&
  one.ledger === other.ledger &&
  one.status === other.status

/** What the server has of each row: the same answer until that may have changed. */
export function createRowStates() {
  let last: { readonly asked: RowStateSource; readonly states: RowStates } | null = null
  return (asked: RowStateSource): RowStates => {
    if (last === null || !isSame(last.asked, asked)) last = { asked, states: rowStates(asked) }
    return last.states
  }
}

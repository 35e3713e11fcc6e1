import type { CollectionName } from '#contract/collections.ts'
import { changedFields, type Outcome, type Reducer, type RowChange } from '#domain/command.ts'
import type { Effect, Reading, RowPatch } from '../shapes.ts'
import { type About, newRow, stamped } from './new-row.ts'

/** A device knows no table that its build has no name for. */
const tableOf = ({ table }: RowChange) => table as CollectionName

/** Arguments may be of another build: what cannot be read must not hide the other commands. */
function tried(run: () => Outcome): readonly RowChange[] {
  try {
    const outcome = run()
    return 'refusal' in outcome ? [] : outcome
  } catch {
    return []
  }
}

function patchOf(read: Reading, change: RowChange, about: About): readonly RowPatch[] {
  const { id, row, isNew } = change
  const table = tableOf(change)
  if (!row) return [{ table, id, row }]
  if (isNew) return [{ table, id, row: newRow(table, row, about) }]
  const before = read.row(table, id)
  if (before && changedFields(before, row).length === 0) return []
  return [{ table, id, row: stamped(table, row, about.at) }]
}

/** What the server will do, by the same reducer; what it will refuse shows nothing. */
export const foreseenBy =
  (reducer: Reducer<never>): Effect =>
  (read, args, about) => {
    const rows = {
      row: (table: string, id: string) => read.row(table as CollectionName, id),
      where: (table: string, field: string, value: string) =>
        [...read.all(table as CollectionName)].filter((row) => row[field] === value),
    }
    const changes = tried(() => reducer(rows, args as never, { uid: about.uid, now: about.at }))
    // What is there already has come from the server, and all that the command did with it.
    const hasLanded = changes.some((change) => change.isNew && rows.row(change.table, change.id))
    return hasLanded ? [] : changes.flatMap((change) => patchOf(read, change, about))
  }

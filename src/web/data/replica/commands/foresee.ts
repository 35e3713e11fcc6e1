import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import {
  type Change,
  changedFields,
  type Derive,
  type Outcome,
  type Reducer,
  type RowChange,
} from '#domain/command.ts'
import { collectionOf } from '../store/order.ts'
import type { Effect, RowPatch } from '../types.ts'
import { followOf, redirection } from './known-reducers.ts'
import { type About, agreesWith, Laid, newRow, stamped } from './laid.ts'

/** How the documents of a collection are written by the commands that all collections have. */
export interface Generic {
  /** What follows from a row by itself. */
  readonly derive: Derive | undefined
}

const isReadable = (change: Change) => !('row' in change) || typeof change.id === 'string'

/** Arguments may be of another build: what cannot be read must not hide the other commands. */
function tried(run: () => Outcome): readonly Change[] {
  try {
    const outcome = run()
    return 'refusal' in outcome || !outcome.every(isReadable) ? [] : outcome
  } catch {
    return []
  }
}

/** What belongs to it goes with it, and so does what is one fact with it. */
function* goneWith(
  laid: Laid,
  table: CollectionName,
  id: string,
  about: About,
): Generator<RowPatch> {
  for (const [child, field] of collectionOf(table).children ?? []) {
    for (const row of laid.all(child)) {
      if (row[field] === id) yield { table: child, id: row.id, row: null }
    }
  }
  yield* followed(laid, { table, id, row: null }, about)
}

function followed(laid: Laid, change: RowChange, { at }: About): readonly RowPatch[] {
  const changes = followOf(change.table)?.(laid.rows(), change) ?? [change]
  return (changes as readonly RowPatch[]).map(({ table, id, row }) => ({
    ...{ table, id, row: row && stamped(table, row, at) },
  }))
}

function* written(
  laid: Laid,
  { id, isNew, isOutOfSight, ...change }: RowChange & { readonly row: Row },
  about: About,
  generic?: Generic,
): Generator<RowPatch> {
  const table = change.table as CollectionName
  if (isOutOfSight) return yield { table, id, row: null }
  const before = isNew ? null : laid.row(table, id)
  if (before && changedFields(before, change.row).length === 0) return
  const made = before ? stamped(table, change.row, about.at) : newRow(table, change.row, about)
  const row = generic?.derive?.(before, made) ?? made
  if (generic) yield* followed(laid, { table, id, row }, about)
  else yield { table, id, row }
}

function* patchesOf(
  laid: Laid,
  change: Change,
  about: About,
  generic?: Generic,
): Generator<RowPatch> {
  if ('pointersTo' in change) return yield* redirection(laid, change, about.at)
  const table = change.table as CollectionName
  if ('every' in change) {
    if (change.books && !change.books.includes(about.uid)) return
    const found = [...laid.all(table)].filter(agreesWith(change.every))
    for (const row of found) {
      if (change.set)
        yield { table, id: row.id, row: stamped(table, { ...row, ...change.set }, about.at) }
      else yield* goneWith(laid, table, row.id, about)
    }
    return
  }
  const { row } = change
  if (row) yield* written(laid, { ...change, row }, about, generic)
  else yield* goneWith(laid, table, change.id, about)
}

const fieldsOf = (table: string) => collectionOf(table as CollectionName).writable

/** The same ids however often it is worked out, and only until the server has answered. */
function contextOf({ uid, at, key }: About) {
  let made = 0
  const newId = () => `${key} ${made++}`
  return { uid, now: at, newId, fieldsOf }
}

/** What the server will do, by the same reducer; what it will refuse shows nothing. */
export const foreseenBy =
  (reducer: Reducer<never>, generic?: Generic): Effect =>
  (read, args, about) => {
    const laid = new Laid(read)
    const rows = laid.rows()
    const changes = tried(() => reducer(rows, args as never, contextOf(about)))
    const landed = (change: Change) =>
      'isNew' in change && change.isNew ? rows.row(change.table, change.id) : null
    // What is there already has come from the server, and all that the command did with it.
    if (!generic && changes.some(landed)) return []
    for (const change of changes) {
      const here = landed(change)
      const patches = here
        ? [{ table: (change as RowChange).table as CollectionName, id: here.id, row: here }]
        : patchesOf(laid, change, about, generic)
      for (const patch of [...patches]) laid.lay(patch)
    }
    return laid.patches
  }

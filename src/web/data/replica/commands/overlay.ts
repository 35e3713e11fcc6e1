import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { QueuedCommand, Reading, Revisions, RowPatch } from '../types.ts'
import { foresee } from './effects.ts'

const spot = (table: CollectionName, id: string) => `${table} ${id}`

const placeOf = (queued: QueuedCommand) => queued.seq ?? Number.POSITIVE_INFINITY

const isSorted = (queue: readonly QueuedCommand[]) =>
  queue.every((queued, at) => at === 0 || placeOf(queue[at - 1] ?? queued) <= placeOf(queued))

function isSame(row: Row | null, other: Row | null): boolean {
  if (row === other) return true
  if (!row || !other) return false
  const names = Object.keys(row)
  const isEqual = (name: string) => Object.is(row[name], other[name])
  return names.length === Object.keys(other).length && names.every(isEqual)
}

/** The commands on their way, worked out in order on top of the truth. */
export class Overlay {
  #queue = new Map<string, QueuedCommand>()
  #shown = new Map<string, RowPatch>()
  /** Rows that some command read or wrote: a change of one of them asks for a rebuild. */
  #touched = new Set<string>()
  #pending = new Set<string>()
  /** Tables of which some command read every row. */
  #scanned = new Set<CollectionName>()
  readonly #truth: Reading
  readonly #uid: string

  constructor(uid: string, truth: Reading) {
    this.#uid = uid
    this.#truth = truth
  }

  /** Undefined when no command stands over this row. */
  row(table: CollectionName, id: string): Row | null | undefined {
    return this.#shown.size === 0 ? undefined : this.#shown.get(spot(table, id))?.row
  }

  touches(table: CollectionName, id: string): boolean {
    if (this.#scanned.has(table)) return true
    return this.#touched.size > 0 && this.#touched.has(spot(table, id))
  }

  isPending(table: CollectionName, id: string): boolean {
    return this.#pending.has(spot(table, id))
  }

  queue(): Iterable<QueuedCommand> {
    return this.#queue.values()
  }

  find(key: string): QueuedCommand | undefined {
    return this.#queue.get(key)
  }

  /** On top of the others; gives the rows that look different now. */
  add(queued: QueuedCommand): readonly RowPatch[] {
    this.#queue.set(queued.key, queued)
    return this.#lay(queued)
  }

  /** Replaces commands, null drops them. Says whether what they show is worked out again. */
  amend(amended: ReadonlyMap<string, QueuedCommand | null>): boolean {
    let isStale = false
    for (const [key, queued] of amended) {
      const before = this.#queue.get(key)
      if (!before) continue
      if (queued) this.#queue.set(key, queued)
      else this.#queue.delete(key)
      isStale ||= queued?.state !== before.state
    }
    const all = [...this.#queue.values()]
    if (isSorted(all)) return isStale
    const sorted = all.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
    this.#queue = new Map(sorted.map((queued) => [queued.key, queued]))
    return true
  }

  /** Keys of accepted commands whose effect has arrived by the feed in every scope. */
  landed(hasArrived: (scope: string, rev: number) => boolean): readonly string[] {
    const isHere = (revs: Revisions) =>
      Object.entries(revs).every(([scope, rev]) => hasArrived(scope, rev))
    return [...this.#queue.values()]
      .filter((queued) => queued.state === 'accepted' && isHere(queued.revs ?? {}))
      .map((queued) => queued.key)
  }

  /** Every command again, over the truth as it is now; gives every row it touched or touches. */
  rebuild(): Iterable<RowPatch> {
    const before = this.#shown
    this.#shown = new Map()
    this.#touched = new Set()
    this.#pending = new Set()
    this.#scanned = new Set()
    for (const queued of this.#queue.values()) this.#lay(queued)
    for (const [at, patch] of this.#shown) {
      const old = before.get(at)
      if (old && isSame(old.row, patch.row)) this.#shown.set(at, old)
    }
    return new Map([...before, ...this.#shown]).values()
  }

  #lay(queued: QueuedCommand): readonly RowPatch[] {
    const patches = foresee(queued, this.#uid, {
      row: (table, id) => this.#read(table, id),
      all: (table) => this.#readAll(table),
    })
    for (const patch of patches) {
      const at = spot(patch.table, patch.id)
      this.#touched.add(at)
      this.#shown.set(at, patch)
      if (queued.state === 'queued') this.#pending.add(at)
    }
    return patches
  }

  #read(table: CollectionName, id: string): Row | null {
    const at = spot(table, id)
    this.#touched.add(at)
    const shown = this.#shown.get(at)
    return shown ? shown.row : this.#truth.row(table, id)
  }

  *#readAll(table: CollectionName): Generator<Row> {
    this.#scanned.add(table)
    const over = [...this.#shown.values()].filter((patch) => patch.table === table)
    const covered = new Set(over.map(({ id }) => id))
    for (const row of this.#truth.all(table)) if (!covered.has(row.id)) yield row
    for (const { row } of over) if (row) yield row
  }
}

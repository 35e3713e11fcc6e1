import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { Parcel, Reading, Revisions, RowPatch } from '../shapes.ts'
import { foresee } from './effects.ts'

const spot = (table: CollectionName, id: string) => `${table} ${id}`

const placeOf = (parcel: Parcel) => parcel.seq ?? Number.POSITIVE_INFINITY

const isSorted = (parcels: readonly Parcel[]) =>
  parcels.every((parcel, at) => at === 0 || placeOf(parcels[at - 1] ?? parcel) <= placeOf(parcel))

function isSame(a: Row | null, b: Row | null): boolean {
  if (a === b) return true
  if (!a || !b) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]))
  )
}

/** The commands on their way, worked out in order on top of the truth. */
export class Overlay {
  #parcels = new Map<string, Parcel>()
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

  parcels(): Iterable<Parcel> {
    return this.#parcels.values()
  }

  find(key: string): Parcel | undefined {
    return this.#parcels.get(key)
  }

  /** On top of the others; gives the rows that look different now. */
  add(parcel: Parcel): readonly RowPatch[] {
    this.#parcels.set(parcel.key, parcel)
    return this.#lay(parcel)
  }

  /** Replaces parcels, null drops them. Says whether what they show must be worked out again. */
  amend(amended: ReadonlyMap<string, Parcel | null>): boolean {
    let isStale = false
    for (const [key, parcel] of amended) {
      const before = this.#parcels.get(key)
      if (!before) continue
      if (parcel) this.#parcels.set(key, parcel)
      else this.#parcels.delete(key)
      isStale ||= parcel?.state !== before.state
    }
    const all = [...this.#parcels.values()]
    if (isSorted(all)) return isStale
    const sorted = all.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
    this.#parcels = new Map(sorted.map((parcel) => [parcel.key, parcel]))
    return true
  }

  /** Keys of accepted commands whose effect has arrived by the feed in every scope. */
  landed(hasArrived: (scope: string, rev: number) => boolean): readonly string[] {
    const isHere = (revs: Revisions) =>
      Object.entries(revs).every(([scope, rev]) => hasArrived(scope, rev))
    return [...this.#parcels.values()]
      .filter((parcel) => parcel.state === 'accepted' && isHere(parcel.revs ?? {}))
      .map((parcel) => parcel.key)
  }

  /** Every command again, over the truth as it is now; gives every row it touched or touches. */
  rebuild(): Iterable<RowPatch> {
    const before = this.#shown
    this.#shown = new Map()
    this.#touched = new Set()
    this.#pending = new Set()
    this.#scanned = new Set()
    for (const parcel of this.#parcels.values()) this.#lay(parcel)
    for (const [at, patch] of this.#shown) {
      const old = before.get(at)
      if (old && isSame(old.row, patch.row)) this.#shown.set(at, old)
    }
    return new Map([...before, ...this.#shown]).values()
  }

  #lay(parcel: Parcel): readonly RowPatch[] {
    const patches = foresee(parcel, this.#uid, {
      row: (table, id) => this.#read(table, id),
      all: (table) => this.#readAll(table),
    })
    for (const patch of patches) {
      const at = spot(patch.table, patch.id)
      this.#touched.add(at)
      this.#shown.set(at, patch)
      if (parcel.state === 'queued') this.#pending.add(at)
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

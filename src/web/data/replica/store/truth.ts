import type { CollectionName } from '#contract/collections.ts'
import type { Row, Scope } from '#contract/sync.ts'
import { monthOf } from './order.ts'

export interface Part {
  readonly scope: Scope
  readonly table: CollectionName
  readonly month: string
}

interface TableTruth {
  readonly rows: Map<string, Row>
  readonly months: Map<string, Map<string, Row>>
}

/** One scope as the server has it at `cursor`; null while only some of its rows are here. */
export class ScopeTruth {
  cursor: number | null = null
  readonly tables = new Map<CollectionName, TableTruth>()

  put(table: CollectionName, row: Row): void {
    const held = this.#table(table)
    const month = monthOf(table, row)
    const before = held.rows.get(row.id)
    const oldMonth = before && monthOf(table, before)
    if (oldMonth !== undefined && oldMonth !== month) this.#leave(held, oldMonth, row.id)
    held.rows.set(row.id, row)
    const rows = held.months.get(month)
    if (rows) rows.set(row.id, row)
    else held.months.set(month, new Map([[row.id, row]]))
  }

  /** A whole month of which nothing was here yet. */
  putMonth(table: CollectionName, month: string, rows: readonly Row[]): void {
    const held = this.#table(table)
    const ofMonth = new Map<string, Row>()
    for (const row of rows) {
      held.rows.set(row.id, row)
      ofMonth.set(row.id, row)
    }
    held.months.set(month, ofMonth)
  }

  remove(table: CollectionName, id: string): void {
    const held = this.tables.get(table)
    const before = held?.rows.get(id)
    if (!held || !before) return
    held.rows.delete(id)
    this.#leave(held, monthOf(table, before), id)
  }

  row(table: CollectionName, id: string): Row | undefined {
    return this.tables.get(table)?.rows.get(id)
  }

  monthRows(table: CollectionName, month: string): ReadonlyMap<string, Row> | undefined {
    return this.tables.get(table)?.months.get(month)
  }

  #table(table: CollectionName): TableTruth {
    const held = this.tables.get(table) ?? { rows: new Map(), months: new Map() }
    this.tables.set(table, held)
    return held
  }

  #leave(held: TableTruth, month: string, id: string): void {
    const rows = held.months.get(month)
    rows?.delete(id)
    if (rows?.size === 0) held.months.delete(month)
  }
}

/** What the server has said, scope by scope, and which month records differ from the disk. */
export class Truth {
  readonly #scopes = new Map<Scope, ScopeTruth>()
  readonly #dirty = new Map<string, Part>()

  row(table: CollectionName, id: string): Row | null {
    for (const scope of this.#scopes.values()) {
      const row = scope.row(table, id)
      if (row) return row
    }
    return null
  }

  *all(table: CollectionName): Generator<Row> {
    for (const scope of this.#scopes.values()) yield* scope.tables.get(table)?.rows.values() ?? []
  }

  scopes(): readonly Scope[] {
    return [...this.#scopes.keys()]
  }

  cursor(scope: Scope): number | null {
    return this.#scopes.get(scope)?.cursor ?? null
  }

  cursors(): Record<string, number> {
    const cursors: Record<string, number> = {}
    for (const [scope, { cursor }] of this.#scopes) if (cursor !== null) cursors[scope] = cursor
    return cursors
  }

  scope(scope: Scope): ScopeTruth {
    const held = this.#scopes.get(scope) ?? new ScopeTruth()
    this.#scopes.set(scope, held)
    return held
  }

  change(scope: Scope, table: CollectionName, id: string, row: Row | null): void {
    const held = this.scope(scope)
    const before = held.row(table, id)
    if (before) this.#mark({ scope, table, month: monthOf(table, before) })
    if (row) this.#mark({ scope, table, month: monthOf(table, row) })
    if (row) held.put(table, row)
    else held.remove(table, id)
  }

  /** Swaps a whole scope (null drops it) and gives the one that was there. */
  replace(scope: Scope, fresh: ScopeTruth | null): ScopeTruth | undefined {
    const before = this.#scopes.get(scope)
    for (const held of [before, fresh]) if (held) this.#markAll(scope, held)
    if (fresh) this.#scopes.set(scope, fresh)
    else this.#scopes.delete(scope)
    return before
  }

  get hasDirt(): boolean {
    return this.#dirty.size > 0
  }

  takeDirty(): readonly Part[] {
    const parts = [...this.#dirty.values()]
    this.#dirty.clear()
    return parts
  }

  /** Every record there is, for writing the disk afresh. */
  takeAll(): readonly Part[] {
    this.#dirty.clear()
    for (const [scope, held] of this.#scopes) this.#markAll(scope, held)
    return this.takeDirty()
  }

  partRows(part: Part): Iterable<Row> {
    return this.#scopes.get(part.scope)?.monthRows(part.table, part.month)?.values() ?? []
  }

  #markAll(scope: Scope, held: ScopeTruth): void {
    for (const [table, { months }] of held.tables) {
      for (const month of months.keys()) this.#mark({ scope, table, month })
    }
  }

  #mark(part: Part): void {
    this.#dirty.set(`${part.scope} ${part.table} ${part.month}`, part)
  }
}

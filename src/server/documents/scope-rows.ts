import type { OpenCollectionName } from '#contract/collections.ts'
import { globalScope, type Row, type Scope, userScope } from '#contract/sync.ts'
import { type Outcome, type RowChange, type Rows, valueAt } from '#domain/command.ts'
import type { Transaction } from '../db/database.ts'
import { type Documents, documentsOf, placeIn } from './collection.ts'
import { readRows } from './references.ts'
import { wireObject } from './wire.ts'
import type { Writer } from './write.ts'

export const documentsIn = (table: string) => documentsOf(table as OpenCollectionName)

export type KnownRow = readonly [table: string, row: Row]
type Place = Pick<Writer, 'uid' | 'scope'>

/** A command of a group that writes what is somebody's own writes it in their book. */
export const scopeFor = ({ facts }: Documents, { uid, scope }: Place): Scope =>
  facts.access === 'owner' && scope.startsWith('g:') ? userScope(uid) : scope

type List = readonly [table: string, field: string, value: string]

/** The rows a reducer reads. What is not here yet is noted, and there when it runs again. */
export class ScopeRows implements Rows {
  readonly #rows = new Map<string, Map<string, Row | null>>()
  readonly #lists = new Map<string, readonly Row[]>()
  readonly #wanted = new Map<string, Set<string>>()
  readonly #wantedLists = new Map<string, List>()
  readonly #tx: Transaction
  readonly #writer: Place

  /** What is known already need not be read again. */
  constructor(tx: Transaction, writer: Place, known: readonly KnownRow[] = []) {
    this.#tx = tx
    this.#writer = writer
    for (const [table, row] of known) this.#keep(table, row.id, row)
  }

  row(table: string, id: string): Row | null {
    const found = this.#rows.get(table)?.get(id)
    if (found === undefined) this.#wanted.set(table, (this.#wanted.get(table) ?? new Set()).add(id))
    return found ?? null
  }

  where(table: string, field: string, value: string): readonly Row[] {
    const name = [table, field, value].join(' ')
    const found = this.#lists.get(name)
    if (!found) this.#wantedLists.set(name, [table, field, value])
    return found ?? []
  }

  async settle(run: (rows: Rows) => Outcome): Promise<Outcome> {
    for (;;) {
      const outcome = run(this)
      if (this.#wanted.size === 0 && this.#wantedLists.size === 0) return outcome
      await this.#fetch()
    }
  }

  /** What a row was; one that is changed has been read, or nobody could know what it was. */
  before({ table, id, row, isNew }: RowChange): Row | null {
    if (isNew) return null
    const before = this.#rows.get(table)?.get(id) ?? null
    if (!before && row) throw new Error(`A row of ${table} was changed without being read.`)
    return before
  }

  #keep(table: string, id: string, row: Row | null): void {
    const known = this.#rows.get(table) ?? new Map<string, Row | null>()
    this.#rows.set(table, known.set(id, row))
  }

  /** What everybody reads is in a scope of its own, and so is whose book it is. */
  #scopeOf(documents: Documents): Scope {
    return documents.facts.access === 'everyone' ? globalScope : scopeFor(documents, this.#writer)
  }

  async #fetch(): Promise<void> {
    for (const [table, ids] of this.#wanted) {
      const documents = documentsIn(table)
      for (const id of ids) this.#keep(table, id, null)
      const found = await readRows(this.#tx, documents, this.#scopeOf(documents), [...ids])
      for (const row of found) this.#keep(table, row.id, row)
    }
    this.#wanted.clear()
    const wanted = [...this.#wantedLists]
    this.#wantedLists.clear()
    const alike = Map.groupBy(wanted, ([, [table, field]]) => `${table} ${field}`)
    for (const lists of alike.values()) await this.#fetchLists(lists)
  }

  /** All that point by the same field, in one question. */
  async #fetchLists(lists: readonly (readonly [name: string, list: List])[]): Promise<void> {
    const [, [table, field]] = lists[0] ?? ['', ['', '', '']]
    const values = lists.map(([, [, , value]]) => value)
    const found = await this.#list(table, field, values)
    for (const row of found) this.#keep(table, row.id, row)
    const byValue = Map.groupBy(found, (row) => String(valueAt(row, field.split('.'))))
    for (const [name, [, , value]] of lists) this.#lists.set(name, byValue.get(value) ?? [])
  }

  async #list(table: string, field: string, wanted: readonly string[]): Promise<readonly Row[]> {
    const documents = documentsIn(table)
    const { rows } = await this.#tx.client.query<{ row: Row }>({
      name: `rows ${documents.table} by ${field}`,
      text: `select ${wireObject(documents)} as row from ${documents.table} t
        where t.scope = $1 and ${placeIn(documents, field)} = any($2)`,
      values: [this.#scopeOf(documents), wanted],
    })
    return rows.map(({ row }) => row)
  }
}

import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { collectionOf, monthOf, orderOf, tables } from './order.ts'

interface Month {
  readonly rows: Map<string, Row>
  sorted: readonly Row[] | null
}

interface Table {
  readonly rows: Map<string, Row>
  readonly months: Map<string, Month>
  readonly compare: (a: Row, b: Row) => number
  monthList: readonly string[] | null
  version: number
}

const noRows: readonly Row[] = []
const oneRecord: readonly string[] = ['']

/** The rows a page sees: plain maps, and one lazily sorted array a month. */
export class Memory {
  readonly #tables = new Map<CollectionName, Table>()

  constructor() {
    for (const name of tables) {
      const compare = orderOf(name)
      const rows = new Map<string, Row>()
      this.#tables.set(name, { rows, months: new Map(), compare, monthList: null, version: 0 })
    }
  }

  rows(table: CollectionName): ReadonlyMap<string, Row> {
    return this.#table(table).rows
  }

  version(table: CollectionName): number {
    return this.#table(table).version
  }

  months(name: CollectionName): readonly string[] {
    const table = this.#table(name)
    if (collectionOf(name).monthOf === null) return oneRecord
    table.monthList ??= [...table.months.keys()].sort().reverse()
    return table.monthList
  }

  monthRows(name: CollectionName, month: string): readonly Row[] {
    const table = this.#table(name)
    const held = table.months.get(month)
    if (!held) return noRows
    held.sorted ??= [...held.rows.values()].sort(table.compare)
    return held.sorted
  }

  /** Rows of one month that are all new here. */
  add(name: CollectionName, month: string, rows: readonly Row[]): void {
    const table = this.#table(name)
    const held = this.#month(table, month)
    for (const row of rows) {
      table.rows.set(row.id, row)
      held.rows.set(row.id, row)
    }
    held.sorted = null
    table.version += 1
  }

  /** Says whether anything visible changed. */
  set(name: CollectionName, id: string, row: Row | null): boolean {
    const table = this.#table(name)
    const before = table.rows.get(id)
    if (before === row || (row === null && before === undefined)) return false
    const month = row && monthOf(name, row)
    if (before !== undefined) {
      const oldMonth = monthOf(name, before)
      if (oldMonth !== month) this.#leave(table, oldMonth, id)
    }
    if (row === null) table.rows.delete(id)
    else this.#enter(table, monthOf(name, row), row)
    table.version += 1
    return true
  }

  #enter(table: Table, month: string, row: Row): void {
    table.rows.set(row.id, row)
    const held = this.#month(table, month)
    held.rows.set(row.id, row)
    held.sorted = null
  }

  #month(table: Table, month: string): Month {
    const known = table.months.get(month)
    if (known) return known
    const held: Month = { rows: new Map(), sorted: null }
    table.months.set(month, held)
    table.monthList = null
    return held
  }

  #leave(table: Table, month: string, id: string): void {
    const held = table.months.get(month)
    if (!held) return
    held.rows.delete(id)
    held.sorted = null
    if (held.rows.size > 0) return
    table.months.delete(month)
    table.monthList = null
  }

  #table(name: CollectionName): Table {
    const table = this.#tables.get(name)
    if (!table) throw new RangeError(`No collection is called ${name}.`)
    return table
  }
}

import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { type Rows, valueAt, type Where } from '#domain/command.ts'
import { collectionOf } from '../store/order.ts'
import type { Reading, RowPatch } from '../types.ts'

type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null

/** Whether all of that is so of a row. */
export function agreesWith(every: Where): (row: Row) => boolean {
  const asked = Object.entries(every).map(([at, is]) => [at.split('.'), is] as const)
  return (row) =>
    asked.every(([steps, is]) => {
      const value = valueAt(row, steps) ?? null
      if (!isValues(is)) return value === is
      return 'isThere' in is ? value !== null : String(value) <= is.upTo
    })
}

/** The rows of a device with what a command has done of it so far, one change after the other. */
export class Laid implements Reading {
  readonly #over = new Map<CollectionName, Map<string, Row | null>>()
  readonly #pointing = new Map<string, ReadonlyMap<unknown, readonly Row[]>>()
  readonly #read: Reading
  readonly patches: RowPatch[] = []

  constructor(read: Reading) {
    this.#read = read
  }

  lay(patch: RowPatch): void {
    const rows = this.#over.get(patch.table) ?? new Map<string, Row | null>()
    this.#over.set(patch.table, rows.set(patch.id, patch.row))
    this.patches.push(patch)
  }

  row(table: CollectionName, id: string): Row | null {
    const over = this.#over.get(table)?.get(id)
    return over === undefined ? this.#read.row(table, id) : over
  }

  *all(table: CollectionName): Generator<Row> {
    const over = this.#over.get(table)
    for (const row of this.#read.all(table)) if (!over?.has(row.id)) yield row
    for (const row of over?.values() ?? []) if (row) yield row
  }

  /** As reducers read them. A device knows no table that its build has no name for. */
  rows(): Rows {
    return {
      row: (table, id) => this.row(table as CollectionName, id),
      where: (table, field, value) => this.#where(table as CollectionName, field, value),
    }
  }

  #where(table: CollectionName, field: string, value: string): readonly Row[] {
    const over = this.#over.get(table)
    const below = this.#below(table, field).get(value) ?? []
    const steps = field.split('.')
    const laid = [...(over?.values() ?? [])].filter((row) => row && valueAt(row, steps) === value)
    return [...below.filter(({ id }) => !over?.has(id)), ...(laid as Row[])]
  }

  /** A command for many asks of each of them what points at it: the table is read once for all. */
  #below(table: CollectionName, field: string): ReadonlyMap<unknown, readonly Row[]> {
    const name = `${table} ${field}`
    const known = this.#pointing.get(name)
    if (known) return known
    const found = new Map<unknown, Row[]>()
    const steps = field.split('.')
    for (const row of this.#read.all(table)) {
      const value = valueAt(row, steps) ?? null
      if (value === null) continue
      const rows = found.get(value)
      if (rows) rows.push(row)
      else found.set(value, [row])
    }
    this.#pointing.set(name, found)
    return found
  }
}

export interface About {
  readonly at: string
  readonly uid: string
  /** That of the command. */
  readonly key: string
}

/** A new row with its defaults, and what only the server fills guessed until it has. */
export function newRow(table: CollectionName, fields: Row, { at, uid }: About): Row {
  const { defaults, serverOwned } = collectionOf(table)
  const known: Record<string, unknown> = {
    ...{ createdAt: at, updatedAt: at, createdBy: uid, updatedBy: uid },
  }
  const stamps = Object.fromEntries(serverOwned.map((name) => [name, known[name] ?? null]))
  return { ...stamps, ...defaults, ...fields }
}

export const stamped = (table: CollectionName, row: Row, at: string): Row =>
  collectionOf(table).serverOwned.includes('updatedAt') ? { ...row, updatedAt: at } : row

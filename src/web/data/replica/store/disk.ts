import { unwrap } from 'idb'
import type { Row, Scope } from '#contract/sync.ts'
import { newId } from '#web/data/new-id.ts'
import { type Columns, fromColumns } from './columns.ts'
import { filled, isKeptAlike, isTable, shapeStamp } from './order.ts'
import {
  type MonthKey,
  type Months,
  reading,
  type Store,
  type StoreState,
  writing,
} from './store.ts'
import type { Part } from './truth.ts'

export type Cursors = Readonly<Record<string, number>>

/** What a saving writes, taken from memory in one moment; null deletes a month's record. */
export interface Capture {
  readonly cursors: Cursors
  readonly records: readonly { readonly part: Part; readonly columns: Columns | null }[]
}

/** Takes what the disk holds, the newest months first. */
export interface Reader {
  readonly part: (part: Part, rows: readonly Row[]) => void
  /** There is more to show than before. */
  readonly more: () => void
  /** Resolves when what is there has been shown. */
  readonly shown: () => Promise<void>
  /** The disk is written anew: what was read of it before no longer counts. */
  readonly startOver: () => Promise<void>
}

interface Reading {
  readonly months: Months
  readonly keys: readonly MonthKey[]
  readonly state: StoreState
}

const newestFirst = ([, , a]: MonthKey, [, , b]: MonthKey) => {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? -1 : 1
  return a < b ? 1 : -1
}

/** The truth on disk: one record per scope, table and month, always at the cursors beside it. */
export class Disk {
  readonly #store: Store
  /** What the disk holds when it is exactly what this tab read or wrote last. */
  #generation: string | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /**
   * What a screen needs first; the rest when that is on it. A leader writing in between could move
   * a row from a month not yet read to one already read, and it would be lost: then all is read
   * again. Each record arrives in a task of its own, so the page stays free.
   */
  async load(reader: Reader, rowsToShow: number): Promise<Cursors> {
    const first = await this.#begin()
    if (!first) return {}
    const left = await readUntil(rowsToShow, first, first.keys, reader)
    reader.more()
    if (left.length === 0) return first.state.cursors
    await reader.shown()
    const second = await this.#begin()
    const isSame = second?.state.generation === first.state.generation
    if (!isSame) await reader.startOver()
    if (!second) return {}
    let keys: readonly MonthKey[] = isSame ? left : second.keys
    // Each telling comes after twice the rows: a long book is drawn a few times, not every month.
    for (let rows = rowsToShow; keys.length > 0; rows *= 2) {
      keys = await readUntil(rows, second, keys, reader)
      reader.more()
    }
    return second.state.cursors
  }

  async #begin(): Promise<Reading | null> {
    const tx = reading(this.#store, 'meta', 'months')
    const months = tx.objectStore('months')
    const [state, keys] = await Promise.all([
      tx.objectStore('meta').get('state'),
      months.getAllKeys(),
    ])
    this.#generation = state?.generation
    if (!state) return null
    if (state.shape === shapeStamp) return { months, keys: keys.sort(newestFirst), state }
    // An older build wrote it: shown until the server is reached, then everything is taken afresh.
    this.#generation = newId()
    const alike = keys.filter(([, table]) => isTable(table) && isKeptAlike(state.shape, table))
    return { months, keys: alike.sort(newestFirst), state: { ...state, cursors: {} } }
  }

  async isAt(cursors: Cursors): Promise<boolean> {
    const state = await reading(this.#store, 'meta').objectStore('meta').get('state')
    const held = state?.cursors ?? {}
    const scopes = new Set([...Object.keys(held), ...Object.keys(cursors)])
    return [...scopes].every((scope) => held[scope] === cursors[scope])
  }

  /**
   * Months, cursors and the queue's landed commands in one transaction. When the disk is not what
   * this tab knows (another tab wrote, or a writing failed), everything is written afresh.
   */
  async save(capture: (isAfresh: boolean) => Capture): Promise<void> {
    const tx = writing(this.#store, 'relaxed', 'months', 'meta', 'outbox')
    try {
      const state = await tx.objectStore('meta').get('state')
      const months = tx.objectStore('months')
      const isAfresh = state?.generation !== this.#generation
      if (isAfresh) await months.clear()
      const { cursors, records } = capture(isAfresh)
      for (const { part, columns } of records) {
        const key: MonthKey = [part.scope, part.table, part.month]
        if (columns) await months.put(columns, key)
        else await months.delete(key)
      }
      const outbox = tx.objectStore('outbox')
      for (const { seq, revs } of await outbox.index('state').getAll('accepted')) {
        if (seq !== undefined && hasLanded(revs ?? {}, cursors)) await outbox.delete(seq)
      }
      const generation = newId()
      await tx.objectStore('meta').put({ generation, shape: shapeStamp, cursors }, 'state')
      await tx.done
      this.#generation = generation
    } catch (error) {
      this.#generation = newId()
      abort(tx)
      throw error
    }
  }
}

/** Reads at least so many rows, if there are, and gives the keys it did not come to. */
async function readUntil(
  enough: number,
  { months }: Reading,
  keys: readonly MonthKey[],
  { part }: Reader,
): Promise<readonly MonthKey[]> {
  let next = fetchRecords(months, keys.slice(0, countAtOnce(keys)))
  let count = 0
  for (let at = 0; at < keys.length; ) {
    const records = await next
    const until = at + records.length
    const read = records.map((columns, index) => toPart(columns, keys[at + index]))
    for (const each of read) count += each?.rows.length ?? 0
    // Asked for before its use, so that the disk works while the page does.
    if (count < enough) next = fetchRecords(months, keys.slice(until, until + 1))
    for (const each of read) if (each) part(each.part, each.rows)
    if (count >= enough) return keys.slice(until)
    at = until
  }
  return []
}

/** Tables that are not kept by month stand first and are small: all of them, and one month. */
const countAtOnce = (keys: readonly MonthKey[]) =>
  1 + keys.findIndex(([, , month], at) => month !== '' || at === keys.length - 1)

function toPart(columns: Columns | undefined, key: MonthKey | undefined) {
  const [scope, table, month] = key ?? []
  if (table === undefined || month === undefined || !isTable(table)) return null
  const rows = columns ? filled(table, fromColumns(columns)) : []
  return { part: { scope: scope as Scope, table, month }, rows }
}

/** They are answered in the order of asking, so that only the last has to be waited for. */
function fetchRecords(months: Months, keys: readonly MonthKey[]) {
  const { promise, resolve, reject } = Promise.withResolvers<readonly (Columns | undefined)[]>()
  const asked = keys.map((key) => unwrap(months).get(key) as IDBRequest<Columns | undefined>)
  const last = asked.at(-1)
  for (const each of asked) each.onerror = () => reject(each.error)
  if (last) last.onsuccess = () => resolve(asked.map(({ result }) => result))
  else resolve([])
  promise.catch(() => undefined)
  return promise
}

const hasLanded = (revs: Cursors, cursors: Cursors) =>
  Object.entries(revs).every(([scope, rev]) => (cursors[scope] ?? rev) >= rev)

function abort(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    // It has already ended by itself.
  }
}

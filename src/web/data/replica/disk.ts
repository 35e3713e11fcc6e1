import type { Row, Scope } from '#contract/sync.ts'
import { newId } from '../new-id.ts'
import { type Columns, fromColumns } from './columns.ts'
import { isTable, shapeStamp } from './order.ts'
import { type MonthKey, reading, type Store, writing } from './store.ts'
import type { Part } from './truth.ts'

export type Cursors = Readonly<Record<string, number>>

/** What a saving writes, taken from memory in one moment; null deletes a month's record. */
export interface Capture {
  readonly cursors: Cursors
  readonly records: readonly { readonly part: Part; readonly columns: Columns | null }[]
}

const rowsToPaint = 300
const monthsToPaint = 2

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
   * One transaction for the whole reading: a leader writing in between could move a row from a
   * month not yet read to one already read, and the row would be lost. Each record arrives in a
   * task of its own, so the page stays free.
   */
  async load(onPart: (part: Part, rows: readonly Row[]) => void, onReady: () => void) {
    const tx = reading(this.#store, 'meta', 'months')
    const state = await tx.objectStore('meta').get('state')
    this.#generation = state?.generation
    if (!state || state.shape !== shapeStamp) return {}
    const months = tx.objectStore('months')
    const keys = (await months.getAllKeys()).sort(newestFirst)
    const painted = { rows: 0, months: new Set<string>() }
    let next = fetchRecord(months, keys[0])
    for (const [at, [scope, table, month]] of keys.entries()) {
      const columns = await next
      next = fetchRecord(months, keys[at + 1])
      const rows = columns ? fromColumns(columns) : []
      if (isTable(table)) onPart({ scope: scope as Scope, table, month }, rows)
      painted.rows += rows.length
      painted.months.add(month)
      const isEnough = painted.rows >= rowsToPaint && painted.months.size > monthsToPaint
      if (isEnough) onReady()
    }
    return state.cursors
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

/** Asked for one ahead of its use, so the disk works while the page does. */
function fetchRecord(
  months: { get(key: MonthKey): Promise<Columns | undefined> },
  key: MonthKey | undefined,
): Promise<Columns | undefined> {
  const record = key ? months.get(key) : Promise.resolve(undefined)
  record.catch(() => undefined)
  return record
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

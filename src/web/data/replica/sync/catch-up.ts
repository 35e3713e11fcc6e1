import type { CollectionName } from '#contract/collections.ts'
import type { Change, Row, Scope, SnapshotAnswer } from '#contract/sync.ts'
import { isForbidden } from '#web/data/http/failure-kinds.ts'
import type { Block, Model } from '../model.ts'
import { tupleReader } from '../store/columns.ts'
import { isTable } from '../store/order.ts'
import { ScopeTruth } from '../store/truth.ts'
import type { Outside, SyncCalls } from './outside.ts'

const rowsAtOnce = 4000
const previewRows = 200

function* rowsOf(answer: SnapshotAnswer): Generator<{ table: CollectionName; row: Row }> {
  for (const [table, { columns, rows }] of Object.entries(answer.tables)) {
    if (!isTable(table)) continue
    const rowFrom = tupleReader(columns)
    for (const tuple of rows) {
      const row = rowFrom(tuple)
      if (row) yield { table, row }
    }
  }
}

export interface CatchUpNews {
  applied(block: Block): void
  replaced(scope: Scope, isAfresh: boolean): void
  dropped(scope: Scope): void
}

interface Turn {
  readonly isAfresh: boolean
  readonly done: Promise<void>
}

/** Brings one scope to where the server is, by changes or by a fresh copy. */
export class CatchUp {
  readonly #model: Model
  readonly #wire: SyncCalls
  readonly #pause: () => Promise<void>
  readonly #news: CatchUpNews
  readonly #running = new Map<Scope, Promise<void>>()
  readonly #waiting = new Map<Scope, Turn>()

  constructor(model: Model, wire: SyncCalls, outside: Outside, news: CatchUpNews) {
    this.#model = model
    this.#wire = wire
    this.#pause = outside.pause
    this.#news = news
  }

  /** One at a time a scope; those asking while one runs share the next. */
  bring(scope: Scope, isAfresh = false): Promise<void> {
    const waiting = this.#waiting.get(scope)
    if (waiting && (waiting.isAfresh || !isAfresh)) return waiting.done
    const before = waiting?.done ?? this.#running.get(scope) ?? Promise.resolve()
    const start = async () => {
      if (this.#waiting.get(scope) === turn) this.#waiting.delete(scope)
      const work = this.#bringNow(scope, isAfresh)
      this.#running.set(scope, work)
      await work
    }
    const turn: Turn = { isAfresh, done: before.then(start, start) }
    this.#waiting.set(scope, turn)
    return turn.done
  }

  /** The newest rows at once, so that there is something to see. */
  async preview(scope: Scope): Promise<void> {
    const answer = await this.#guard(scope, this.#wire.snapshot(scope, previewRows))
    if (answer) this.#model.preview(scope, [...rowsOf(answer)])
  }

  async drop(scope: Scope): Promise<void> {
    await this.#model.replace(scope, null, this.#pause)
    this.#news.dropped(scope)
  }

  async #bringNow(scope: Scope, isAfresh: boolean): Promise<void> {
    const from = this.#model.truth.cursor(scope)
    if (from === null || isAfresh) return this.#copy(scope, isAfresh)
    // Pages are applied together: between two of them the scope is in no state it ever had.
    const changes: Change[] = []
    let to = from
    for (let more = true; more; ) {
      const answer = await this.#guard(scope, this.#wire.pull(scope, to))
      if (!answer) return
      if (answer.reset) return this.#copy(scope, true)
      changes.push(...answer.changes)
      to = answer.cursor
      more = answer.more
    }
    const block: Block = { scope, from, to, changes }
    if (this.#model.apply(block) === 'applied') this.#news.applied(block)
  }

  async #copy(scope: Scope, isAfresh: boolean): Promise<void> {
    const answer = await this.#guard(scope, this.#wire.snapshot(scope))
    if (!answer) return
    const fresh = new ScopeTruth()
    fresh.cursor = answer.cursor
    let count = 0
    for (const { table, row } of rowsOf(answer)) {
      fresh.put(table, row)
      count += 1
      if (count % rowsAtOnce === 0) await this.#pause()
    }
    const cursor = this.#model.truth.cursor(scope)
    if (!isAfresh && cursor !== null && cursor >= answer.cursor) return
    await this.#model.replace(scope, fresh, this.#pause)
    this.#news.replaced(scope, isAfresh)
  }

  /** A scope that is no longer ours is dropped, and gives null. */
  async #guard<Answer>(scope: Scope, asked: Promise<Answer>): Promise<Answer | null> {
    try {
      return await asked
    } catch (error) {
      if (!isForbidden(error)) throw error
      await this.drop(scope)
      return null
    }
  }
}

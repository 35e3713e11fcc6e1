import type { CollectionName } from '#contract/collections.ts'
import type { Change, Row, Scope } from '#contract/sync.ts'
import { Overlay } from './commands/overlay.ts'
import { Memory } from './store/memory.ts'
import { isTable } from './store/order.ts'
import { type Part, type ScopeTruth, Truth } from './store/truth.ts'
import { Refused } from './sync/refused.ts'
import type { QueuedCommand, RowPatch, Settlement } from './types.ts'

export interface Block {
  readonly scope: Scope
  readonly from: number
  readonly to: number
  readonly changes: readonly Change[]
}

type Spot = Pick<RowPatch, 'table' | 'id'>

const rowsAtOnce = 4000
const settledKept = 2000

/** Truth, the commands over it, and the rows they make visible together. */
export class Model {
  readonly memory = new Memory()
  readonly truth = new Truth()
  readonly refused = new Refused()
  readonly overlay: Overlay
  /** Answers heard lately: another tab's command can be heard of after its answer. */
  readonly #settled = new Map<string, Settlement>()
  readonly #onChange: () => void

  constructor(uid: string, onChange: () => void) {
    this.overlay = new Overlay(uid, this.truth)
    this.#onChange = onChange
  }

  /** Rows read back from the disk; whoever reads them says when there is enough to look at. */
  load({ scope, table, month }: Part, rows: readonly Row[]): void {
    this.truth.scope(scope).putMonth(table, month, rows)
    const shown = this.memory.rows(table)
    const isNew = ({ id }: Row) => !shown.has(id) && !this.overlay.touches(table, id)
    if (rows.every(isNew)) this.memory.add(table, month, rows)
    else this.#renew(rows.map(({ id }) => ({ table, id })))
  }

  /** The rows loaded from the disk are all there is up to these cursors. */
  adopt(cursors: Readonly<Record<string, number>>): void {
    for (const [scope, cursor] of Object.entries(cursors)) {
      this.truth.scope(scope as Scope).cursor = cursor
    }
    this.release([])
    this.#onChange()
  }

  async clear(pause: () => Promise<void>): Promise<void> {
    for (const scope of this.truth.scopes()) await this.replace(scope, null, pause)
  }

  apply(block: Block): 'applied' | 'known' | 'gap' {
    const cursor = this.truth.cursor(block.scope)
    if (cursor === null || block.from > cursor) return 'gap'
    if (block.to <= cursor) return 'known'
    const spots = []
    for (const { rev, table, id, row } of block.changes) {
      if (rev <= cursor || !isTable(table)) continue
      this.truth.change(block.scope, table, id, row)
      spots.push({ table, id })
    }
    this.truth.scope(block.scope).cursor = block.to
    const hasLanded = this.#letGo(this.#hasArrived)
    this.#refresh(spots, hasLanded)
    return 'applied'
  }

  /** Some newest rows of a scope that is still to come in full. */
  preview(scope: Scope, rows: readonly { table: CollectionName; row: Row }[]): void {
    const held = this.truth.scope(scope)
    if (held.cursor !== null) return
    for (const { table, row } of rows) held.put(table, row)
    this.#refresh(rows.map(({ table, row }) => ({ table, id: row.id })))
  }

  /** A fresh scope takes the old one's place; null when the user may no longer see it. */
  async replace(scope: Scope, fresh: ScopeTruth | null, pause: () => Promise<void>): Promise<void> {
    const before = this.truth.replace(scope, fresh)
    const isRewound = (before?.cursor ?? 0) > (fresh?.cursor ?? 0)
    this.#letGo((at, rev) => (at === scope && isRewound) || this.#hasArrived(at, rev))
    this.#show(this.overlay.rebuild())
    let count = 0
    for (const held of [before, fresh]) {
      for (const [table, { rows }] of held?.tables ?? []) {
        for (const id of [...rows.keys()]) {
          this.#showOne(table, id)
          count += 1
          if (count % rowsAtOnce === 0) {
            this.#onChange()
            await pause()
          }
        }
      }
    }
    this.#onChange()
  }

  /** Accepted commands wait for their revisions, but not in scopes that are not ours. */
  keepOnly(scopes: ReadonlySet<string>): void {
    const isForeign = (scope: string) => !scopes.has(scope)
    const hasLanded = this.#letGo((scope, rev) => isForeign(scope) || this.#hasArrived(scope, rev))
    if (hasLanded) this.#refresh([], true)
  }

  enqueue(queue: readonly QueuedCommand[]): void {
    for (const queued of queue) {
      const held = this.overlay.find(queued.key)
      if (held) this.#place(held, queued)
      if (held || this.refused.find(queued.key)) continue
      const answer = this.#settled.get(queued.key)
      if (queued.state === 'refused') this.refused.add(queued)
      else this.#show(this.overlay.add(queued))
      if (answer) this.settle([answer])
    }
    this.#onChange()
  }

  /** Puts answers in place; gives the commands as they should now be kept. */
  settle(settlements: readonly Settlement[]): readonly QueuedCommand[] {
    const settled: QueuedCommand[] = []
    const amended = new Map<string, QueuedCommand | null>()
    for (const answer of settlements) {
      this.#remember(answer)
      const queued = this.overlay.find(answer.key)
      if (queued?.state !== 'queued') continue
      const after: QueuedCommand = answer.ok
        ? { ...queued, state: 'accepted', revs: answer.revs }
        : { ...queued, state: 'refused', refusal: answer.refusal }
      settled.push(after)
      amended.set(answer.key, answer.ok ? after : null)
      if (!answer.ok) this.refused.add(after)
    }
    const isStale = this.overlay.amend(amended)
    const hasLanded = this.#letGo(this.#hasArrived)
    this.#refresh([], isStale || hasLanded)
    return settled
  }

  /** Commands the disk has let go: they landed while another tab led. */
  release(keys: readonly string[]): void {
    const isStale = this.overlay.amend(new Map(keys.map((key) => [key, null])))
    const hasLanded = this.#letGo(this.#hasArrived)
    if (isStale || hasLanded) this.#refresh([], true)
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.refused.remove(key)
    this.release(keys)
    this.#onChange()
  }

  /** More of what commands do is known now. */
  foreseeAgain(): void {
    this.#refresh([], true)
  }

  /** Not yet answered, in sending order. */
  waiting(): readonly QueuedCommand[] {
    return [...this.overlay.queue()].filter((queued) => queued.state === 'queued')
  }

  /** Its place in the queue is known only when the disk has it; its state may be newer. */
  #place(held: QueuedCommand, { seq, isLoose }: QueuedCommand): void {
    if (held.seq !== undefined || (seq === undefined && !isLoose)) return
    const placed = { ...held, ...(seq !== undefined && { seq }), ...(isLoose && { isLoose }) }
    if (this.overlay.amend(new Map([[held.key, placed]]))) this.#refresh([], true)
  }

  readonly #hasArrived = (scope: string, rev: number): boolean =>
    (this.truth.cursor(scope as Scope) ?? -1) >= rev

  #remember(answer: Settlement): void {
    this.#settled.set(answer.key, answer)
    if (this.#settled.size <= settledKept) return
    for (const oldest of this.#settled.keys()) {
      this.#settled.delete(oldest)
      return
    }
  }

  #letGo(hasArrived: (scope: string, rev: number) => boolean): boolean {
    const keys = this.overlay.landed(hasArrived)
    return keys.length > 0 && this.overlay.amend(new Map(keys.map((key) => [key, null])))
  }

  #refresh(spots: readonly Spot[], mustRebuild = false): void {
    this.#renew(spots, mustRebuild)
    this.#onChange()
  }

  #renew(spots: readonly Spot[], mustRebuild = false): void {
    if (mustRebuild || spots.some(({ table, id }) => this.overlay.touches(table, id))) {
      this.#show(this.overlay.rebuild())
    }
    for (const { table, id } of spots) this.#showOne(table, id)
  }

  #show(patches: Iterable<RowPatch>): void {
    for (const { table, id } of patches) this.#showOne(table, id)
  }

  #showOne(table: CollectionName, id: string): void {
    const over = this.overlay.row(table, id)
    this.memory.set(table, id, over === undefined ? this.truth.row(table, id) : over)
  }
}

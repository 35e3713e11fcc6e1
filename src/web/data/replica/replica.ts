import type { CollectionName } from '#contract/collections.ts'
import { userScope } from '#contract/scope.ts'
import type { Row } from '#contract/sync.ts'
import { newId } from '../new-id.ts'
import { onEffects } from './commands/known-reducers.ts'
import { Model } from './model.ts'
import { Storage } from './storage.ts'
import { storeName } from './store/store.ts'
import { browserOutside, type Outside } from './sync/outside.ts'
import { withSeen } from './sync/seen.ts'
import { Sync } from './sync/sync.ts'
import { Tabs } from './sync/tabs.ts'
import type { Command, Failure, Phase, QueuedCommand, Replica, ReplicaStatus } from './types.ts'

export interface ReplicaOptions {
  readonly uid: string
  readonly token: string
  /** The session ended elsewhere; told once. */
  readonly onSignedOut?: () => void
  readonly outside?: Outside
}

/** The user's own documents on this device: readable at once, written when told, kept in step. */
export class LocalReplica implements Replica {
  readonly #uid: string
  readonly #outside: Outside
  readonly #closing = new AbortController()
  readonly #listeners = new Set<() => void>()
  readonly #model: Model
  readonly #storage: Storage
  readonly #sync: Sync
  readonly #tabs: Tabs
  readonly #life: Promise<void>
  readonly #opening = Promise.withResolvers<void>()
  readonly #stopMoments: () => void
  readonly #stopEffects: () => void
  #phase: Phase = 'opening'
  #isLoaded = false
  #isTelling = false
  #status: ReplicaStatus = {
    phase: 'opening',
    waiting: 0,
    failed: 0,
    isComplete: false,
    isDurable: true,
  }

  constructor({ uid, token, onSignedOut, outside = browserOutside() }: ReplicaOptions) {
    const closing = this.#closing.signal
    this.#uid = uid
    this.#outside = outside
    this.#model = new Model(uid, this.#tell)
    const model = this.#model
    this.#storage = new Storage(outside, model, storeName(uid), closing, this.#tell)
    this.#tabs = new Tabs(outside, storeName(uid))
    let hasEnded = false
    this.#sync = new Sync({
      ...{ uid, token, outside, model, closing },
      storage: this.#storage,
      tabs: this.#tabs,
      setPhase: this.#setPhase,
      onSignedOut: () => {
        if (!hasEnded && !closing.aborted) onSignedOut?.()
        hasEnded = true
      },
    })
    this.#stopEffects = onEffects(() => model.foreseeAgain())
    this.#stopMoments = outside.onMoment((moment) => this.#sync.atMoment(moment))
    this.#life = this.#live()
  }

  /** What the disk holds of the newest months is here; the rest may still follow. */
  get ready(): Promise<void> {
    return this.#opening.promise
  }

  months(table: CollectionName): readonly string[] {
    return this.#model.memory.months(table)
  }

  monthRows(table: CollectionName, month: string): readonly Row[] {
    return this.#model.memory.monthRows(table, month)
  }

  rows(table: CollectionName): ReadonlyMap<string, Row> {
    return this.#model.memory.rows(table)
  }

  version(table: CollectionName): number {
    return this.#model.memory.version(table)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async mutate(
    commands: readonly Command[],
    undoes: readonly string[] = [],
  ): Promise<readonly string[]> {
    const at = this.#outside.now()
    const { memory, truth } = this.#model
    const queue = commands.map(({ name, args }): QueuedCommand => {
      const meant = { name, args: structuredClone(args) }
      const seen = withSeen(
        meant,
        (table, id) => memory.rows(table).get(id) ?? null,
        (table, id) => truth.row(table, id),
      )
      const back = undoes.length > 0 && { undoes }
      const queued: QueuedCommand = { key: newId(), name, ...seen, at, state: 'queued', ...back }
      // One after the other: the next may be about what this one makes.
      this.#model.enqueue([queued])
      return queued
    })
    const storing = this.#storage.add(queue)
    this.#sync.written()
    this.#sync.queued(await storing)
    return queue.map(({ key }) => key)
  }

  isPending(table: CollectionName, id: string): boolean {
    return this.#model.overlay.isPending(table, id)
  }

  failures(): readonly Failure[] {
    return this.#model.refused.list()
  }

  /** Under a new key: the old one would only be given its old answer. */
  retry(key: string): void {
    const queued = this.#model.refused.find(key)
    if (!queued) return
    this.mutate([queued]).then(() => this.dismiss(key))
  }

  dismiss(key: string): void {
    this.#sync.forget([key])
  }

  /** The same object until something in it changes, so that nothing renders for nothing. */
  status(): ReplicaStatus {
    const { truth, refused } = this.#model
    const hasAll = truth.scopes().every((scope) => truth.cursor(scope) !== null)
    const now: ReplicaStatus = {
      phase: this.#phase,
      waiting: this.#model.waiting().length,
      failed: refused.list().length,
      isComplete: this.#isLoaded && hasAll && truth.cursor(userScope(this.#uid)) !== null,
      isDurable: this.#storage.isDurable,
    }
    const { phase, waiting, failed, isComplete, isDurable } = this.#status
    const isSame =
      phase === now.phase &&
      waiting === now.waiting &&
      failed === now.failed &&
      isComplete === now.isComplete &&
      isDurable === now.isDurable
    if (!isSame) this.#status = now
    return this.#status
  }

  async close(): Promise<void> {
    this.#stopMoments()
    this.#stopEffects()
    this.#closing.abort()
    await this.#life
    this.#tabs.close()
    await this.#storage.close()
  }

  async wipe(): Promise<void> {
    await this.close()
    // Where there is no storage there is nothing to forget; signing out must go on.
    await this.#outside.wipeStore(storeName(this.#uid)).catch(() => undefined)
  }

  async #live(): Promise<void> {
    await this.#storage.load(() => {
      if (this.#phase === 'opening') this.#setPhase('syncing')
      this.#opening.resolve()
      this.#tell()
    })
    this.#isLoaded = true
    this.#opening.resolve()
    this.#tell()
    if (!this.#closing.signal.aborted) await this.#sync.run()
  }

  readonly #setPhase = (phase: Phase): void => {
    this.#phase = phase
    this.#tell()
  }

  readonly #tell = (): void => {
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      for (const listener of this.#listeners) listener()
    })
  }
}

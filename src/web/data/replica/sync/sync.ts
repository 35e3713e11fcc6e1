import type { Scope } from '#contract/sync.ts'
import { isSignedOut } from '#web/data/http/client.ts'
import type { Block, Model } from '../model.ts'
import type { Storage } from '../storage.ts'
import type { Cursors } from '../store/disk.ts'
import type { Phase, QueuedCommand, Settlement } from '../types.ts'
import { CatchUp } from './catch-up.ts'
import { Feed } from './feed.ts'
import { LeaderElection } from './leader-election.ts'
import type { Moment, Outside } from './outside.ts'
import { syncCalls } from './outside.ts'
import { Sender } from './sender.ts'
import type { TabMessage, Tabs } from './tabs.ts'

const answerMs = 5000

export interface SyncParts {
  readonly uid: string
  readonly token: string
  readonly outside: Outside
  readonly model: Model
  readonly storage: Storage
  readonly tabs: Tabs
  readonly closing: AbortSignal
  readonly setPhase: (phase: Phase) => void
  readonly onSignedOut: () => void
}

/** One tab's share: it follows the leading tab, or leads: streams, sends and writes the disk. */
export class Sync {
  readonly #parts: SyncParts
  readonly #catchUp: CatchUp
  readonly #feed: Feed
  readonly #sender: Sender
  readonly #election: LeaderElection
  #isLeading = false
  #phase: Phase = 'syncing'
  #pulses = 0

  constructor(parts: SyncParts) {
    const { uid, token, outside, model, storage, closing } = parts
    this.#parts = parts
    const wire = syncCalls(outside, token, closing)
    this.#catchUp = new CatchUp(model, wire, outside, {
      applied: (block) => this.#applied(block),
      replaced: (scope, isAfresh) => this.#changed(isAfresh ? { type: 'reset', scope } : null),
      dropped: (scope) => this.#changed({ type: 'dropped', scope }),
    })
    const shared = { uid, outside, wire, model, endSession: parts.onSignedOut }
    this.#feed = new Feed({
      ...shared,
      catchUp: this.#catchUp,
      setPhase: (phase) => this.#setPhase(phase),
      pulse: () => this.#pulse(),
      applied: (block) => this.#applied(block),
    })
    this.#sender = new Sender({
      ...shared,
      queued: (most) => storage.queued(most),
      stored: () => storage.added(),
      settle: (settlements) => this.#settle(settlements),
      forget: (keys) => this.forget(keys),
    })
    this.#election = new LeaderElection(outside.lock, `mc-feed-${uid}`, (term) => this.#lead(term))
  }

  async run(): Promise<void> {
    const { tabs, closing, setPhase } = this.#parts
    setPhase(this.#phase)
    tabs.listen((message) => this.#hear(message))
    tabs.post({ type: 'hello' })
    await this.#election.run(closing)
  }

  /** Commands were written here; the disk is about to have them. */
  written(): void {
    this.#sender.wakeForOwn()
  }

  /** Commands were put on disk, or found none. */
  queued(queue: readonly QueuedCommand[]): void {
    this.#parts.tabs.post({ type: 'queued', parcels: queue })
    this.#sender.wakeForOwn()
  }

  /** Nobody wants these any more: they were refused, or would undo what was. */
  async forget(keys: readonly string[]): Promise<void> {
    const { model, storage, tabs } = this.#parts
    model.forget(keys)
    tabs.post({ type: 'forgotten', keys })
    await storage.remove(keys)
  }

  atMoment(moment: Moment): void {
    if (moment === 'leaving') {
      if (this.#isLeading) this.#parts.storage.saveNow()
    } else if (moment === 'offline') {
      this.#feed.cut()
    } else {
      this.#feed.wake()
      this.#sender.wake()
      if (!this.#isLeading) this.#askLeader()
    }
  }

  async #lead(term: AbortSignal): Promise<void> {
    const { tabs, storage, model } = this.#parts
    this.#isLeading = true
    tabs.post({ type: 'lead' })
    try {
      await this.#reconcile()
      if (!(await storage.isAt(model.truth.cursors()))) storage.saveSoon()
      await Promise.all([this.#feed.run(term), this.#sender.run(term)])
      await storage.saveNow()
    } finally {
      this.#isLeading = false
    }
  }

  #hear(message: TabMessage): void {
    const { model } = this.#parts
    if (message.type === 'queued') model.enqueue(message.parcels)
    if (message.type === 'settled') model.settle(message.settlements)
    if (message.type === 'forgotten') model.forget(message.keys)
    if (message.type === 'changes') this.#apply(message.block)
    if (this.#isLeading) this.#hearAsLeader(message)
    else this.#hearAsFollower(message)
  }

  #hearAsLeader({ type }: TabMessage): void {
    if (type === 'hello') this.#pulse()
    // A tab that says hello may have crashed just after writing a command to the disk.
    if (type === 'hello' || type === 'queued') this.#sender.wake()
  }

  #hearAsFollower(message: TabMessage): void {
    if (message.type === 'pulse') this.#follow(message.phase, message.cursors)
    if (message.type === 'lead') this.#reconcile()
    if (message.type === 'reset') this.#bring(message.scope, true)
    if (message.type === 'dropped') this.#drop(message.scope)
  }

  /** A leader that is live has every scope there is; one it lacks was taken away. */
  #follow(phase: Phase, cursors: Cursors): void {
    const { model, setPhase } = this.#parts
    this.#pulses += 1
    setPhase(phase)
    for (const [scope, cursor] of Object.entries(cursors) as [Scope, number][]) {
      if ((model.truth.cursor(scope) ?? -1) < cursor) this.#bring(scope)
    }
    const gone = model.truth.scopes().filter((scope) => cursors[scope] === undefined)
    if (phase === 'live') for (const scope of gone) this.#drop(scope)
  }

  #drop(scope: Scope): void {
    this.#parts.model.replace(scope, null, this.#parts.outside.pause)
  }

  #apply(block: Block): void {
    const outcome = this.#parts.model.apply(block)
    if (outcome === 'gap' && !this.#isLeading) this.#bring(block.scope)
    if (outcome === 'applied' && this.#isLeading) this.#parts.storage.saveSoon()
  }

  /** What fails here is tried again at the leader's next pulse. */
  async #bring(scope: Scope, isAfresh = false): Promise<void> {
    try {
      await this.#catchUp.bring(scope, isAfresh)
    } catch (error) {
      if (isSignedOut(error)) this.#parts.onSignedOut()
    }
  }

  /** The queue on disk decides: a leader may have gone before it told us of its answers. */
  async #reconcile(): Promise<void> {
    const { storage, model, tabs } = this.#parts
    const before = model.waiting().filter(({ seq }) => seq !== undefined)
    const stored = await storage.queue()
    if (stored) {
      const kept = new Set(stored.map(({ key }) => key))
      model.release(before.flatMap(({ key }) => (kept.has(key) ? [] : [key])))
      model.enqueue(stored)
      model.settle(stored.flatMap(settlementOf))
    }
    const loose = model.waiting().filter(({ isLoose }) => isLoose)
    if (loose.length > 0) tabs.post({ type: 'queued', parcels: loose })
  }

  async #settle(settlements: readonly Settlement[]): Promise<void> {
    const { model, storage, tabs } = this.#parts
    const queue = model.settle(settlements)
    await storage.settle(queue)
    tabs.post({ type: 'settled', settlements })
  }

  #applied(block: Block): void {
    this.#changed({ type: 'changes', block })
  }

  /** Truth changed here by the network: the leader tells the others and writes it down. */
  #changed(message: TabMessage | null): void {
    if (!this.#isLeading) return
    if (message) this.#parts.tabs.post(message)
    else this.#pulse()
    this.#parts.storage.saveSoon()
  }

  #setPhase(phase: Phase): void {
    this.#phase = phase
    this.#parts.setPhase(phase)
    this.#pulse()
    if (phase === 'live') this.#sender.wake()
  }

  #pulse(): void {
    const cursors = this.#parts.model.truth.cursors()
    this.#parts.tabs.post({ type: 'pulse', phase: this.#phase, cursors })
  }

  async #askLeader(): Promise<void> {
    const { tabs, outside, closing } = this.#parts
    const before = this.#pulses
    tabs.post({ type: 'hello' })
    await outside.wait(answerMs, closing)
    const isSilent = this.#pulses === before && !this.#isLeading && !closing.aborted
    if (isSilent && outside.isOnline()) this.#election.takeOver()
  }
}

function settlementOf({ key, state, revs, refusal }: QueuedCommand): Settlement[] {
  if (state === 'accepted') return [{ key, ok: true, revs: revs ?? {} }]
  return state === 'refused' && refusal ? [{ key, ok: false, refusal }] : []
}

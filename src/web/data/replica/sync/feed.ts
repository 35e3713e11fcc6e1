import type { StreamEvent } from '#contract/calls/every-call.ts'
import { globalScope, type Scope, userScope } from '#contract/scope.ts'
import { CallError, isSignedOut } from '#web/data/http/client.ts'
import { retryAfterMs } from '#web/data/http/failure-kinds.ts'
import type { Block, Model } from '../model.ts'
import type { Phase } from '../types.ts'
import { Backoff, backoffMs } from './backoff.ts'
import type { CatchUp } from './catch-up.ts'
import type { Outside, SyncCalls } from './outside.ts'

const silenceMs = 45_000
const returnMs = 1000

export interface FeedParts {
  readonly uid: string
  readonly outside: Outside
  readonly wire: SyncCalls
  readonly model: Model
  readonly catchUp: CatchUp
  readonly setPhase: (phase: Phase) => void
  readonly pulse: () => void
  readonly applied: (block: Block) => void
  readonly endSession: () => void
}

/** How a connection ended: connect again now, or a little later. */
type Ending = 'again' | 'later'

/** The leader's one stream of changes, connected again whenever it breaks. */
export class Feed {
  readonly #parts: FeedParts
  readonly #backoff: Backoff
  #attempt = 0
  #cut: AbortController | null = null

  constructor(parts: FeedParts) {
    this.#parts = parts
    this.#backoff = new Backoff(parts.outside)
  }

  /** The network is back: do not wait for the next try. */
  wake(): void {
    this.#backoff.wake()
  }

  /** The network is gone: a stream may look open for minutes. */
  cut(): void {
    this.#cut?.abort()
  }

  async run(signal: AbortSignal): Promise<void> {
    const { setPhase, endSession, outside } = this.#parts
    while (!signal.aborted) {
      let rest = 0
      try {
        setPhase('syncing')
        const ending = await this.#connect(signal)
        rest = ending === 'again' ? 0 : outside.random() * returnMs
      } catch (error) {
        if (signal.aborted) return
        if (isSignedOut(error)) return endSession()
        setPhase('offline')
        rest = Math.max(retryAfterMs(error), backoffMs(this.#attempt, outside.random))
        this.#attempt += 1
      }
      if (rest > 0) await this.#backoff.rest(signal, rest)
    }
  }

  async #connect(signal: AbortSignal): Promise<Ending> {
    const { wire, model } = this.#parts
    await this.#start()
    const cut = new AbortController()
    this.#cut = cut
    const either = AbortSignal.any([signal, cut.signal])
    const heard = { count: 0 }
    try {
      const events = await wire.stream(model.truth.cursors(), either)
      this.#watch(heard, cut)
      for await (const event of events) {
        heard.count += 1
        const ending = await this.#hear(event)
        if (ending) return ending
      }
      throw new CallError(0)
    } finally {
      cut.abort()
    }
  }

  /** A new device: something to see first, then everything. */
  async #start(): Promise<void> {
    const { model, wire, uid } = this.#parts
    if (model.truth.cursor(userScope(uid)) !== null) return
    const { scopes } = await wire.scopes()
    await this.#take(scopes)
  }

  async #take(scopes: readonly Scope[]): Promise<void> {
    const { model, catchUp, uid } = this.#parts
    const fresh = scopes.filter((scope) => model.truth.cursor(scope) === null)
    const rank = (scope: Scope) => [userScope(uid), globalScope].indexOf(scope) >>> 0
    fresh.sort((a, b) => rank(a) - rank(b))
    await Promise.all(fresh.map((scope) => catchUp.preview(scope)))
    for (const scope of fresh) await catchUp.bring(scope)
  }

  async #hear(event: StreamEvent<'sync.stream'>): Promise<Ending | null> {
    const { catchUp } = this.#parts
    switch (event.name) {
      case 'hello':
        return this.#greet(event.data.scopes)
      case 'changes':
        await this.#apply(event.data)
        return null
      case 'reset':
        await catchUp.bring(event.data.scope, true)
        return 'again'
      case 'revoked':
        await catchUp.drop(event.data.scope)
        return null
      case 'ended':
        throw new CallError(401)
      case 'reconnect':
        return 'later'
      default:
        this.#parts.pulse()
        return null
    }
  }

  async #greet(scopes: readonly Scope[]): Promise<Ending | null> {
    const { model, catchUp, setPhase } = this.#parts
    const mine = new Set<string>(scopes)
    this.#attempt = 0
    for (const scope of model.truth.scopes()) if (!mine.has(scope)) await catchUp.drop(scope)
    model.keepOnly(mine)
    const hasNew = scopes.some((scope) => model.truth.cursor(scope) === null)
    if (hasNew) {
      await this.#take(scopes)
      const isRefused = scopes.some((scope) => model.truth.cursor(scope) === null)
      return isRefused ? 'later' : 'again'
    }
    setPhase('live')
    return null
  }

  async #apply(block: Block): Promise<void> {
    const outcome = this.#parts.model.apply(block)
    if (outcome === 'applied') this.#parts.applied(block)
    if (outcome === 'gap') await this.#parts.catchUp.bring(block.scope)
  }

  /** A connection that is silent past the server's heartbeat is dead, whatever it says. */
  async #watch(heard: { count: number }, cut: AbortController): Promise<void> {
    while (!cut.signal.aborted) {
      const before = heard.count
      await this.#parts.outside.wait(silenceMs, cut.signal)
      if (heard.count === before) cut.abort()
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { type PushAnswer, type Scope, type SnapshotAnswer, userScope } from '#contract/sync.ts'
import { Chance } from '#server/seed/chance.ts'
import { type Line, type Received, type Sent, send } from './send.ts'
import type { Kind, Tally } from './tally.ts'

const thinkMs = { least: 500, most: 1500 }
/** One entry in so many is of a journey. */
const abroadOneIn = 10
const abroad = 'EUR'
const searches = ['coffee', 'market', '>50', 'last week', 'harbuor foods'] as const

interface Turn {
  readonly kind: Kind
  readonly sent: Sent
  /** What to remember once it is done. */
  readonly done?: (answer: Received) => void
}

/** One person at one screen: asks four times, writes once, and thinks in between. */
export class Device {
  readonly line: Line
  readonly scope: Scope
  readonly #uid: string
  readonly #currency: string
  readonly #chance: Chance
  readonly #tally: Tally
  /** What it wrote, was told is kept, and did not delete since. */
  readonly kept = new Set<string>()
  #cursor = 0
  /** A write that was turned away is sent again as it was. */
  #unsent: Turn | null = null

  constructor(line: Line, session: SessionAnswer, tally: Tally, name: string) {
    this.line = line
    this.#uid = session.user.id
    this.#currency = session.user.currency
    this.scope = userScope(session.user.id)
    this.#chance = new Chance(name)
    this.#tally = tally
  }

  get cursor(): number {
    return this.#cursor
  }

  /** As a new device begins: the newest rows, and from where to go on. */
  async arrive(): Promise<void> {
    const path = `/api/sync/snapshot?scope=${encodeURIComponent(this.scope)}&newest=50`
    let hasArrived = false
    const done = ({ text }: Received) => {
      this.#cursor = (JSON.parse(text) as SnapshotAnswer).cursor
      hasArrived = true
    }
    while (!hasArrived) await sleep((await this.#take({ ...this.#read(path), done })) * 1000)
  }

  async useUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const waitS = await this.#take(this.#unsent ?? this.#next())
      await sleep(waitS * 1000 + thinkMs.least + this.#chance.below(thinkMs.most - thinkMs.least))
    }
  }

  /** Answers how long it was told to stay away. */
  async #take(turn: Turn): Promise<number> {
    const at = performance.now()
    const answer = await send(this.line, turn.sent)
    const { status, retryAfterS } = judged(turn, answer)
    const ms = performance.now() - at
    this.#tally.add({ kind: turn.kind, at, ms, status, retryAfterS }, answer.text)
    if (status === 200) turn.done?.(answer)
    this.#unsent = turn.kind === 'write' && status !== 200 ? turn : null
    return retryAfterS ?? 0
  }

  #next(): Turn {
    const draw = this.#chance.below(100)
    if (draw < 25) return this.#pull()
    if (draw < 40) return this.#read('/api/dashboard/data', thisMonth())
    if (draw < 55) return this.#read(`/api/data/users/${this.#uid}/expenses?limit=50`)
    if (draw < 65) return this.#read('/api/search', { query: this.#chance.pick(searches) })
    if (draw < 80) return this.#read(`/api/data/users/${this.#uid}/notifications?limit=20`)
    const [known] = this.kept
    if (known === undefined || draw < 94) return this.#create()
    return draw < 98 ? this.#update(known) : this.#delete(known)
  }

  #read(path: string, body?: unknown): Turn {
    return { kind: 'read', sent: { method: body === undefined ? 'GET' : 'POST', path, body } }
  }

  #pull(): Turn {
    const path = `/api/sync/pull?scope=${encodeURIComponent(this.scope)}&since=${this.#cursor}`
    const done = ({ text }: Received) => {
      this.#cursor = (JSON.parse(text) as { cursor: number }).cursor
    }
    return { ...this.#read(path), done }
  }

  #create(): Turn {
    const id = this.#chance.id(Date.now())
    const amount = 100 + this.#chance.below(9000)
    const date = Temporal.Now.plainDateISO().toString()
    const isAbroad = this.#chance.below(abroadOneIn) === 0
    const currency = isAbroad ? abroad : this.#currency
    const doc = { id, amount, currency, description: 'Bread and cheese', date }
    return this.#push('expenses.create', { doc }, () => this.kept.add(id))
  }

  #update(id: string): Turn {
    return this.#push('expenses.update', { id, patch: { amount: 100 + this.#chance.below(9000) } })
  }

  #delete(id: string): Turn {
    return this.#push('expenses.delete', { id }, () => this.kept.delete(id))
  }

  #push(name: string, args: unknown, done: () => void = () => undefined): Turn {
    const commands = [{ key: this.#chance.id(Date.now()), name, args }]
    return {
      kind: 'write',
      sent: { method: 'POST', path: '/api/sync/push', body: { commands } },
      done,
    }
  }
}

const thisMonth = () => {
  const { month, year } = Temporal.Now.plainDateISO()
  return { month, year }
}

/** A push is answered 200 also where its one command was refused. */
function judged({ kind }: Turn, answer: Received): Pick<Received, 'status' | 'retryAfterS'> {
  if (kind === 'read' || answer.status !== 200) return answer
  const [result] = (JSON.parse(answer.text) as PushAnswer).results
  return result?.ok ? answer : { status: result?.status ?? 0, retryAfterS: null }
}

import 'fake-indexeddb/auto'
import { unwrap } from 'idb'
import { LocalReplica } from '#web/data/replica/replica.ts'
import { openStore, type Store, wipeStore } from '#web/data/replica/store/store.ts'
import type { Channel, Moment, Outside, Wanting } from '#web/data/replica/sync/outside.ts'
import { Network, type Random, ticks } from './replica-network.ts'
import type { ModelServer } from './replica-server.ts'

const msPerTick = 50
const never = <T>() => new Promise<T>(() => undefined)

/** The locks and channels shared by the tabs of one browser profile. */
export class Profile {
  readonly name: string
  readonly tabs = new Set<Tab>()
  readonly channels = new Set<FakeChannel>()
  #holder: { tab: Tab } | null = null
  #robbed: (() => void) | null = null
  #waiting: { tab: Tab; start: () => void }[] = []

  constructor(name: string) {
    this.name = name
  }

  get leader(): Tab | null {
    return this.#holder?.tab ?? null
  }

  lock(tab: Tab, { signal, isStealing }: Wanting, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        this.#robbed?.()
        const holder = { tab }
        this.#holder = holder
        this.#robbed = () => reject(new DOMException('Taken away', 'AbortError'))
        const done = () => {
          if (this.#holder !== holder) return
          this.#free()
          resolve()
        }
        work().then(done, done)
      }
      if (isStealing || !this.#holder) return start()
      const entry = { tab, start }
      this.#waiting.push(entry)
      signal.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== entry)
        reject(new DOMException('Given up', 'AbortError'))
      })
    })
  }

  /** What the browser does for a tab that is gone. */
  forget(tab: Tab): void {
    this.tabs.delete(tab)
    this.#waiting = this.#waiting.filter((entry) => entry.tab !== tab)
    if (this.#holder?.tab === tab) this.#free()
  }

  #free(): void {
    this.#holder = null
    this.#robbed = null
    this.#waiting.shift()?.start()
  }
}

class FakeChannel implements Channel {
  onmessage: ((event: MessageEvent) => void) | null = null
  readonly #tab: Tab
  readonly #queue: unknown[] = []

  constructor(tab: Tab) {
    this.#tab = tab
    tab.profile.channels.add(this)
  }

  postMessage(message: unknown): void {
    if (this.#tab.isDead) return
    for (const other of this.#tab.profile.channels) {
      if (other !== this) other.receive(structuredClone(message))
    }
  }

  /** Later, but in order. */
  receive(message: unknown): void {
    this.#queue.push(message)
    ticks(1).then(() => {
      const data = this.#queue.shift()
      if (!this.#tab.isDead) this.onmessage?.(new MessageEvent('message', { data }))
    })
  }

  close(): void {
    this.#tab.profile.channels.delete(this)
  }
}

/** One tab with everything the core asks of a browser; `kill` ends it as a crash would. */
export class Tab {
  readonly profile: Profile
  readonly network: Network
  readonly replica: LocalReplica
  isDead = false
  hasEnded = false
  #stores: Store[] = []
  #transactions = new Set<IDBTransaction>()
  #moments = new Set<(moment: Moment) => void>()

  constructor(profile: Profile, server: ModelServer, random: Random, spoil: Partial<Outside> = {}) {
    this.profile = profile
    this.network = new Network(server, random)
    profile.tabs.add(this)
    const outside = { ...this.#outside(random), ...spoil }
    const onSignedOut = () => {
      this.hasEnded = true
    }
    this.replica = new LocalReplica({ uid: server.uid, token: 'token', onSignedOut, outside })
  }

  moment(moment: Moment): void {
    for (const listener of this.#moments) listener(moment)
  }

  setOnline(isOnline: boolean): void {
    this.network.isOnline = isOnline
    this.moment(isOnline ? 'online' : 'offline')
  }

  kill(): void {
    this.isDead = true
    for (const tx of this.#transactions) tx.abort()
    for (const store of this.#stores) store.close()
    this.profile.forget(this)
  }

  async close(): Promise<void> {
    await this.replica.close()
    this.isDead = true
    this.profile.forget(this)
  }

  #outside(random: Random): Outside {
    const { profile } = this
    const alive = async <T>(work: Promise<T>): Promise<T> => {
      const done = await work
      return this.isDead ? never() : done
    }
    let second = 0
    return {
      random,
      fetch: (url, init) => (this.isDead ? never() : alive(this.network.fetch(url, init))),
      openStore: (name) => alive(this.#openStore(`${profile.name} ${name}`)),
      wipeStore: (name) => wipeStore(`${profile.name} ${name}`),
      lock: (_name, wanting, work) => profile.lock(this, wanting, work),
      openChannel: () => new FakeChannel(this),
      now: () => new Date(Date.UTC(2026, 0, 1) + second++).toISOString(),
      wait: (ms, signal) => alive(waitTicks(ms, signal)),
      pause: () => alive(ticks(1)),
      idle: () => alive(ticks(3)),
      rowsToShow: 3,
      isOnline: () => this.network.isOnline,
      onMoment: (listener) => {
        this.#moments.add(listener)
        return () => this.#moments.delete(listener)
      },
    }
  }

  async #openStore(name: string): Promise<Store> {
    const store = await openStore(name)
    const raw = unwrap(store)
    const begin = raw.transaction.bind(raw)
    raw.transaction = (...args) => {
      const tx = begin(...args)
      this.#transactions.add(tx)
      for (const end of ['complete', 'abort']) {
        tx.addEventListener(end, () => this.#transactions.delete(tx))
      }
      return tx
    }
    this.#stores.push(store)
    if (this.isDead) store.close()
    return store
  }
}

async function waitTicks(ms: number, signal: AbortSignal): Promise<void> {
  for (let left = Math.ceil(ms / msPerTick); left > 0 && !signal.aborted; left -= 1) await ticks(1)
}

/** Waits for something that must come about by itself; never by the clock. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; waited < 3000; waited += 1) {
    if (isSo()) return
    await ticks(1)
  }
  throw new Error(`It never came about: ${isSo}`)
}

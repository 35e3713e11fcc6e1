import 'fake-indexeddb/auto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Replica } from '#web/data/replica/types.ts'
import type { TestCaller } from './caller.ts'
import type { SourceCopy } from './source-copy.ts'

type Replicas = typeof import('#web/data/replica/replica.ts')
type Stores = typeof import('#web/data/replica/store/store.ts')
type Outside = import('#web/data/replica/sync/outside.ts').Outside

/** One browser of a person with the code of a copy: its disk stays, its network comes and goes. */
export class RealDevice {
  readonly #copy: SourceCopy
  readonly #person: TestCaller
  readonly #listeners = new Set<Parameters<Outside['onMoment']>[0]>()
  #isOnline = true

  constructor(copy: SourceCopy, person: TestCaller) {
    this.#copy = copy
    this.#person = person
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline
    for (const tell of this.#listeners) tell(isOnline ? 'online' : 'offline')
  }

  async open() {
    const { LocalReplica } = await this.#copy.load<Replicas>('src/web/data/replica/replica.ts')
    const { uid, session } = this.#person
    const outside = await this.#outside()
    return new LocalReplica({ uid, token: session.token, outside })
  }

  async #outside(): Promise<Outside> {
    const { openStore, wipeStore } = await this.#copy.load<Stores>(
      'src/web/data/replica/store/store.ts',
    )
    return {
      openStore,
      wipeStore,
      fetch: (path, init) =>
        this.#isOnline
          ? fetch(`${this.#person.url}${path}`, init)
          : Promise.reject(new TypeError('There is no network.')),
      ...{ lock: null, openChannel: null, random: () => 0, rowsToShow: 300 },
      now: () => new Date().toISOString(),
      wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
      pause: () => delay(0),
      idle: () => delay(0),
      isOnline: () => this.#isOnline,
      onMoment: (listener) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
    }
  }
}

/** Waits for what the replica is to come to by itself. */
export function until(replica: Replica, isSo: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => isSo() && resolve()
  const stop = replica.subscribe(look)
  look()
  return promise.finally(stop)
}

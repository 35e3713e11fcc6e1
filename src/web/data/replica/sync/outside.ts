import type { Command, Scope } from '#contract/sync.ts'
import { bookCall, stream } from '#web/data/http/book-call.ts'
import type { Store } from '../store/store.ts'
import { openStore, wipeStore } from '../store/store.ts'

export interface Channel {
  postMessage(message: unknown): void
  close(): void
  onmessage: ((event: MessageEvent) => void) | null
}

export interface Wanting {
  /** Gives up waiting. */
  readonly signal: AbortSignal
  /** Takes it from a tab that holds it but sleeps. */
  readonly isStealing: boolean
}

/** Holds a named lock as long as `work` runs; rejects when it is taken away before. */
export type Lock = (name: string, wanting: Wanting, work: () => Promise<void>) => Promise<void>

/** Everything the core asks of the browser, so that tests can stand in for it. */
export interface Outside {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly openStore: (name: string) => Promise<Store>
  readonly wipeStore: (name: string) => Promise<void>
  /** Null where the browser has no Web Locks: then every tab looks after itself. */
  readonly lock: Lock | null
  readonly openChannel: ((name: string) => Channel) | null
  readonly now: () => string
  readonly random: () => number
  /** Ends early, without an error, when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Lets the page paint and answer input before the next slice of work. */
  readonly pause: () => Promise<void>
  /** Waits until the page has painted and has nothing else to do. */
  readonly idle: () => Promise<void>
  /** More than any screen has: so many are read from the disk before anything else. */
  readonly rowsToShow: number
  readonly isOnline: () => boolean
  /** Network lost or back, page shown again, page going away. */
  readonly onMoment: (listener: (moment: Moment) => void) => () => void
}

export type Moment = 'offline' | 'online' | 'shown' | 'leaving'

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    if (signal.aborted) done()
    else signal.addEventListener('abort', done)
  })
}

const idleMostMs = 500

/** Safari has no idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: idleMostMs })
    } else setTimeout(resolve, idleMostMs / 5)
  })
}

function onMoment(listener: (moment: Moment) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const shown = () => document.visibilityState === 'visible' && listener('shown')
  window.addEventListener('online', () => listener('online'), { signal })
  window.addEventListener('offline', () => listener('offline'), { signal })
  window.addEventListener('pagehide', () => listener('leaving'), { signal })
  document.addEventListener('visibilitychange', shown, { signal })
  return () => stop.abort()
}

export function browserOutside(): Outside {
  const locks = navigator.locks as LockManager | undefined
  const lock: Lock = async (name, { signal, isStealing }, work) => {
    await locks?.request(name, isStealing ? { steal: true } : { signal }, work)
  }
  return {
    fetch: (url, init) => fetch(url, init),
    openStore,
    wipeStore,
    lock: locks ? lock : null,
    openChannel:
      typeof BroadcastChannel === 'undefined' ? null : (name) => new BroadcastChannel(name),
    now: () => new Date().toISOString(),
    random: Math.random,
    wait,
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    idle,
    rowsToShow: 300,
    isOnline: () => navigator.onLine,
    onMoment,
  }
}

export type SyncCalls = ReturnType<typeof syncCalls>

/** The server's sync calls, as long as this device is open. */
export function syncCalls({ fetch }: Outside, token: string, closing: AbortSignal) {
  const options = { token, fetch, signal: closing }
  return {
    scopes: () => bookCall('sync.scopes', options),
    snapshot: (scope: Scope, newest?: number) =>
      bookCall('sync.snapshot', {
        ...options,
        query: { scope, ...(newest !== undefined && { newest: String(newest) }) },
      }),
    pull: (scope: Scope, since: number) =>
      bookCall('sync.pull', { ...options, query: { scope, since: String(since) } }),
    push: (commands: readonly Command[]) =>
      bookCall('sync.push', { ...options, body: { commands } }),
    stream: (cursors: Readonly<Record<string, number>>, signal: AbortSignal) =>
      stream('sync.stream', { ...options, signal, body: { cursors } }),
  }
}

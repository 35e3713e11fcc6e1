import type { Command, Scope } from '#contract/sync.ts'
import { bookCall, stream } from '#web/data/http/book-call.ts'
import type { Outside } from './outside.ts'

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

import type { Scope, StreamEvents } from '#contract/sync.ts'
import type { ChangeText } from '../documents/changes.ts'

const written = (event: keyof StreamEvents, json: string) => `event: ${event}\ndata: ${json}\n\n`

/** A server-sent event, ready to travel. */
export const eventText = <E extends keyof StreamEvents>(event: E, data: StreamEvents[E]): string =>
  written(event, JSON.stringify(data))

/** The changes are JSON already; PostgreSQL escapes line breaks, so each stays on one line. */
export const changesText = (
  scope: Scope,
  from: number,
  to: number,
  changes: readonly ChangeText[],
): string =>
  written(
    'changes',
    `{"scope":"${scope}","from":${from},"to":${to},"changes":[${changes.map(({ json }) => json)}]}`,
  )

import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import type { Config } from '#server/config.ts'
import { asOneCall } from '#server/db/oldest-first.ts'
import { answerFault } from '../answer/answer-fault.ts'
import { Fault } from '../fault.ts'
import type { EdgeEnv } from './edge.ts'
import { type Waited, WaitingLine } from './waiting-line.ts'

interface TurnAwayDeps {
  readonly config: Pick<Config, 'waitingCalls'>
  readonly database: { readonly pool: Waited }
  readonly log: Logger
  readonly registry: Registry
}

const sayAgainAfterMs = 10_000
/** They come back one after another, not all at once. */
const longestWaitS = 3

/**
 * While more calls wait for the database than it answers soon, new ones are told at once to come
 * back: everybody who is let in is then served in good time. What waits for others than the
 * database, such as a slow provider, takes nobody's place.
 */
export function turnAway({ config, database, log, registry }: TurnAwayDeps) {
  const turnedAway = new Counter({
    name: 'http_requests_turned_away_total',
    help: 'Calls answered 503 at once, because too many were waiting',
    registers: [registry],
  })
  const line = new WaitingLine(database.pool, config.waitingCalls, () => performance.now())
  let count = 0
  let unsaid = 0
  let saidAt = Number.NEGATIVE_INFINITY

  // A line for each would make the busy busier.
  function tell(): void {
    unsaid += 1
    if (performance.now() - saidAt < sayAgainAfterMs) return
    log.warn({ waiting: line.length, calls: unsaid }, 'too busy, calls are turned away')
    saidAt = performance.now()
    unsaid = 0
  }

  return createMiddleware<EdgeEnv>(async (c, next) => {
    if (!line.isTooLong()) return asOneCall(next)
    turnedAway.inc()
    tell()
    count += 1
    return answerFault(c, new Fault('too-busy', undefined, 1 + (count % longestWaitS)))
  })
}

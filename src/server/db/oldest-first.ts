import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

const calls = new AsyncLocalStorage<number>()

/** All that this asks of the database belongs to one call, which comes in now. */
export const asOneCall = <T>(work: () => T): T => calls.run(performance.now(), work)

const cameAt = () => calls.getStore() ?? performance.now()

/** Not part of what the pool promises, so a test looks whether it is still so. */
interface WithQueue {
  readonly _pendingQueue: object[]
}

/**
 * Whoever waits for a connection stands in line by when their call came in, not by when its next
 * question did: a call of seven questions would otherwise go to the end of the line seven times,
 * behind everybody who came later.
 */
export function serveOldestFirst(pool: pg.Pool): void {
  const { _pendingQueue: line } = pool as pg.Pool & WithQueue
  const came = new WeakMap<object, number>()
  line.push = (waiting) => {
    const own = cameAt()
    came.set(waiting, own)
    const before = line.findLastIndex((other) => (came.get(other) ?? 0) <= own)
    line.splice(before + 1, 0, waiting)
    return line.length
  }
}

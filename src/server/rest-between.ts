import { setTimeout as pause } from 'node:timers/promises'

const restTimes = 3
const longestMs = 50

/**
 * People come first: who works through many things unasked rests after each of them, three times as
 * long as it took, so that nobody's call has to wait for all of it.
 */
export function restingBetween(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now()
  return async () => {
    const ms = Math.min((performance.now() - since) * restTimes, longestMs)
    await pause(ms, undefined, { signal }).catch(() => undefined)
    since = performance.now()
  }
}

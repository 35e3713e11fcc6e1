import type { Day } from '#domain/calendar/calendar.ts'
import type { LikelyRecurring, PastRow } from '#domain/recurring/detect-recurring.ts'
import type { Kind } from '../template.ts'

export interface DetectAsk {
  readonly kind: Kind
  readonly rows: readonly PastRow[]
  readonly today: Day
}

export interface Likely extends LikelyRecurring {
  readonly kind: Kind
}

/** Looks through the past on another thread, so that the page goes on however long it is. */
export function detect(
  asks: readonly DetectAsk[],
  onFound: (found: readonly Likely[]) => void,
): () => void {
  const worker = new Worker(new URL('./detector-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<readonly Likely[]>) => {
    worker.terminate()
    onFound(data)
  }
  worker.postMessage(asks)
  return () => worker.terminate()
}

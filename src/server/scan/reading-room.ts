import { Worker } from 'node:worker_threads'
import type { PictureReading, ReadOptions } from '#domain/receipts/reading.ts'
import { Fault } from '../http/fault.ts'

export interface ReadingAsk {
  readonly picture: Uint8Array
  readonly options: ReadOptions
}

/** Null for a picture that cannot be opened. */
export type ReadingAnswer = PictureReading | null

const WAITING_MOST = 8
const WITHIN_MS = 120_000
/** The engine takes much memory: nobody pays for it when nothing is read. */
const REST_MS = 120_000
const ASK_AGAIN_S = 15
const MEGABYTES_MOST = 1024

const busy = () => new Fault('reading-busy', undefined, ASK_AGAIN_S)

function openWorker(): Worker {
  const worker = new Worker(new URL('reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_MOST },
  })
  worker.unref()
  return worker
}

/** Reads pictures on a thread of its own, one after the other; keeps none of them. */
export class ReadingRoom {
  #worker: Worker | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #resting: NodeJS.Timeout | undefined

  async read(ask: ReadingAsk, signal: AbortSignal): Promise<ReadingAnswer> {
    if (this.#waiting >= WAITING_MOST) throw busy()
    this.#waiting += 1
    const turn = this.#queue.then(() => this.#readNow(ask, signal))
    this.#queue = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  /** Nothing but its end stops a thread that is reading. */
  async #readNow(ask: ReadingAsk, signal: AbortSignal): Promise<ReadingAnswer> {
    if (signal.aborted) throw busy()
    clearTimeout(this.#resting)
    this.#worker ??= openWorker()
    const worker = this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<ReadingAnswer>()
    const stop = AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)])
    const giveUp = () => reject(busy())
    worker.once('message', resolve).once('error', reject)
    stop.addEventListener('abort', giveUp)
    try {
      worker.postMessage(ask)
      const answer = await promise
      this.#resting = setTimeout(() => this.#close(), REST_MS).unref()
      return answer
    } catch (error) {
      this.#close()
      throw error
    } finally {
      stop.removeEventListener('abort', giveUp)
      worker.off('message', resolve).off('error', reject)
    }
  }

  #close(): void {
    void this.#worker?.terminate()
    this.#worker = null
  }
}

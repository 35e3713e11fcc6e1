import type { PictureReading, ReadOptions } from '#domain/receipts/reading.ts'

/** How far a picture is; the files of the engine are fetched once, then kept on the device. */
export type ReadProgress =
  | { readonly stage: 'fetching'; readonly loaded: number; readonly of: number }
  | { readonly stage: 'looking' }
  | { readonly stage: 'reading'; readonly done: number; readonly of: number }

export type ReadRefusal = 'not-a-picture' | 'too-large' | 'engine-away' | 'failed'

export type PictureVerdict =
  | { readonly kind: 'read'; readonly picture: PictureReading }
  | { readonly kind: 'refused'; readonly reason: ReadRefusal }
  | { readonly kind: 'cancelled' }

export type PictureAsk =
  | { readonly kind: 'read'; readonly picture: Blob; readonly options: ReadOptions }
  | { readonly kind: 'cancel' }

export type PictureAnswer =
  | { readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly kind: 'verdict'; readonly verdict: PictureVerdict }

/** A question and everything that is said about it carry its number. */
export interface Numbered<Message> {
  readonly id: number
  readonly message: Message
}

export interface ReadRequest {
  readonly picture: Blob
  readonly options: ReadOptions
  readonly onProgress?: (progress: ReadProgress) => void
  readonly signal?: AbortSignal
}

interface Waiting {
  readonly hear: (verdict: PictureVerdict) => void
  readonly onProgress: ((progress: ReadProgress) => void) | undefined
}

const cancelled: PictureVerdict = { kind: 'cancelled' }
const failed: PictureVerdict = { kind: 'refused', reason: 'failed' }

/** Reads pictures on another thread, one after another in the order they were given. */
export class PictureReader {
  readonly #worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Numbered<PictureAnswer>>) => this.#hear(data)
    this.#worker.onerror = () => this.#end(failed)
  }

  read({ picture, options, onProgress, signal }: ReadRequest): Promise<PictureVerdict> {
    if (signal?.aborted) return Promise.resolve(cancelled)
    this.#lastId += 1
    const id = this.#lastId
    const { promise, resolve } = Promise.withResolvers<PictureVerdict>()
    const stop = () => {
      this.#tell(id, { kind: 'cancel' })
      this.#settle(id, cancelled)
    }
    const hear = (verdict: PictureVerdict) => {
      signal?.removeEventListener('abort', stop)
      resolve(verdict)
    }
    this.#waiting.set(id, { hear, onProgress })
    signal?.addEventListener('abort', stop)
    this.#tell(id, { kind: 'read', picture, options })
    return promise
  }

  /** What is still being read is given up. */
  close(): void {
    this.#worker.terminate()
    this.#end(cancelled)
  }

  #tell(id: number, message: PictureAsk): void {
    this.#worker.postMessage({ id, message } satisfies Numbered<PictureAsk>)
  }

  #hear({ id, message }: Numbered<PictureAnswer>): void {
    if (message.kind === 'verdict') this.#settle(id, message.verdict)
    else this.#waiting.get(id)?.onProgress?.(message.progress)
  }

  #settle(id: number, verdict: PictureVerdict): void {
    const asked = this.#waiting.get(id)
    this.#waiting.delete(id)
    asked?.hear(verdict)
  }

  #end(verdict: PictureVerdict): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, verdict)
  }
}

import type { Place } from '#domain/receipts/reading.ts'

/** How a picture is to become one that is kept: turned, cut and no larger than needed. */
export interface PictureWork {
  readonly picture: Blob
  /** Clockwise, in degrees. */
  readonly turn: 0 | 90 | 180 | 270
  /** Of the upright picture; null keeps all of it. */
  readonly part: Place | null
}

export interface ReadyPicture {
  readonly picture: Blob
  readonly width: number
  readonly height: number
  /** Tells pictures of the same thing from others. */
  readonly hash: string
}

/** Null when the browser cannot open it. */
export type WorkAnswer = ReadyPicture | null

/** On another thread, which is there only as long as the work takes. */
export function preparePicture(work: PictureWork): Promise<WorkAnswer> {
  const worker = new Worker(new URL('./picture-work-worker.ts', import.meta.url), {
    type: 'module',
  })
  const { promise, resolve } = Promise.withResolvers<WorkAnswer>()
  worker.onmessage = ({ data }: MessageEvent<WorkAnswer>) => resolve(data)
  worker.onerror = () => resolve(null)
  worker.postMessage(work)
  return promise.finally(() => worker.terminate())
}

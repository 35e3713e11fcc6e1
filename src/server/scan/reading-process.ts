import type { PictureReading, ReadOptions } from '#domain/receipts/reading.ts'
import { Fault } from '../http/fault.ts'
import { SideProcess } from '../side-process.ts'

export interface ReadingAsk {
  readonly picture: Uint8Array
  readonly options: ReadOptions
}

/** Null for a picture that cannot be opened. */
export type ReadingAnswer = PictureReading | null

const ASK_AGAIN_S = 15

/** Reads pictures in a process of its own, one after the other; keeps none of them. */
export const readingProcess = () =>
  new SideProcess<ReadingAsk, ReadingAnswer>(new URL('reading-worker.ts', import.meta.url), {
    waitingMost: 8,
    withinMs: 120_000,
    busy: () => new Fault('reading-busy', undefined, ASK_AGAIN_S),
    heapMegabytes: 1024,
  })

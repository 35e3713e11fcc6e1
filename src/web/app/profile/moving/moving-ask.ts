import type { Refused } from '#domain/import/statement.ts'
import type { MovedBook } from '#domain/moving/moved-book.ts'
import { say } from '#web/words/say.ts'
import type { OwnTables } from './own/own-tables.ts'

/** What the page asks of the other thread. */
export interface MovingAsk {
  readonly file: Blob
  readonly currency: string
  readonly locale: string
  readonly today: string
}

/** What a file turned out to be. */
export type MovingAnswer =
  | { readonly kind: 'book'; readonly book: MovedBook }
  /** Of a bank: how it is read is asked where statements are imported. */
  | { readonly kind: 'statement' }
  | { readonly kind: 'own'; readonly tables: OwnTables }
  | { readonly kind: 'group' }
  | { readonly kind: 'refused'; readonly words: Refused['words'] }

export const notRead: MovingAnswer = {
  kind: 'refused',
  words: say('This file could not be read. Export it again and try once more.'),
}

/** Each file on a thread of its own, gone with it. */
export function askWorker(ask: MovingAsk): Promise<MovingAnswer> {
  const worker = new Worker(new URL('./moving-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<MovingAnswer>()
  worker.onmessage = ({ data }: MessageEvent<MovingAnswer>) => resolve(data)
  worker.onerror = () => resolve(notRead)
  worker.postMessage(ask)
  return promise.finally(() => worker.terminate())
}

import type { BookedRow } from '#domain/import/match/booked.ts'
import { say } from '#web/words/say.ts'
import type { ImportRow, Targets } from './judge-files.ts'
import type { FileReading, ReadSettings } from './read-file.ts'

/** What the page asks of the other thread. The thread keeps the statements it has read. */
export type ReaderAsk =
  | {
      readonly kind: 'read'
      readonly fileId: string
      readonly file: Blob
      readonly settings: ReadSettings
      /** Only to look at: what was read before stays. */
      readonly isTrial: boolean
    }
  | { readonly kind: 'book'; readonly rows: readonly BookedRow[] }
  | {
      readonly kind: 'judge'
      readonly fileIds: readonly string[]
      readonly locale: string
      readonly targets: Targets
    }

export type ReaderAnswer =
  | { readonly kind: 'read'; readonly reading: FileReading }
  | { readonly kind: 'heard' | 'failed' }
  /** Some of the rows: all at once would hold up the page while they arrive. */
  | { readonly kind: 'rows'; readonly rows: readonly ImportRow[]; readonly of: number }

export interface Numbered<Message> {
  readonly id: number
  readonly message: Message
}

const broken: FileReading = {
  kind: 'refused',
  words: say('This file could not be read. Download it again from your bank and try once more.'),
}

const bookedAtOnce = 4000

/** Reads and compares on another thread, so that the page goes on however large the file is. */
export class Reader {
  readonly #worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, (answer: ReaderAnswer | null) => void>()
  #lastId = 0
  #judging: Promise<readonly ImportRow[] | null> = Promise.resolve(null)

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Numbered<ReaderAnswer>>) =>
      this.#waiting.get(data.id)?.(data.message)
    this.#worker.onerror = () => {
      for (const hear of this.#waiting.values()) hear(null)
    }
  }

  async read(
    fileId: string,
    file: Blob,
    settings: ReadSettings,
    isTrial: boolean,
  ): Promise<FileReading> {
    const ask = { kind: 'read', fileId, file, settings, isTrial } as const
    const answer = await this.#ask(ask, () => true)
    return answer?.kind === 'read' ? answer.reading : broken
  }

  /** One after another, so that no two books get mixed. Null when the thread failed. */
  judge(
    fileIds: readonly string[],
    booked: readonly BookedRow[],
    about: { readonly locale: string; readonly targets: Targets },
  ): Promise<readonly ImportRow[] | null> {
    this.#judging = this.#judging.then(() => this.#judge(fileIds, booked, about))
    return this.#judging
  }

  async #judge(
    fileIds: readonly string[],
    booked: readonly BookedRow[],
    about: { readonly locale: string; readonly targets: Targets },
  ) {
    for (let at = 0; at < booked.length; at += bookedAtOnce) {
      const rows = booked.slice(at, at + bookedAtOnce)
      await this.#ask({ kind: 'book', rows }, () => true)
    }
    const all: ImportRow[] = []
    const isOver = (answer: ReaderAnswer) => {
      if (answer.kind !== 'rows') return true
      all.push(...answer.rows)
      return all.length >= answer.of
    }
    const last = await this.#ask({ kind: 'judge', fileIds, ...about }, isOver)
    return last?.kind === 'rows' ? all : null
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask(message: ReaderAsk, isOver: (answer: ReaderAnswer) => boolean) {
    this.#lastId += 1
    const id = this.#lastId
    const { promise, resolve } = Promise.withResolvers<ReaderAnswer | null>()
    this.#waiting.set(id, (answer) => {
      if (answer !== null && !isOver(answer)) return
      this.#waiting.delete(id)
      resolve(answer)
    })
    this.#worker.postMessage({ id, message } satisfies Numbered<ReaderAsk>)
    return promise
  }
}

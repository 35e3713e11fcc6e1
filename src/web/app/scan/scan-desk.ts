import type { PictureReading } from '#domain/receipts/reading.ts'
import type { ToldReceipt } from '#domain/receipts/weigh-answer.ts'
import { newId } from '#web/data/new-id.ts'
import { preparePicture } from '#web/data/receipts/picture-work.ts'
import { noteUnsaved } from '#web/ui/overlay/unsaved.ts'
import { say } from '#web/words/say.ts'
import { afterHearing } from './model/hear-answer.ts'
import type { ReadElsewhere } from './model/read-on-server.ts'
import { PictureReader, type PictureVerdict } from './reader/picture-reader.ts'
import { receiptOf, type Setting } from './receipt-of.ts'
import type { ScanDraft } from './review/draft.ts'
import { canReadAgain, isOpen, type ReadReceipt, type Scan, type ScanState } from './scan.ts'
import { fileWords, noteOn, refusalWords } from './scan-words.ts'

const unread: PictureReading = { turn: 0, width: 0, height: 0, readings: [] }

/** The receipts being read and corrected; they stay while other pages are looked at. */
export class ScanDesk {
  #scans: readonly Scan[] = []
  #reader: PictureReader | null = null
  #setting: Setting | null = null
  #elsewhere: ReadElsewhere | null = null
  #isRunning = false
  #isLeft = false
  readonly #listeners = new Set<() => void>()
  readonly #stops = new Map<string, AbortController>()

  readonly scans = (): readonly Scan[] => this.#scans

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The page is looked at; answers how to say that it no longer is. */
  enter(): () => void {
    this.#isLeft = false
    return () => {
      this.#isLeft = true
      this.#rest()
    }
  }

  add(files: readonly File[], setting: Setting): void {
    this.#setting = setting
    const state: ScanState = { kind: 'waiting' }
    const added = files.map((file) => ({
      id: newId(),
      name: file.name || say('Photo'),
      file,
      state,
    }))
    this.#set([...this.#scans, ...added])
    void this.#run()
  }

  /** Somebody else may read from now on, and what this device could not; null: only the device. */
  readBy(elsewhere: ReadElsewhere | null): void {
    this.#elsewhere = elsewhere
    if (!elsewhere) return
    for (const { id, state } of this.#scans.filter(canReadAgain)) {
      if ('receipt' in state) URL.revokeObjectURL(state.receipt.url)
      this.#update(id, () => ({ kind: 'waiting' }))
    }
    void this.#run()
  }

  /** Stops what is being read, and forgets it; gives what brings it back where it was. */
  remove(id: string): () => void {
    this.#stops.get(id)?.abort()
    const at = this.#scans.findIndex((scan) => scan.id === id)
    const gone = this.#scans[at]
    if (gone && 'receipt' in gone.state) URL.revokeObjectURL(gone.state.receipt.url)
    this.#set(this.#scans.filter((scan) => scan.id !== id))
    return () => {
      if (!gone || this.#scans.some((scan) => scan.id === id)) return
      this.#set(this.#scans.toSpliced(at, 0, { ...gone, state: shownAgain(gone.state) }))
      void this.#run()
    }
  }

  change(id: string, patch: Partial<ScanDraft>): void {
    this.#update(id, (state) =>
      state.kind === 'read'
        ? {
            kind: 'read',
            receipt: {
              ...state.receipt,
              isUnread: false,
              draft: { ...state.receipt.draft, ...patch },
            },
          }
        : state,
    )
  }

  /** A model was asked about it. */
  hear(id: string, told: ToldReceipt): void {
    const setting = this.#setting
    if (!setting) return
    this.#update(id, (state) =>
      state.kind === 'read'
        ? { kind: 'read', receipt: afterHearing(state.receipt, told, setting) }
        : state,
    )
  }

  noteSaved(id: string, words: string, path: string): void {
    this.#update(id, (state) =>
      state.kind === 'read' ? { kind: 'saved', receipt: state.receipt, words, path } : state,
    )
  }

  takeBack(id: string): void {
    this.#update(id, (state) =>
      state.kind === 'saved' ? { kind: 'read', receipt: state.receipt } : state,
    )
  }

  clear(): void {
    for (const { id } of this.#scans) this.remove(id)
  }

  #set(scans: readonly Scan[]): void {
    this.#scans = scans
    noteUnsaved('receipts', scans.some(isOpen))
    for (const listener of this.#listeners) listener()
  }

  #update(id: string, change: (state: ScanState) => ScanState): void {
    this.#set(
      this.#scans.map((scan) => (scan.id === id ? { ...scan, state: change(scan.state) } : scan)),
    )
  }

  /** One after the other, in the order they came. */
  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    for (;;) {
      const next = this.#scans.find(({ state }) => state.kind === 'waiting')
      if (!next) break
      const stop = new AbortController()
      this.#stops.set(next.id, stop)
      await this.#readOne(next, stop.signal)
      this.#stops.delete(next.id)
    }
    this.#isRunning = false
    this.#rest()
  }

  /** The engine takes much memory: nobody pays for it who is elsewhere. */
  #rest(): void {
    if (!this.#isLeft || this.#isRunning) return
    this.#reader?.close()
    this.#reader = null
  }

  async #readOne({ id, file, name }: Scan, signal: AbortSignal): Promise<void> {
    const setting = this.#setting
    if (!setting) return
    this.#update(id, () => ({ kind: 'reading', progress: null }))
    const opened = await openFile(file, name)
    if (signal.aborted) return
    if ('words' in opened) return this.#refuse(id, opened.words)
    const verdict =
      (await this.#askServer(id, opened.picture, signal)) ??
      (await this.#askDevice(id, opened.picture, setting, signal))
    if (verdict.kind === 'cancelled' || signal.aborted) return
    await this.#show(id, opened.picture, verdict, setting)
  }

  async #askServer(id: string, picture: Blob, signal: AbortSignal) {
    if (!this.#elsewhere) return null
    this.#update(id, () => ({ kind: 'reading', progress: { stage: 'looking' } }))
    return this.#elsewhere(picture, signal)
  }

  #askDevice(id: string, picture: Blob, setting: Setting, signal: AbortSignal) {
    const { currency, locale, today } = setting
    this.#reader ??= new PictureReader()
    return this.#reader.read({
      picture,
      options: { currency, locale, today },
      signal,
      onProgress: (progress) => this.#update(id, () => ({ kind: 'reading', progress })),
    })
  }

  #refuse(id: string, words: string): void {
    this.#update(id, () => ({ kind: 'refused', words }))
  }

  /** What cannot be read can still be kept and written by hand. */
  async #show(id: string, picture: Blob, verdict: PictureVerdict, setting: Setting) {
    if (verdict.kind === 'cancelled') return
    const reason = verdict.kind === 'refused' ? verdict.reason : null
    if (reason === 'not-a-picture' || reason === 'too-large') {
      return this.#refuse(id, refusalWords[reason])
    }
    const read = verdict.kind === 'read' ? verdict.picture : unread
    const readings = read.readings.length > 0 ? read.readings : [null]
    const receipts: ReadReceipt[] = []
    for (const reading of readings) {
      const part = readings.length > 1 && reading ? reading.place : null
      const ready = await preparePicture({ picture, turn: read.turn, part })
      if (!ready) return this.#refuse(id, fileWords.kind)
      const note = reason ? refusalWords[reason] : noteOn(reading)
      const isUnread = verdict.kind !== 'read'
      receipts.push({
        ...receiptOf(reading, setting),
        picture: ready,
        part,
        note,
        isUnread,
        isAsked: false,
        url: '',
      })
    }
    this.#place(id, receipts)
  }

  /** Several receipts of one photo stand where the photo stood. */
  #place(id: string, receipts: readonly ReadReceipt[]): void {
    this.#set(
      this.#scans.flatMap((scan) => {
        if (scan.id !== id) return [scan]
        return receipts.map((receipt, at) => {
          const url = URL.createObjectURL(receipt.picture.picture)
          const name = receipts.length > 1 ? `${scan.name}, ${at + 1}` : scan.name
          const state: ScanState = { kind: 'read', receipt: { ...receipt, url } }
          return { ...scan, id: at === 0 ? id : newId(), name, state }
        })
      }),
    )
  }
}

/** With a picture that can be shown; what was being read is read anew. */
function shownAgain(state: ScanState): ScanState {
  if (state.kind === 'reading') return { kind: 'waiting' }
  if (!('receipt' in state)) return state
  const url = URL.createObjectURL(state.receipt.picture.picture)
  return { ...state, receipt: { ...state.receipt, url } }
}

const bytesMost = 40_000_000

type OpenedFile = { readonly picture: Blob } | { readonly words: string }

const isPdf = ({ type, name }: { readonly type: string; readonly name: string }) =>
  type === 'application/pdf' || /\.pdf$/i.test(name)

/** A picture as it is; of a PDF its first page. */
async function openFile(file: Blob, name: string): Promise<OpenedFile> {
  if (file.size > bytesMost) return { words: fileWords.size }
  if (!isPdf({ type: file.type, name })) return { picture: file }
  try {
    const { drawFirstPage } = await import('./draw-first-page.ts')
    return { picture: await drawFirstPage(file) }
  } catch {
    return { words: fileWords.pdf }
  }
}

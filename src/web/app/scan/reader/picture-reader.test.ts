import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Numbered,
  type PictureAnswer,
  type PictureAsk,
  PictureReader,
  type PictureVerdict,
} from './picture-reader.ts'

/** Stands for the other thread, which is told what to say. */
class FakeWorker {
  static last: FakeWorker
  readonly asked: Numbered<PictureAsk>[] = []
  isEnded = false
  onmessage: ((event: { data: Numbered<PictureAnswer> }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    FakeWorker.last = this
  }
  postMessage(ask: Numbered<PictureAsk>) {
    this.asked.push(ask)
  }
  terminate() {
    this.isEnded = true
  }
  say(id: number, message: PictureAnswer) {
    this.onmessage?.({ data: { id, message } })
  }
}

const options = { currency: 'EUR', locale: 'en-GB', today: '2026-11-15' }
const picture = new Blob(['x'])
const refused: PictureVerdict = { kind: 'refused', reason: 'not-a-picture' }

beforeEach(() => vi.stubGlobal('Worker', FakeWorker))
afterEach(() => vi.unstubAllGlobals())

describe('a picture to read', () => {
  it('gets its own answer and its own progress', async () => {
    const reader = new PictureReader()
    const heard: string[] = []
    const first = reader.read({ picture, options, onProgress: ({ stage }) => heard.push(stage) })
    const second = reader.read({ picture, options })
    FakeWorker.last.say(1, { kind: 'progress', progress: { stage: 'looking' } })
    FakeWorker.last.say(2, { kind: 'progress', progress: { stage: 'looking' } })
    FakeWorker.last.say(2, { kind: 'verdict', verdict: refused })
    expect(await second).toEqual(refused)
    FakeWorker.last.say(1, { kind: 'verdict', verdict: { kind: 'cancelled' } })
    expect(await first).toEqual({ kind: 'cancelled' })
    expect(heard).toEqual(['looking'])
  })

  it('is given up at once when cancelled, and the thread is told', async () => {
    const stop = new AbortController()
    const verdict = new PictureReader().read({ picture, options, signal: stop.signal })
    stop.abort()
    expect(await verdict).toEqual({ kind: 'cancelled' })
    expect(FakeWorker.last.asked.at(-1)).toEqual({ id: 1, message: { kind: 'cancel' } })
    expect(await new PictureReader().read({ picture, options, signal: stop.signal })).toEqual({
      kind: 'cancelled',
    })
  })

  it('is not waited for when the thread breaks or is ended', async () => {
    const reader = new PictureReader()
    const broken = reader.read({ picture, options })
    FakeWorker.last.onerror?.()
    expect(await broken).toEqual({ kind: 'refused', reason: 'failed' })
    const ended = reader.read({ picture, options })
    reader.close()
    expect([await ended, FakeWorker.last.isEnded]).toEqual([{ kind: 'cancelled' }, true])
  })
})

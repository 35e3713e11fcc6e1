import type { OcrModels } from '#domain/receipts/ocr/models.ts'
import { readPicture } from '#domain/receipts/read-picture.ts'
import type { ReadOptions } from '#domain/receipts/reading.ts'
import { openEngine } from './open-engine.ts'
import { openPicture } from './open-picture.ts'
import type {
  Numbered,
  PictureAnswer,
  PictureAsk,
  PictureVerdict,
  ReadProgress,
} from './picture-reader.ts'

const given = new Set<number>()
let engine: Promise<OcrModels> | null = null
let queue: Promise<void> = Promise.resolve()

const say = (id: number, message: PictureAnswer) =>
  postMessage({ id, message } satisfies Numbered<PictureAnswer>)

/** Lets a cancellation be heard; the models themselves do not stop for anything. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Once for all pictures; what could not be fetched is tried again with the next one. */
function modelsFor(tell: (progress: ReadProgress) => void): Promise<OcrModels | null> {
  engine ??= openEngine(tell)
  return engine.catch(() => {
    engine = null
    return null
  })
}

async function read(id: number, file: Blob, options: ReadOptions): Promise<PictureVerdict> {
  const tell = (progress: ReadProgress) => say(id, { kind: 'progress', progress })
  const opened = await openPicture(file)
  if ('refused' in opened) return { kind: 'refused', reason: opened.refused }
  const models = await modelsFor(tell)
  if (!models) return { kind: 'refused', reason: 'engine-away' }
  tell({ stage: 'looking' })
  const picture = await readPicture(models, opened.picture, options, async (done, of) => {
    tell({ stage: 'reading', done, of })
    await breathe()
    return given.has(id)
  })
  return picture ? { kind: 'read', picture } : { kind: 'cancelled' }
}

async function answer(id: number, file: Blob, options: ReadOptions): Promise<void> {
  const failed: PictureVerdict = { kind: 'refused', reason: 'failed' }
  const cancelled: PictureVerdict = { kind: 'cancelled' }
  const verdict = given.has(id) ? await read(id, file, options).catch(() => failed) : cancelled
  given.delete(id)
  say(id, { kind: 'verdict', verdict })
}

addEventListener('message', ({ data: { id, message } }: MessageEvent<Numbered<PictureAsk>>) => {
  if (message.kind === 'cancel') {
    given.delete(id)
    return
  }
  given.add(id)
  queue = queue.then(() => answer(id, message.picture, message.options))
})

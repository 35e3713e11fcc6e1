import { parentPort } from 'node:worker_threads'
import type { OcrModels } from '#domain/receipts/ocr/models.ts'
import { readPicture } from '#domain/receipts/read-picture.ts'
import { openModels } from './open-models.ts'
import { openPicture } from './open-picture.ts'
import type { ReadingAnswer, ReadingAsk } from './reading-room.ts'

let models: Promise<OcrModels> | null = null

async function read({ picture, options }: ReadingAsk): Promise<ReadingAnswer> {
  const opened = await openPicture(picture).catch(() => null)
  if (!opened) return null
  models ??= openModels(1)
  return readPicture(await models, opened, options, async () => true)
}

/** Whatever else fails ends this thread, and the one who asked is told. */
parentPort?.on('message', async (ask: ReadingAsk) => parentPort?.postMessage(await read(ask)))

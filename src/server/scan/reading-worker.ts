import type { OcrModels } from '#domain/receipts/ocr/models.ts'
import { readPicture } from '#domain/receipts/read-picture.ts'
import { answerAsks } from '../answer-asks.ts'
import { openModels } from './open-models.ts'
import { openPicture } from './open-picture.ts'
import type { ReadingAnswer, ReadingAsk } from './reading-process.ts'

const MEGABYTES_MOST = 2048

let models: Promise<OcrModels> | null = null

async function read({ picture, options }: ReadingAsk): Promise<ReadingAnswer> {
  const opened = await openPicture(picture).catch(() => null)
  if (!opened) return null
  models ??= openModels(1)
  return readPicture(await models, opened, options, async () => true)
}

answerAsks(read, MEGABYTES_MOST)

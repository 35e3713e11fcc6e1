/** Reads every receipt in a picture. */
import type { OcrModels } from './ocr/models.ts'
import type { Picture } from './ocr/picture.ts'
import { type GoOn, type SeenText, seeText } from './ocr/see-text.ts'
import { readReceipt } from './read-receipt.ts'
import type { PictureReading, ReadOptions } from './reading.ts'
import { splitReceipts } from './split-receipts.ts'

function readSeen(seen: SeenText, options: ReadOptions): PictureReading {
  const { turn, width, height, segments } = seen
  const parts = segments.length === 0 ? [] : splitReceipts(segments)
  const readings = parts.map((part) => readReceipt(part, { width, height }, options))
  return { turn, width, height, readings }
}

/** Null when it was told not to go on. */
export async function readPicture(
  models: OcrModels,
  picture: Picture,
  options: ReadOptions,
  goOn: GoOn,
): Promise<PictureReading | null> {
  const seen = await seeText(models, picture, goOn)
  return seen && readSeen(seen, options)
}

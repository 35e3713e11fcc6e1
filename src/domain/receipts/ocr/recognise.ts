/** Reads the lines that were found in a picture. */
import { cutLine, isCrowded, lineHeight, readingWidth, signWidthIn } from './cut-line.ts'
import { decodeText, type ReadText } from './decode-text.ts'
import type { OcrModels } from './models.ts'
import type { Picture } from './picture.ts'
import type { TextBox } from './text-box.ts'
import { quantile } from './text-region.ts'

export interface BoxToRead {
  readonly box: TextBox
  /** Written from bottom to top. */
  readonly isUpended: boolean
}

/** A line that is read worse than this, pressed together, is read again as it is. */
const wellRead = 0.86
/** So is one with a digit that may be another: nothing else says what a figure should be. */
const sureDigits = 0.65

function digitsSure({ text, sureness }: ReadText): number {
  const digits = [...text].flatMap((sign, at) => (/\d/.test(sign) ? [sureness[at] ?? 1] : []))
  return Math.min(1, ...digits)
}

/** Of two lines read together the shorter one is filled up with nothing, which takes as long. */
async function readAt(
  models: OcrModels,
  picture: Picture,
  { box, isUpended }: BoxToRead,
  width: number,
) {
  const { data } = cutLine(picture, box, isUpended, width)
  const output = await models.recognise({ data, dims: [1, 3, lineHeight, width] })
  return decodeText(output, models.characters)
}

async function readLine(
  models: OcrModels,
  picture: Picture,
  each: BoxToRead,
  signWidth: number | null,
): Promise<ReadText> {
  const width = readingWidth(each.box, each.isUpended, signWidth)
  const text = await readAt(models, picture, each, width)
  const whole = readingWidth(each.box, each.isUpended, null)
  const isSure = text.confidence >= wellRead && digitsSure(text) >= sureDigits
  const isClear = isSure && !isCrowded(width, text.marks.length)
  if (isClear || width >= whole) return text
  const again = await readAt(models, picture, each, whole)
  return again.confidence >= text.confidence - 0.05 ? again : text
}

const tellingSigns = 5

/** How wide the signs of a line are that could be read well; none where they could not. */
export function signWidthsOf({ box, isUpended }: BoxToRead, read: ReadText): readonly number[] {
  const isTelling = read.confidence >= wellRead && read.marks.length >= tellingSigns
  return isTelling && !isUpended ? [signWidthIn(box, read.marks.length)] : []
}

/**
 * Lines are pressed together by how wide the signs of those before them were; where nothing is
 * known of that, they are read as they are. Asks after every line whether to go on; null if not.
 */
export async function recogniseText(
  models: OcrModels,
  picture: Picture,
  boxes: readonly BoxToRead[],
  known: readonly number[] | null,
  goOn: (done: number) => Promise<boolean>,
): Promise<readonly ReadText[] | null> {
  const order = boxes.map((each, at) => {
    return { each, at, width: readingWidth(each.box, each.isUpended, null) }
  })
  // The longest first: the memory it takes does for all others.
  order.sort((one, other) => other.width - one.width)
  const texts: ReadText[] = []
  const widths = [...(known ?? [])]
  for (const [done, { each, at }] of order.entries()) {
    const usual = known && widths.length > 0 ? quantile(widths, 0.5) : null
    const text = await readLine(models, picture, each, usual)
    widths.push(...signWidthsOf(each, text))
    texts[at] = text
    if (!(await goOn(done + 1))) return null
  }
  return texts
}

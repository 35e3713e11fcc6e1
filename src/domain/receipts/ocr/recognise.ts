/** Reads the lines that were found in a picture. */
import { cutLine, lineHeight, readingWidth } from './cut-line.ts'
import { decodeText, type ReadText } from './decode-text.ts'
import type { OcrModels } from './models.ts'
import type { Picture } from './picture.ts'
import type { TextBox } from './text-box.ts'

export interface BoxToRead {
  readonly box: TextBox
  /** Written from bottom to top. */
  readonly isUpended: boolean
}

/** Of two lines read together the shorter one is filled up with nothing, which takes as long. */
async function readLine(models: OcrModels, picture: Picture, { box, isUpended }: BoxToRead) {
  const { data, width } = cutLine(picture, box, isUpended)
  const output = await models.recognise({ data, dims: [1, 3, lineHeight, width] })
  return decodeText(output, models.characters)
}

/** Asks after every line whether to go on; null when not. */
export async function recogniseText(
  models: OcrModels,
  picture: Picture,
  boxes: readonly BoxToRead[],
  goOn: (done: number) => Promise<boolean>,
): Promise<readonly ReadText[] | null> {
  const order = boxes.map((each, at) => {
    return { each, at, width: readingWidth(each.box, each.isUpended) }
  })
  // The longest first: the memory it takes does for all others.
  order.sort((one, other) => other.width - one.width)
  const texts: ReadText[] = []
  for (const [done, { each, at }] of order.entries()) {
    texts[at] = await readLine(models, picture, each)
    if (!(await goOn(done + 1))) return null
  }
  return texts
}

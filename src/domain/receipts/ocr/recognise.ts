/** Reads the lines that were found in a picture, several at a time. */
import { cutLine, type LineCut, lineHeight } from './cut-line.ts'
import { decodeText, type ReadText } from './decode-text.ts'
import type { OcrModels, Tensor } from './models.ts'
import type { Picture } from './picture.ts'
import type { TextBox } from './text-box.ts'

/** Lines of about the same length together, so that little of nothing is read. */
const atOnce = 6

export interface BoxToRead {
  readonly box: TextBox
  /** Written from bottom to top. */
  readonly isUpended: boolean
}

function batchOf(cuts: readonly LineCut[]): Tensor {
  const width = Math.max(...cuts.map((cut) => cut.width))
  const data = new Float32Array(cuts.length * 3 * lineHeight * width)
  for (const [line, cut] of cuts.entries()) {
    for (let row = 0; row < 3 * lineHeight; row += 1) {
      const from = cut.data.subarray(row * cut.width, (row + 1) * cut.width)
      data.set(from, (line * 3 * lineHeight + row) * width)
    }
  }
  return { data, dims: [cuts.length, 3, lineHeight, width] }
}

/** Asks after every few lines whether to go on; null when not. */
export async function recogniseText(
  models: OcrModels,
  picture: Picture,
  boxes: readonly BoxToRead[],
  goOn: (done: number) => Promise<boolean>,
): Promise<readonly ReadText[] | null> {
  const ratio = ({ box, isUpended }: BoxToRead) =>
    isUpended ? box.height / box.width : box.width / box.height
  const order = boxes.map((each, at) => ({ each, at, ratio: ratio(each) }))
  order.sort((one, other) => one.ratio - other.ratio)
  const texts: ReadText[] = []
  for (let start = 0; start < order.length; start += atOnce) {
    const some = order.slice(start, start + atOnce)
    const cuts = some.map(({ each }) => cutLine(picture, each.box, each.isUpended))
    const batch = batchOf(cuts)
    const width = batch.dims[3] ?? 1
    const output = await models.recognise(batch)
    for (const [line, { at }] of some.entries()) {
      const share = (cuts[line]?.width ?? width) / width
      texts[at] = decodeText(output, line, share, models.characters)
    }
    if (!(await goOn(Math.min(order.length, start + atOnce)))) return null
  }
  return texts
}

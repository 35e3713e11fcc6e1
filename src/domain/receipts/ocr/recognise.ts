/** Reads the lines that were found in a picture, several at a time. */
import { cutLine, type LineCut, lineHeight, readingWidth } from './cut-line.ts'
import { decodeText, type ReadText } from './decode-text.ts'
import type { OcrModels, Tensor } from './models.ts'
import type { Picture } from './picture.ts'
import type { TextBox } from './text-box.ts'

/** Lines of about the same length together: nothing takes as long to read as text. */
const atOnce = 8
const mostLonger = 1.1

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

interface Ordered extends BoxToRead {
  readonly at: number
  readonly width: number
}

function batchesOf(boxes: readonly BoxToRead[]): readonly (readonly Ordered[])[] {
  const order = boxes.map((each, at): Ordered => {
    return { ...each, at, width: readingWidth(each.box, each.isUpended) }
  })
  const batches: Ordered[][] = []
  for (const line of order.toSorted((one, other) => one.width - other.width)) {
    const open = batches.at(-1)
    const isFull = !open || open.length >= atOnce
    if (isFull || line.width > (open[0]?.width ?? 0) * mostLonger) batches.push([line])
    else open.push(line)
  }
  return batches
}

/** Asks after every few lines whether to go on; null when not. */
export async function recogniseText(
  models: OcrModels,
  picture: Picture,
  boxes: readonly BoxToRead[],
  goOn: (done: number) => Promise<boolean>,
): Promise<readonly ReadText[] | null> {
  const texts: ReadText[] = []
  let done = 0
  for (const some of batchesOf(boxes)) {
    const cuts = some.map(({ box, isUpended }) => cutLine(picture, box, isUpended))
    const batch = batchOf(cuts)
    const width = batch.dims[3] ?? 1
    const output = await models.recognise(batch)
    for (const [line, { at }] of some.entries()) {
      const share = (cuts[line]?.width ?? width) / width
      texts[at] = decodeText(output, line, share, models.characters)
    }
    done += some.length
    if (!(await goOn(done))) return null
  }
  return texts
}

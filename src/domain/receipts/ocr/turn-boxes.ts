/** Finds out how a picture has to be turned, from the text in it. */
import type { ReadText } from './decode-text.ts'
import type { Turn } from './picture.ts'
import type { TextBox } from './text-box.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Higher than wide: text that runs up or down, or a single thin sign. */
const upended = 1.5

/** Whether most of the text runs up or down. */
export function isSideways(boxes: readonly TextBox[]): boolean {
  let [level, upright] = [0, 0]
  for (const { width, height } of boxes) {
    if (height > width * upended) upright += height
    else if (width > height * upended) level += width
  }
  return upright > level
}

/** The same boxes once the picture is turned; an angle near level stays what it is. */
export function turnBoxes(
  boxes: readonly TextBox[],
  { width, height }: Size,
  turn: Turn,
): readonly TextBox[] {
  return boxes.map((box) => {
    if (turn === 0) return box
    if (turn === 180) return { ...box, x: width - box.x, y: height - box.y }
    const [x, y] = turn === 90 ? [height - box.y, box.x] : [box.y, width - box.x]
    return { ...box, x, y, width: box.height, height: box.width }
  })
}

/** Long enough to tell, short enough to be read quickly. */
const telling = 6

/** The lines that tell best which way is up. */
export function tellingBoxes(boxes: readonly TextBox[], most: number): readonly TextBox[] {
  const off = ({ width, height }: TextBox) => Math.abs(Math.log(width / height / telling))
  return boxes
    .filter(({ width, height }) => width > height * 2)
    .toSorted((one, other) => off(one) - off(other))
    .slice(0, most)
}

/** How well lines could be read, each counting by its length. */
export function legibility(texts: readonly ReadText[]): number {
  let [sum, length] = [0, 0]
  for (const { text, confidence } of texts) {
    sum += confidence * text.length
    length += text.length
  }
  return length > 0 ? sum / length : 0
}

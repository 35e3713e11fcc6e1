/** Where in a picture the text is, and how large it should be seen. */
import type { Picture, Region } from './picture.ts'
import type { TextBox } from './text-box.ts'

/** The height of a line at which the detector sees well; larger takes longer and shows no more. */
const bestHeight = 28
const mostScale = 2
const leastBoxes = 3
/** Less of a change is not worth looking again. */
const worthLarger = 1.15
const worthSmaller = 0.7

/** The value below which the given share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0
}

export interface View {
  readonly region: Region
  readonly scale: number
}

function regionOf(boxes: readonly TextBox[], picture: Picture): Region {
  const left = quantile(
    boxes.map(({ x, width }) => x - width / 2),
    0.02,
  )
  const right = quantile(
    boxes.map(({ x, width }) => x + width / 2),
    0.98,
  )
  const top = Math.min(...boxes.map(({ y, height }) => y - height / 2))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height / 2))
  const edge = 8 + 0.04 * Math.max(right - left, bottom - top)
  const from = { x: Math.max(0, Math.floor(left - edge)), y: Math.max(0, Math.floor(top - edge)) }
  return {
    left: from.x,
    top: from.y,
    width: Math.min(picture.width, Math.ceil(right + edge)) - from.x,
    height: Math.min(picture.height, Math.ceil(bottom + edge)) - from.y,
  }
}

/** A second look at the text alone, where that shows more; null when the first was good. */
export function closerView(
  boxes: readonly TextBox[],
  picture: Picture,
  scale: number,
): View | null {
  const clear = boxes.filter(({ score }) => score > 0.6)
  if (clear.length < leastBoxes) return null
  const height = quantile(
    clear.map((box) => Math.min(box.width, box.height)),
    0.5,
  )
  const wanted = Math.min(mostScale, bestHeight / height)
  const isWorth = wanted > scale * worthLarger || wanted < scale * worthSmaller
  return isWorth ? { region: regionOf(clear, picture), scale: wanted } : null
}

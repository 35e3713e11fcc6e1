/** Cuts one line of text out of a picture, made level and as high as the recogniser wants it. */
import type { Picture } from './picture.ts'
import type { TextBox } from './text-box.ts'

export const lineHeight = 48
const leastWidth = 16
const mostWidth = 2400
const mostSamples = 4
/** The recogniser takes a step every so many pixels, and needs some to tell two signs apart. */
const stepWidth = 8
const stepsWanted = 1.95
/** With fewer, two alike become one. */
const stepsCrowded = 1.7
const mostPressed = 0.5
/** What a box is longer than its text, in pixels as it is read. */
const margin = 10

export interface LineCut {
  readonly width: number
  /** Blue, green and red planes, each from -1 to 1. */
  readonly data: Float32Array
}

/** Where the samples of a line lie in the picture. */
interface Grid {
  /** One step along the line and one across it. */
  readonly along: readonly [number, number]
  readonly across: readonly [number, number]
  readonly start: readonly [number, number]
  /** How many samples a side are mixed into one pixel when the line is shrunk. */
  readonly samples: number
}

const ratioOf = ({ width, height }: TextBox, isUpended: boolean) =>
  isUpended ? height / width : width / height

/** How wide a sign of a line is, in pixels when it is read as it is. */
export const signWidthIn = (box: TextBox, signs: number): number =>
  Math.max(1, lineHeight * ratioOf(box, false) - margin) / Math.max(1, signs)

/**
 * How many pixels long a line is read, by how wide the receipt's signs are: wide print stays
 * legible when it is pressed together, and takes less time. Null reads it as long as it is.
 */
export function readingWidth(box: TextBox, isUpended: boolean, signWidth: number | null): number {
  const whole = lineHeight * ratioOf(box, isUpended)
  const signs = signWidth === null ? null : Math.max(0, whole - margin) / signWidth
  const needed = signs === null ? whole : signs * stepsWanted * stepWidth + margin / 2
  const wanted = Math.ceil(Math.min(whole, Math.max(whole * mostPressed, needed)))
  return Math.min(mostWidth, Math.max(leastWidth, wanted))
}

/** Whether so many signs in so many pixels are too close to each other to be told apart. */
export const isCrowded = (width: number, signs: number): boolean =>
  width < signs * stepsCrowded * stepWidth

function gridOf(box: TextBox, isUpended: boolean, width: number): Grid {
  const [long, high] = isUpended ? [box.height, box.width] : [box.width, box.height]
  const angle = isUpended ? box.angle - Math.PI / 2 : box.angle
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [right, down] = [long / width, high / lineHeight]
  return {
    along: [cos * right, sin * right],
    across: [-sin * down, cos * down],
    start: [
      box.x - (cos * long) / 2 + (sin * high) / 2 - 0.5,
      box.y - (sin * long) / 2 - (cos * high) / 2 - 0.5,
    ],
    samples: Math.min(mostSamples, Math.max(1, Math.round(down))),
  }
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Adds the colour at a point between pixels to the sum. */
function mixIn({ width, height, data }: Picture, px: number, py: number, sum: Float64Array) {
  const x = within(px, width - 1)
  const y = within(py, height - 1)
  const left = Math.floor(x)
  const top = Math.floor(y)
  const dx = x - left
  const dy = y - top
  const right = left + 1 < width ? 4 : 0
  const below = top + 1 < height ? width * 4 : 0
  const at = (top * width + left) * 4
  for (let plane = 0; plane < 3; plane += 1) {
    const a = data[at + plane] ?? 0
    const b = data[at + right + plane] ?? 0
    const c = data[at + below + plane] ?? 0
    const d = data[at + below + right + plane] ?? 0
    const upper = a + (b - a) * dx
    const lower = c + (d - c) * dx
    sum[plane] = (sum[plane] ?? 0) + upper + (lower - upper) * dy
  }
}

/** Pressed together to the given width. */
export function cutLine(
  picture: Picture,
  box: TextBox,
  isUpended: boolean,
  width: number,
): LineCut {
  const { along, across, start, samples } = gridOf(box, isUpended, width)
  const count = width * lineHeight
  const data = new Float32Array(count * 3)
  const sum = new Float64Array(3)
  const whole = samples * samples * 127.5
  for (let y = 0, at = 0; y < lineHeight; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      sum.fill(0)
      for (let j = 0; j < samples; j += 1) {
        const v = y + (j + 0.5) / samples
        for (let i = 0; i < samples; i += 1) {
          const u = x + (i + 0.5) / samples
          const px = start[0] + u * along[0] + v * across[0]
          mixIn(picture, px, start[1] + u * along[1] + v * across[1], sum)
        }
      }
      for (let plane = 0; plane < 3; plane += 1) {
        data[plane * count + at] = (sum[2 - plane] ?? 0) / whole - 1
      }
    }
  }
  return { width, data }
}

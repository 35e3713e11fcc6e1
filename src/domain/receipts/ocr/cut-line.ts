/** Cuts one line of text out of a picture, made level and as high as the recogniser wants it. */
import type { Picture } from './picture.ts'
import type { TextBox } from './text-box.ts'

export const lineHeight = 48
const leastWidth = 16
const mostWidth = 2400
const mostSamples = 4
/** Long lines stay legible when they are pressed together a little, and take as much less time. */
const pressed = { from: 4, to: 8, most: 0.2 } as const

export interface LineCut {
  readonly width: number
  /** Blue, green and red planes, each from -1 to 1. */
  readonly data: Float32Array
}

/** Where the samples of a line lie in the picture. */
interface Grid {
  readonly width: number
  /** One step along the line and one across it. */
  readonly along: readonly [number, number]
  readonly across: readonly [number, number]
  readonly start: readonly [number, number]
  /** How many samples a side are mixed into one pixel when the line is shrunk. */
  readonly samples: number
}

/** How many pixels long a line is read. Short ones, such as prices, are never pressed. */
export function readingWidth(box: TextBox, isUpended: boolean): number {
  const ratio = isUpended ? box.height / box.width : box.width / box.height
  const part = Math.min(1, Math.max(0, (ratio - pressed.from) / (pressed.to - pressed.from)))
  const wanted = Math.ceil(lineHeight * ratio * (1 - pressed.most * part))
  return Math.min(mostWidth, Math.max(leastWidth, wanted))
}

function gridOf(box: TextBox, isUpended: boolean): Grid {
  const [long, high] = isUpended ? [box.height, box.width] : [box.width, box.height]
  const angle = isUpended ? box.angle - Math.PI / 2 : box.angle
  const width = readingWidth(box, isUpended)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [right, down] = [long / width, high / lineHeight]
  return {
    width,
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

export function cutLine(picture: Picture, box: TextBox, isUpended: boolean): LineCut {
  const { width, along, across, start, samples } = gridOf(box, isUpended)
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

/** Makes a picture larger or smaller without losing thin strokes. */
import type { Picture } from './picture.ts'

interface Taps {
  /** How many neighbours each new pixel is mixed from. */
  readonly count: number
  readonly starts: Int32Array
  readonly weights: Float32Array
}

/** A triangle as wide as the shrinking: every old pixel counts somewhere. */
function tapsFor(from: number, to: number): Taps {
  const scale = from / to
  const reach = Math.max(1, scale)
  const count = Math.ceil(reach) * 2 + 1
  const starts = new Int32Array(to)
  const weights = new Float32Array(to * count)
  for (let at = 0; at < to; at += 1) {
    const centre = (at + 0.5) * scale - 0.5
    const start = Math.ceil(centre - reach)
    starts[at] = start
    let sum = 0
    for (let tap = 0; tap < count; tap += 1) {
      const weight = Math.max(0, 1 - Math.abs(start + tap - centre) / reach)
      weights[at * count + tap] = weight
      sum += weight
    }
    for (let tap = 0; tap < count; tap += 1) {
      weights[at * count + tap] = (weights[at * count + tap] ?? 0) / sum
    }
  }
  return { count, starts, weights }
}

const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))

function resizeRows({ width, height, data }: Picture, toWidth: number): Float32Array {
  const { count, starts, weights } = tapsFor(width, toWidth)
  const out = new Float32Array(toWidth * height * 3)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < toWidth; x += 1, at += 3) {
      let red = 0
      let green = 0
      let blue = 0
      for (let tap = 0; tap < count; tap += 1) {
        const weight = weights[x * count + tap] ?? 0
        if (weight === 0) continue
        const source = (y * width + within((starts[x] ?? 0) + tap, width)) * 4
        red += weight * (data[source] ?? 0)
        green += weight * (data[source + 1] ?? 0)
        blue += weight * (data[source + 2] ?? 0)
      }
      out[at] = red
      out[at + 1] = green
      out[at + 2] = blue
    }
  }
  return out
}

/** Three numbers a pixel: red, green, blue, each from 0 to 255. */
export function resizePicture(picture: Picture, toWidth: number, toHeight: number): Float32Array {
  const rows = resizeRows(picture, toWidth)
  const { count, starts, weights } = tapsFor(picture.height, toHeight)
  const length = toWidth * 3
  const out = new Float32Array(length * toHeight)
  for (let y = 0; y < toHeight; y += 1) {
    for (let tap = 0; tap < count; tap += 1) {
      const weight = weights[y * count + tap] ?? 0
      if (weight === 0) continue
      const source = within((starts[y] ?? 0) + tap, picture.height) * length
      const at = y * length
      for (let x = 0; x < length; x += 1) {
        out[at + x] = (out[at + x] ?? 0) + weight * (rows[source + x] ?? 0)
      }
    }
  }
  return out
}

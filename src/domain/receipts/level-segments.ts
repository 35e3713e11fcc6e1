/** Makes the text of a tilted or slanted picture level, so that rows can be told apart. */
import type { Segment } from './ocr/see-text.ts'
import { quantile } from './ocr/text-region.ts'

export interface Level {
  readonly segment: Segment
  readonly y: number
  readonly left: number
  readonly right: number
  readonly height: number
}

/** The tilt at a height: a photograph taken at a slant tilts more at one end. */
interface Tilt {
  readonly base: number
  readonly slope: number
  readonly middle: number
}

const none: Tilt = { base: 0, slope: 0, middle: 0 }
const tiltAt = ({ base, slope, middle }: Tilt, y: number) => base + slope * (y - middle)
const leastLines = 3
const leastForSlope = 8

/** A line through the angles of the lines, longer ones counting more. */
function lineThrough(lines: readonly Segment[]): Tilt {
  let [weight, height, angle] = [0, 0, 0]
  for (const { box } of lines) {
    weight += box.width
    height += box.width * box.y
    angle += box.width * box.angle
  }
  const [middle, base] = [height / weight, angle / weight]
  if (lines.length < leastForSlope) return { base, slope: 0, middle }
  let [spread, together] = [0, 0]
  for (const { box } of lines) {
    spread += box.width * (box.y - middle) ** 2
    together += box.width * (box.y - middle) * (box.angle - base)
  }
  return { base, slope: spread > 0 ? together / spread : 0, middle }
}

function tiltOf(segments: readonly Segment[]): Tilt {
  const long = segments.filter(({ box }) => box.width > box.height * 3.5)
  const usual = quantile(
    long.map(({ box }) => box.angle),
    0.5,
  )
  const first = long.filter(({ box }) => Math.abs(box.angle - usual) < 0.06)
  if (first.length < leastLines) return none
  const rough = lineThrough(first)
  const close = first.filter(({ box }) => Math.abs(box.angle - tiltAt(rough, box.y)) < 0.03)
  return close.length < leastLines ? rough : lineThrough(close)
}

export function levelSegments(segments: readonly Segment[]): readonly Level[] {
  const tilt = tiltOf(segments)
  const middle = quantile(
    segments.map(({ box }) => box.x),
    0.5,
  )
  return segments.map((segment) => {
    const { x, y, width, height } = segment.box
    const level = y - Math.tan(tiltAt(tilt, y)) * (x - middle)
    return { segment, y: level, left: x - width / 2, right: x + width / 2, height }
  })
}

/** The smallest turned rectangle around a patch of text. */
export interface TextBox {
  readonly x: number
  readonly y: number
  /** Along the text, whatever its angle. */
  readonly width: number
  readonly height: number
  /** In radians, clockwise, between a quarter turn left and right. */
  readonly angle: number
  readonly score: number
}

export type Point = readonly [x: number, y: number]

const cross = (o: Point, a: Point, b: Point) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)]
      if (!before || !last || cross(before, last, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}

function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

type Frame = Omit<TextBox, 'score'>

function frameAlong(hull: readonly Point[], angle: number): Frame {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const along = hull.map(([x, y]) => x * ux + y * uy)
  const across = hull.map(([x, y]) => y * ux - x * uy)
  const [left, right] = [Math.min(...along), Math.max(...along)]
  const [top, bottom] = [Math.min(...across), Math.max(...across)]
  const [s, t] = [(left + right) / 2, (top + bottom) / 2]
  const [x, y] = [s * ux - t * uy, s * uy + t * ux]
  return { x, y, width: right - left, height: bottom - top, angle }
}

/** The same rectangle, told so that its angle is at most an eighth of a turn. */
function upright(frame: Frame): Frame {
  const quarters = Math.round(frame.angle / (Math.PI / 2))
  const isSwapped = quarters % 2 !== 0
  const { width, height } = frame
  return {
    ...frame,
    angle: frame.angle - (quarters * Math.PI) / 2,
    width: isSwapped ? height : width,
    height: isSwapped ? width : height,
  }
}

/** One side of the smallest rectangle always lies on a side of the hull. */
export function frameOf(points: readonly Point[]): Frame | null {
  const hull = hullOf(points)
  let best: Frame | null = null
  for (const [at, [x, y]] of hull.entries()) {
    const next = hull[(at + 1) % hull.length]
    if (!next || (next[0] === x && next[1] === y)) continue
    const frame = frameAlong(hull, Math.atan2(next[1] - y, next[0] - x))
    if (!best || frame.width * frame.height < best.width * best.height) best = frame
  }
  return best && upright(best)
}

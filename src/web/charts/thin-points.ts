import { dayNumber } from '#domain/day-number.ts'
import type { ChartPoint } from './series.ts'

/** More than a screen can tell apart. */
const pointsMost = 180

/** How far a point sticks out between its neighbours, over all that is drawn. */
function standsOut(before: ChartPoint, point: ChartPoint, after: ChartPoint, keys: Keys): number {
  const [a, b, c] = [dayNumber(before.on), dayNumber(point.on), dayNumber(after.on)]
  let area = 0
  for (const key of keys) {
    const [x, y, z] = [before, point, after].map(({ values }) => values[key] ?? 0)
    area += Math.abs((a - c) * ((y ?? 0) - (x ?? 0)) - (a - b) * ((z ?? 0) - (x ?? 0)))
  }
  return area
}

type Keys = readonly string[]

/**
 * A long line with fewer points that looks the same: both ends, and of every stretch between them
 * the point that stands out most, so that a jump is never lost between two others.
 */
export function thinPoints(
  points: readonly ChartPoint[],
  keys: Keys,
  most = pointsMost,
): readonly ChartPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (points.length <= most || !first || !last) return points
  const kept = [first]
  const stretch = (points.length - 2) / (most - 2)
  for (let n = 0; n < most - 2; n++) {
    const from = 1 + Math.floor(n * stretch)
    const to = 1 + Math.floor((n + 1) * stretch)
    const before = kept.at(-1) ?? first
    const after = points[Math.min(to, points.length - 1)] ?? last
    let [best, size] = [points[from] ?? first, -1]
    for (let at = from; at < to; at++) {
      const point = points[at] ?? last
      const area = standsOut(before, point, after, keys)
      if (area > size) [best, size] = [point, area]
    }
    kept.push(best)
  }
  return [...kept, last]
}

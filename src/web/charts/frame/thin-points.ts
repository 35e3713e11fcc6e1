import { dayNumber } from '#domain/calendar/day-number.ts'
import type { ChartPoint } from '../series.ts'

/** More than a screen can tell apart. */
const pointsMost = 120

/** A point as numbers, read once. */
interface Place {
  readonly x: number
  readonly ys: readonly number[]
}

/** How far a point sticks out between two others, over all that is drawn. */
function standsOut(before: Place, place: Place, after: Place): number {
  let area = 0
  for (let at = 0; at < place.ys.length; at++) {
    const [a, b, c] = [before.ys[at] ?? 0, place.ys[at] ?? 0, after.ys[at] ?? 0]
    area += Math.abs((before.x - after.x) * (b - a) - (before.x - place.x) * (c - a))
  }
  return area
}

/**
 * A long line with fewer points that looks the same: both ends, and of every stretch between them
 * the point that stands out most, so that a jump is never lost between two others.
 */
export function thinPoints(
  points: readonly ChartPoint[],
  keys: readonly string[],
  most = pointsMost,
): readonly ChartPoint[] {
  if (points.length <= most) return points
  const places = points.map(({ on, values }): Place => {
    return { x: dayNumber(on), ys: keys.map((key) => values[key] ?? 0) }
  })
  const last = points.length - 1
  const stretch = (last - 1) / (most - 2)
  const kept = [0]
  const place = (at: number): Place => places[at] ?? { x: 0, ys: [] }
  for (let n = 0; n < most - 2; n++) {
    const from = 1 + Math.floor(n * stretch)
    const to = 1 + Math.floor((n + 1) * stretch)
    const [before, after] = [place(kept.at(-1) ?? 0), place(Math.min(to, last))]
    let [best, size] = [from, -1]
    for (let at = from; at < to; at++) {
      const area = standsOut(before, place(at), after)
      if (area > size) [best, size] = [at, area]
    }
    kept.push(best)
  }
  return [...kept, last].flatMap((at) => points[at] ?? [])
}

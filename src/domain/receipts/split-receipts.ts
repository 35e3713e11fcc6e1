/** Tells several receipts in one picture apart: side by side, or one above the other. */
import { amountsIn } from './find/amounts.ts'
import { datesIn } from './find/date-patterns.ts'
import { labelRows } from './find/label-rows.ts'
import { groupRows } from './group-rows.ts'
import type { Segment } from './ocr/see-text.ts'
import { quantile } from './ocr/text-region.ts'

const leastSegments = 8
const mostReceipts = 4
/** Some pieces reach over the gap: a stamp, the edge of a table. */
const mostCrossing = 0.03
/** The paper of one ends and that of the next begins, in heights of a line. */
const leastGap = 5

/** A receipt of its own has a total and a day; the prices of another one's goods have no words. */
function isWhole(segments: readonly Segment[]): boolean {
  if (segments.length < leastSegments) return false
  const rows = labelRows(groupRows(segments), 2)
  const hasTotal = rows.some(({ weight, amounts }) => weight >= 4 && amounts.length > 0)
  const bounds = { order: 'dmy', today: '9999-12-31' } as const
  const hasDay = rows.some(({ row }) => datesIn(row.text, bounds).length > 0)
  const amounts = rows.filter(({ row }) => amountsIn(row.text, 2).length > 0).length
  return hasTotal && hasDay && amounts >= 2
}

type Halves = readonly [readonly Segment[], readonly Segment[]]

const mostTries = 6

/** Cuts where the middles of neighbours are furthest apart and hardly anything is in the way. */
function cutsAcross(segments: readonly Segment[]): readonly Halves[] {
  const middles = segments.map(({ box }) => box.x).toSorted((one, other) => one - other)
  const tried = middles
    .map((x, at) => ({ x, gap: (middles[at + 1] ?? x) - x, at }))
    .filter(({ at }) => at >= leastSegments - 1 && at < middles.length - leastSegments)
    .toSorted((one, other) => other.gap - one.gap)
    .slice(0, mostTries)
    .map(({ x, gap }) => x + gap / 2)
  return tried.flatMap((x): Halves[] => {
    const crossing = segments.filter(({ box }) => Math.abs(box.x - x) < box.width * 0.4).length
    if (crossing > segments.length * mostCrossing) return []
    const isLeft = ({ box }: Segment) => box.x < x
    return [[segments.filter(isLeft), segments.filter((each) => !isLeft(each))]]
  })
}

function cutsBelow(segments: readonly Segment[]): readonly Halves[] {
  const sorted = segments.toSorted((one, other) => one.box.y - other.box.y)
  const usual = quantile(
    segments.map(({ box }) => box.height),
    0.5,
  )
  return sorted.flatMap((segment, at): Halves[] => {
    const next = sorted[at + 1]
    const isGap = next && next.box.y - segment.box.y > usual * leastGap
    return isGap ? [[sorted.slice(0, at + 1), sorted.slice(at + 1)]] : []
  })
}

function splitOnce(segments: readonly Segment[], most: number): readonly (readonly Segment[])[] {
  if (most <= 1) return [segments]
  const cuts = [...cutsAcross(segments), ...cutsBelow(segments)]
  const found = cuts.find((parts) => parts.every(isWhole))
  if (!found) return [segments]
  const [first, second] = found
  const before = splitOnce(first, most - 1)
  return [...before, ...splitOnce(second, most - before.length)]
}

/** Each receipt's own text; all of it together when there is only one. */
export function splitReceipts(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  return segments.length < leastSegments * 2 ? [segments] : splitOnce(segments, mostReceipts)
}

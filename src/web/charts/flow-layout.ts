import type { FigureOf } from '#domain/money/figure-words.ts'
import type { ChartColour } from './series.ts'

export interface FlowEnd {
  readonly key: string
  readonly name: string
  /** Not below zero. */
  readonly amount: number
  readonly missing?: FigureOf['missing']
  readonly isAbout?: FigureOf['isAbout']
  readonly colour: ChartColour
  /** Where its rows are. */
  readonly to: string | null
}

/** An end with its place: its own bar, and where it meets the trunk. */
export interface PlacedEnd extends FlowEnd {
  readonly y: number
  readonly height: number
  readonly trunkY: number
}

export interface FlowLayout {
  readonly left: readonly PlacedEnd[]
  readonly right: readonly PlacedEnd[]
  readonly trunk: { readonly y: number; readonly height: number }
  readonly height: number
}

/** A line of words needs this much, however small the amount is. */
const rowPx = 30
const leastPx = 220

const sumOf = (ends: readonly FlowEnd[]) => ends.reduce((sum, { amount }) => sum + amount, 0)

/** The bars of one side below each other, each with room for its words. */
function placed(ends: readonly FlowEnd[], perUnit: number, height: number, trunkTop: number) {
  const rooms = ends.map(({ amount }) => Math.max(amount * perUnit, rowPx))
  const spare = Math.max(0, height - rooms.reduce((sum, room) => sum + room, 0))
  const gap = ends.length > 1 ? spare / (ends.length - 1) : 0
  let [y, trunkY] = [ends.length > 1 ? 0 : spare / 2, trunkTop]
  return ends.map((end, at): PlacedEnd => {
    const room = rooms[at] ?? rowPx
    const size = end.amount * perUnit
    const place = { ...end, y: y + (room - size) / 2, height: size, trunkY }
    y += room + gap
    trunkY += size
    return place
  })
}

/** What flows in on the left and out on the right, through one trunk; both sides are as much. */
export function flowLayout(left: readonly FlowEnd[], right: readonly FlowEnd[]): FlowLayout {
  const rows = Math.max(left.length, right.length)
  const height = Math.max(leastPx, rows * rowPx * 1.35)
  const whole = Math.max(sumOf(left), sumOf(right))
  if (whole <= 0) return { left: [], right: [], trunk: { y: 0, height: 0 }, height }
  // So that even with room for the words of small ends, everything fits.
  const trunkHeight = height * 0.55
  const perUnit = trunkHeight / whole
  const trunkTop = (height - trunkHeight) / 2
  const sides = [left, right].map((ends) => placed(ends, perUnit, height, trunkTop))
  const bottom = Math.max(...sides.flat().map(({ y, height: size }) => y + Math.max(size, rowPx)))
  return {
    left: sides[0] ?? [],
    right: sides[1] ?? [],
    trunk: { y: trunkTop, height: trunkHeight },
    height: Math.max(height, bottom),
  }
}

/** The shape between two bars, as wide at its ends as they are high. */
export function ribbon(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  size: number,
): string {
  const middle = (from.x + to.x) / 2
  const width = Math.max(size, 1)
  return [
    `M${from.x} ${from.y}`,
    `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`,
    `V${to.y + width}`,
    `C${middle} ${to.y + width} ${middle} ${from.y + width} ${from.x} ${from.y + width}`,
    'Z',
  ].join('')
}

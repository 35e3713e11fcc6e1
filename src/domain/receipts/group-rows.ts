/** Puts the pieces of text that stand side by side into rows, from top to bottom. */
import { type Level, levelSegments } from './level-segments.ts'
import type { Segment } from './ocr/see-text.ts'
import { quantile } from './ocr/text-region.ts'
import type { Piece, Row } from './row.ts'

/** How far apart the middles of neighbours may be, in heights of the lower one. */
const reach = 0.55
/** Only the last rows can still grow. */
const openRows = 6

const gap = (one: Level, other: Level) =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right)

const isAbove = (one: Level, other: Level) =>
  -gap(one, other) > 0.5 * Math.min(one.right - one.left, other.right - other.left)

/** How far a piece is from a row; null when it cannot be part of it. */
function distance(members: readonly Level[], piece: Level): number | null {
  if (members.some((member) => isAbove(member, piece))) return null
  // The nearest neighbour, not the whole row: paper curls.
  const [near] = members.toSorted((one, other) => gap(one, piece) - gap(other, piece))
  if (!near) return null
  const apart = Math.abs(near.y - piece.y)
  return apart < reach * Math.max(4, Math.min(near.height, piece.height)) ? apart : null
}

function rowOf(members: readonly Level[], at: number): Row {
  const sorted = members.toSorted((one, other) => one.left - other.left)
  const pieces: Piece[] = []
  let text = ''
  for (const { segment } of sorted) {
    if (text !== '') text += ' '
    pieces.push({ segment, start: text.length })
    text += segment.text
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
  return {
    at,
    text,
    pieces,
    y: mean(sorted.map(({ y }) => y)),
    left: Math.min(...sorted.map(({ left }) => left)),
    right: Math.max(...sorted.map(({ right }) => right)),
    height: quantile(
      sorted.map(({ height }) => height),
      0.5,
    ),
    confidence: mean(sorted.map(({ segment }) => segment.confidence)),
  }
}

export function groupRows(segments: readonly Segment[]): readonly Row[] {
  const pieces = levelSegments(segments).toSorted((one, other) => one.y - other.y)
  const rows: Level[][] = []
  for (const piece of pieces) {
    let best: Level[] | null = null
    let least = Number.POSITIVE_INFINITY
    for (const row of rows.slice(-openRows)) {
      const apart = distance(row, piece)
      if (apart !== null && apart < least) {
        best = row
        least = apart
      }
    }
    if (best) best.push(piece)
    else rows.push([piece])
  }
  return rows
    .map((members) => rowOf(members, 0))
    .toSorted((one, other) => one.y - other.y)
    .map((row, at) => ({ ...row, at }))
}

/** A row of a receipt: the pieces of text that stand side by side on the paper. */

import type { Region } from './ocr/picture.ts'
import type { Segment } from './ocr/see-text.ts'

export interface Piece {
  readonly segment: Segment
  /** Where the piece begins in the row's text. */
  readonly start: number
}

export interface Row {
  /** Counted from the top. */
  readonly at: number
  readonly text: string
  readonly pieces: readonly Piece[]
  /** The middle, once the picture is made level, in pixels. */
  readonly y: number
  readonly left: number
  readonly right: number
  readonly height: number
  readonly confidence: number
}

export function regionOfSegments(segments: readonly Segment[]): Region {
  const boxes = segments.map(({ box }) => {
    const [cos, sin] = [Math.abs(Math.cos(box.angle)), Math.abs(Math.sin(box.angle))]
    const across = box.width * cos + box.height * sin
    const down = box.width * sin + box.height * cos
    return { box, across, down }
  })
  const left = Math.min(...boxes.map(({ box, across }) => box.x - across / 2))
  const top = Math.min(...boxes.map(({ box, down }) => box.y - down / 2))
  const right = Math.max(...boxes.map(({ box, across }) => box.x + across / 2))
  const bottom = Math.max(...boxes.map(({ box, down }) => box.y + down / 2))
  return { left, top, width: right - left, height: bottom - top }
}

/** The pieces that a stretch of the row's text lies in; all of them when none is said. */
export function piecesAt(row: Row, from: number, to: number): readonly Segment[] {
  const found = row.pieces
    .filter(({ start, segment }) => start < to && start + segment.text.length > from)
    .map(({ segment }) => segment)
  return found.length > 0 ? found : row.pieces.map(({ segment }) => segment)
}

/** How sure the least sure sign in a stretch of the row's text is. */
export function surenessAt(row: Row, from: number, to: number): number {
  let least = 1
  for (const { start, segment } of row.pieces) {
    for (const [at, sure] of segment.sureness.entries()) {
      const place = start + at
      if (place >= from && place < to) least = Math.min(least, sure)
    }
  }
  return least
}

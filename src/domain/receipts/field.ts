/** Makes fields of a reading out of what was found. */
import type { Region } from './ocr/picture.ts'
import type { Segment } from './ocr/see-text.ts'
import type { Candidate, Field, Place } from './reading.ts'
import { piecesAt, type Row, regionOfSegments } from './row.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const share = (value: number) => Math.min(1, Math.max(0, value))

function placeOf({ left, top, width, height }: Region, size: PictureSize): Place {
  const [x, y] = [share(left / size.width), share(top / size.height)]
  return {
    left: x,
    top: y,
    width: share((left + width) / size.width) - x,
    height: share((top + height) / size.height) - y,
  }
}

export const placeOfSegments = (segments: readonly Segment[], size: PictureSize): Place =>
  placeOf(regionOfSegments(segments), size)

export const placeInRow = (row: Row, from: number, to: number, size: PictureSize): Place =>
  placeOfSegments(piecesAt(row, from, to), size)

export const placeOfRows = (rows: readonly Row[], size: PictureSize): Place =>
  placeOfSegments(
    rows.flatMap(({ pieces }) => pieces.map(({ segment }) => segment)),
    size,
  )

const mostCandidates = 4

export function fieldOf<Value>(
  candidates: readonly Candidate<Value>[],
  confidence: number,
  isSure: boolean,
): Field<Value> {
  const [best] = candidates
  if (!best) return { value: null, confidence: 0, isSure: false, candidates: [] }
  return { value: best.value, confidence, isSure, candidates: candidates.slice(0, mostCandidates) }
}

/** From any score to a confidence between nought and one. */
export const squash = (score: number): number => 1 / (1 + Math.exp(-score))

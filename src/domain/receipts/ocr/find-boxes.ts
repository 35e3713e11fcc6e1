/** Finds the patches of text in the map of where the detector thinks text is. */
import { frameOf, type Point, type TextBox } from './text-box.ts'

export interface TextMap {
  readonly width: number
  readonly height: number
  /** How likely each pixel belongs to text, from 0 to 1. */
  readonly values: Float32Array
}

const pixelLeast = 0.3
const patchLeast = 0.5
const sizeLeast = 3
const pixelsLeast = 6
/** The detector marks the heart of a line; the line itself is larger by this. */
const growth = 1.6

interface Patch {
  readonly score: number
  readonly count: number
  readonly outline: readonly Point[]
}

interface Span {
  left: number
  right: number
}

/** Walks over everything connected with the start, and marks it as seen. */
function patchAt({ width, height, values }: TextMap, start: number, seen: Uint8Array): Patch {
  const spans = new Map<number, Span>()
  const waiting = [start]
  let [sum, count] = [0, 0]
  seen[start] = 1
  const visit = (at: number) => {
    if (seen[at] || (values[at] ?? 0) <= pixelLeast) return
    seen[at] = 1
    waiting.push(at)
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width
    const y = (at - x) / width
    sum += values[at] ?? 0
    count += 1
    const span = spans.get(y)
    if (!span) spans.set(y, { left: x, right: x })
    else if (x < span.left) span.left = x
    else if (x > span.right) span.right = x
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (y > 0) visit(at - width)
    if (y < height - 1) visit(at + width)
  }
  const outline = [...spans].flatMap(([y, { left, right }]): Point[] => [
    [left, y],
    [right + 1, y],
    [left, y + 1],
    [right + 1, y + 1],
  ])
  return { score: sum / count, count, outline }
}

function boxOf({ score, count, outline }: Patch): TextBox | null {
  if (count < pixelsLeast || score < patchLeast) return null
  const frame = frameOf(outline)
  if (!frame || Math.min(frame.width, frame.height) < sizeLeast) return null
  const { width, height } = frame
  const grown = (width * height * growth) / (width + height)
  return { ...frame, width: width + grown, height: height + grown, score }
}

export function findBoxes(map: TextMap): readonly TextBox[] {
  const seen = new Uint8Array(map.values.length)
  const boxes: TextBox[] = []
  for (let at = 0; at < map.values.length; at += 1) {
    if (seen[at] || (map.values[at] ?? 0) <= pixelLeast) continue
    const box = boxOf(patchAt(map, at, seen))
    if (box) boxes.push(box)
  }
  return boxes
}

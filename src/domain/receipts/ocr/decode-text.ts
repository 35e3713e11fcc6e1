/** Turns the recogniser's guesses at each step into text. */
import type { Tensor } from './models.ts'

export interface ReadText {
  readonly text: string
  /** The mean of how sure each character is, from 0 to 1. */
  readonly confidence: number
  /** Where each character stands, as a fraction of the line's width. */
  readonly marks: readonly number[]
  /** How sure each character is. */
  readonly sureness: readonly number[]
  /** How likely a space stands before each character, where none was read. */
  readonly gaps: readonly number[]
}

/** The likeliest character at a step. */
function bestAt({ data }: Tensor, start: number, classes: number): readonly [number, number] {
  let best = 0
  let most = -1
  for (let each = 0; each < classes; each += 1) {
    const value = data[start + each] ?? 0
    if (value > most) {
      most = value
      best = each
    }
  }
  return [best, most]
}

/** A character that stays over several steps is one; the nothing in between parts two alike. */
export function decodeText(output: Tensor, characters: readonly string[]): ReadText {
  const [, steps = 0, classes = 0] = output.dims
  const found: string[] = []
  const marks: number[] = []
  const sureness: number[] = []
  const gaps: number[] = []
  const space = characters.length - 1
  let before = 0
  let gap = 0
  for (let step = 0; step < steps; step += 1) {
    const start = step * classes
    const [best, value] = bestAt(output, start, classes)
    gap = Math.max(gap, output.data[start + space] ?? 0)
    if (best !== 0 && best !== before) {
      // Full-width letters and signs are the same signs.
      for (const character of (characters[best] ?? '').normalize('NFKC')) {
        found.push(character)
        marks.push((step + 0.5) / steps)
        sureness.push(value)
        gaps.push(gap)
        gap = 0
      }
    }
    before = best
  }
  const sum = sureness.reduce((all, each) => all + each, 0)
  const confidence = sureness.length > 0 ? sum / sureness.length : 0
  return { text: found.join(''), confidence, marks, sureness, gaps }
}

/** Puts the spaces back that the recogniser saw but was not sure enough of to write. */
import type { ReadText } from './decode-text.ts'

/** In dense print a space that is there is often only this likely; elsewhere it is likelier. */
const leastGap = { dense: 0.1, spaced: 0.25 } as const

/** Between words, or a word and a figure; figures themselves are never torn apart. */
function isBetweenWords(before: string, after: string): boolean {
  if (/[\p{L}&(#]/u.test(after)) return /[\p{L}\p{N}.,:;)\]&*-]/u.test(before)
  return /\p{N}/u.test(after) && /\p{L}/u.test(before)
}

export function partWords(read: ReadText): ReadText {
  const characters = [...read.text]
  if (characters.length !== read.gaps.length) return read
  const least = /\S\s+\S/.test(read.text) ? leastGap.spaced : leastGap.dense
  const text: string[] = []
  const marks: number[] = []
  const sureness: number[] = []
  const gaps: number[] = []
  for (const [at, character] of characters.entries()) {
    const before = characters[at - 1] ?? ''
    const [mark = 0, gap = 0] = [read.marks[at], read.gaps[at]]
    if (gap >= least && isBetweenWords(before, character)) {
      text.push(' ')
      marks.push((mark + (read.marks[at - 1] ?? mark)) / 2)
      sureness.push(1)
      gaps.push(gap)
    }
    text.push(character)
    marks.push(mark)
    sureness.push(read.sureness[at] ?? 0)
    gaps.push(gap)
  }
  return { text: text.join(''), confidence: read.confidence, marks, sureness, gaps }
}

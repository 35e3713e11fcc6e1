/** Puts the spaces back that the recogniser leaves out between words in capitals. */
import type { ReadText } from './decode-text.ts'
import { quantile } from './text-region.ts'

const leastCharacters = 8
/** So much wider than usual that it is no wide letter; a capital behind a small one tells too. */
const wide = { capitals: 1.8, small: 1.4 } as const

/** Letters that are as wide as others with a space. */
const isBroad = (letter: string) => /[MWmw]/.test(letter)

function isGap(before: string, letter: string, step: number, isShouted: boolean): boolean {
  if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) return step >= wide.small
  const isBetween = /\p{Lu}/u.test(before) && /[\p{Lu}&]/u.test(letter)
  if (!isShouted || !isBetween || isBroad(before) || isBroad(letter)) return false
  return step >= wide.capitals
}

export function partWords(read: ReadText): ReadText {
  const characters = [...read.text]
  if (characters.length < leastCharacters || characters.length !== read.marks.length) return read
  if (/\s/.test(read.text)) return read
  const isShouted = !/\p{Ll}/u.test(read.text)
  const steps = read.marks.map((mark, at) => mark - (read.marks[at - 1] ?? mark))
  const usual = quantile(steps.slice(1), 0.5)
  const text: string[] = []
  const marks: number[] = []
  const sureness: number[] = []
  for (const [at, character] of characters.entries()) {
    const [before = '', mark = 0, step = 0] = [characters[at - 1], read.marks[at], steps[at]]
    if (isGap(before, character, step / usual, isShouted)) {
      text.push(' ')
      marks.push(mark - step / 2)
      sureness.push(1)
    }
    text.push(character)
    marks.push(mark)
    sureness.push(read.sureness[at] ?? 0)
  }
  return { text: text.join(''), confidence: read.confidence, marks, sureness }
}

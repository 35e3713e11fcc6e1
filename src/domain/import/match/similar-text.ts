/** How alike two texts of bookings are, by the names in them. */
import { nameWords } from '../../categories/name-words.ts'
import { foldText } from '../../ledger.ts'

export interface TextProfile {
  readonly folded: string
  readonly words: readonly string[]
}

export function profileText(...texts: readonly (string | null)[]): TextProfile {
  const text = texts.filter((part) => part !== null).join(' ')
  const words = Array.from(new Set(nameWords(text).map(({ folded }) => folded)))
  return { folded: foldText(text).replace(/\s+/g, ' ').trim(), words }
}

/** Banks cut long names off, so the beginning of a word counts as the word. */
const isSameWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))

/** From 0 to 1: how much of the shorter text the longer one says too; 1 is the same text. */
export function likeness(one: TextProfile, other: TextProfile): number {
  if (one.folded === other.folded) return 1
  const [few, many] = one.words.length <= other.words.length ? [one, other] : [other, one]
  if (few.words.length === 0) return 0
  const found = few.words.filter((word) => many.words.some((also) => isSameWord(word, also)))
  return (0.99 * found.length) / few.words.length
}

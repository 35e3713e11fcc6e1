/** How alike two texts of bookings are, by the names in them. */
import { isEmptyWord, nameWords } from '../../categories/name-words.ts'
import { foldText } from '../../ledger.ts'

export interface TextProfile {
  readonly folded: string
  readonly words: readonly string[]
  /** All of them, also such as are no names. */
  readonly all: readonly string[]
}

export function profileText(...texts: readonly (string | null)[]): TextProfile {
  const text = texts.filter((part) => part !== null).join(' ')
  const words = Array.from(new Set(nameWords(text).map(({ folded }) => folded)))
  const folded = foldText(text).replace(/\s+/g, ' ').trim()
  return { folded, words, all: folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean) }
}

/** Banks cut long names off, so the beginning of a word counts as the word. */
const isSameWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))

/** Whether it says something: not only numbers, and how money moved. */
const isTelling = (word: string) => /\p{L}/u.test(word) && !isEmptyWord(word)

/** Of a name such as "A1" no word is left to compare; but here all of the shorter text is said. */
function isWithin(one: TextProfile, other: TextProfile): boolean {
  const [few, many] = one.all.length <= other.all.length ? [one, other] : [other, one]
  return few.all.some(isTelling) && few.all.every((word) => many.all.includes(word))
}

/** From 0 to 1: how much of the shorter text the longer one says too; 1 is the same text. */
export function likeness(one: TextProfile, other: TextProfile): number {
  if (one.folded === other.folded) return 1
  if (isWithin(one, other)) return 0.99
  const [few, many] = one.words.length <= other.words.length ? [one, other] : [other, one]
  if (few.words.length === 0) return 0
  const found = few.words.filter((word) => many.words.some((also) => isSameWord(word, also)))
  return (0.99 * found.length) / few.words.length
}

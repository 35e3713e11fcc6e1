/** Turns how people tell amounts and days in other languages into the English that is read. */
import { foldText } from '../ledger.ts'
import { otherTongues } from './other-tongues.data.ts'

export interface Translated {
  readonly words: readonly string[]
  /** How many of the typed words the first so many of these stand for. */
  readonly typedOf: (count: number) => number
  /** How many of the typed words stand here as they were. */
  readonly left: number
}

const plain = (word: string) =>
  foldText(word)
    .replaceAll('’', "'")
    .replace(/[,;!?]+$/, '')

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** As it is written, and as a keyboard without umlauts writes it. */
export const spellings = (said: string): readonly string[] => [
  said,
  ...(/[äöüß]/.test(said) ? [said.replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)] : []),
]

type Phrases = ReadonlyMap<string, readonly string[]>

export const phrasesOf = (data: Readonly<Record<string, string>>): Phrases =>
  new Map(
    Object.entries(data).flatMap(([english, said]) =>
      said
        .split(',')
        .flatMap(spellings)
        .map((phrase) => [plain(phrase.replace(/\s+/g, ' ').trim()), english.split(' ')] as const),
    ),
  )

const days = phrasesOf(otherTongues)
const longest = 8

/** The longest phrase that stands at a word. */
function phraseAt(folded: readonly string[], at: number, known: Phrases) {
  for (let length = longest; length > 0; length--) {
    const english = known.get(folded.slice(at, at + length).join(' '))
    if (english && at + length <= folded.length) return { english, length }
  }
  return null
}

/** The same words in English where they tell an amount or a day; null when none does. */
export function inEnglish(typed: readonly string[], known: Phrases = days): Translated | null {
  const folded = typed.map(plain)
  const words: string[] = []
  /** How many typed words were read when each of these was written. */
  const ends: number[] = []
  let isOther = false
  let left = 0
  for (let at = 0; at < typed.length; ) {
    const found = phraseAt(folded, at, known)
    at += found?.length ?? 1
    for (const word of found?.english ?? [typed[at - 1] ?? '']) {
      words.push(word)
      ends.push(at)
    }
    isOther ||= found !== null
    left += found === null ? 1 : 0
  }
  return isOther ? { words, left, typedOf: (count) => ends[count - 1] ?? 0 } : null
}

/** What the text of a bank's row says about where money went: words, references and accounts. */
import { isDay } from '../../calendar/calendar.ts'
import { foldText } from '../../ledger.ts'
import {
  billWords,
  cardBillPhrases,
  cardNames,
  cashMachineWords,
  counterWords,
  transferWords,
} from '../transfer-words.data.ts'

export interface TextMarks {
  readonly words: readonly string[]
  readonly hasTransferWord: boolean
  readonly hasCounterWord: boolean
  readonly hasCashWord: boolean
  /** It pays what was bought with a card. */
  readonly paysCard: boolean
  /** Words that tell one booking from all others, if they stand on both sides. */
  readonly references: ReadonlySet<string>
}

export interface AccountMarks {
  /** Without blanks and marks; empty where it is not known. */
  readonly number: string
  /** The words of its name and of its bank, where they are long enough to mean it. */
  readonly names: readonly (readonly string[])[]
}

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

const isDigit = (character: string | undefined) => /\d/.test(character ?? '')

const hasPhrase = (words: readonly string[], phrases: readonly string[]): boolean => {
  const said = ` ${words.join(' ')} `
  return phrases.some((phrase) => said.includes(` ${phrase} `))
}

const saysCardBill = (words: readonly string[]): boolean =>
  hasPhrase(words, cardBillPhrases) || (hasPhrase(words, cardNames) && hasPhrase(words, billWords))

/** Eight digits that are a day in one of the ways to write it: many rows share that. */
function isWrittenDay(word: string): boolean {
  if (!/^\d{8}$/.test(word)) return false
  const [first, second, last] = [word.slice(0, 2), word.slice(2, 4), word.slice(4)]
  const ways = [
    `${word.slice(0, 4)}-${word.slice(4, 6)}-${word.slice(6)}`,
    `${last}-${second}-${first}`,
    `${last}-${first}-${second}`,
  ]
  return ways.some((day) => /^(19|20)/.test(day) && isDay(day))
}

const shortestReference = 6

const isReference = (word: string) =>
  word.length >= shortestReference && isDigit(word) && !isWrittenDay(word)

export function textMarks(text: string): TextMarks {
  const words = wordsOf(text)
  return {
    words,
    hasTransferWord: hasPhrase(words, transferWords),
    hasCounterWord: hasPhrase(words, counterWords),
    hasCashWord: hasPhrase(words, cashMachineWords),
    paysCard: saysCardBill(words),
    references: new Set(words.filter(isReference)),
  }
}

/** Fewer letters are a part of too many texts. */
const fewestLetters = 4
const shortestNumber = 8
const shownDigits = 4

export function accountMarks(account: {
  readonly name: string
  readonly institution?: string | null
  readonly number?: string | null
}): AccountMarks {
  const names = [account.name, account.institution ?? ''].map(wordsOf)
  const letters = (words: readonly string[]) => words.join('').match(/\p{L}/gu)?.length ?? 0
  return {
    number: wordsOf(account.number ?? '').join(''),
    names: names.filter((words) => letters(words) >= fewestLetters),
  }
}

/** The whole number, however it is cut by blanks, and not inside a longer one. */
function hasNumber(words: readonly string[], number: string): boolean {
  if (number.length < shortestNumber) return false
  const text = words.join('')
  const edges = new Set(
    words.map((_, at) => words.slice(0, at).join('').length).concat(text.length),
  )
  const isCut = (at: number) => edges.has(at) || !(isDigit(text[at - 1]) && isDigit(text[at]))
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + 1)) {
    if (isCut(at) && isCut(at + number.length)) return true
  }
  return false
}

/** As banks shorten numbers: its end, alone or after x's. */
function isEndOf(word: string, number: string): boolean {
  const shown = /^x+(.+)$/.exec(word)?.[1]
  if (shown?.length === shownDigits && number.endsWith(shown)) return true
  return word.length >= shownDigits && isDigit(word) && number.endsWith(word)
}

export function namesAccount({ words }: TextMarks, { number, names }: AccountMarks): boolean {
  return (
    hasNumber(words, number) ||
    words.some((word) => isEndOf(word, number)) ||
    names.some((name) => name.every((word) => words.includes(word)))
  )
}

/** Has at least one longer word of its name. */
export const hintsAtAccount = ({ words }: TextMarks, { names }: AccountMarks): boolean =>
  names.some((name) => name.some((word) => word.length >= fewestLetters && words.includes(word)))

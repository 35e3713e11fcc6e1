/** Writes a row in capitals without accents and mends what the camera commonly misreads. */
import { knownWords } from './known-words.data.ts'

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '|': 'I',
  '!': 'I',
  '5': 'S',
  $: 'S',
  '8': 'B',
  '6': 'G',
}

/** Letters with a stroke through them, which is no accent. */
const strokes: Readonly<Record<string, string>> = { Ł: 'L', Ø: 'O', Đ: 'D' }

/** Only inside words: a figure with one stray letter is still a figure. */
function mendLetters(word: string): string {
  const letters = word.replace(/[^A-Z]/g, '').length
  if (word.length < 3 || letters < Math.ceil(word.length * 0.6)) return word
  return word.replace(/[01|!5$86]/g, (sign) => lookAlikes[sign] ?? sign)
}

/** Whether one change, one sign more or one less makes the words the same. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}

const known: ReadonlySet<string> = new Set(knownWords)
const leastToMend = 5
const mended = new Map<string, string>()

/** A long word that is one sign off a word receipts use is that word. */
function mendWord(word: string): string {
  if (word.length < leastToMend - 1 || known.has(word)) return word
  const before = mended.get(word)
  if (before !== undefined) return before
  const match = knownWords.find(
    (each) => each.length >= leastToMend && word.length >= 4 && isNearly(each, word),
  )
  const result = match ?? word
  // Names of shops and goods come in any number; the memory stays small.
  if (mended.size < 5000) mended.set(word, result)
  return result
}

export function foldWords(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ŁØĐ]/g, (sign) => strokes[sign] ?? sign)
    .replace(/[A-Z0-9|!$]+/g, mendLetters)
    .replace(/[A-Z]{4,}/g, mendWord)
}

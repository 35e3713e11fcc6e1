/** The words of a text as a search compares them; the database parts texts the same way. */
import { foldText } from '../ledger.ts'

/** Where one word ends and the next begins. An apostrophe parts nothing. */
const between =
  '\\s\\u0000-\\u0026\\u0028-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4' +
  '\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u2000-\\u2018\\u201a-\\u206f\\u2190-\\u2bff' +
  '\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u30fb\\ufe30-\\ufe4f'
const word = new RegExp(`[^${between}]+`, 'gu')
const gap = new RegExp(`[${between}]+`, 'gu')
const longest = 60
const mostKnown = 2000

export interface SaidWord {
  readonly folded: string
  /** Where it stands in the text as written. */
  readonly start: number
  readonly end: number
}

const foldWord = (said: string) => foldText(said.replace(/['’]/g, ''))

export function saidWords(text: string): readonly SaidWord[] {
  return Array.from(text.matchAll(word), ({ 0: said, index }) => ({
    folded: foldWord(said).slice(0, longest),
    start: index,
    end: index + said.length,
  })).filter(({ folded }) => folded !== '')
}

export const wordsOf = (text: string): readonly string[] =>
  saidWords(text).map(({ folded }) => folded)

/** Those that a capital parts from the letters before it: gym in PureGym. */
export const innerWords = (text: string): readonly string[] =>
  Array.from(text.matchAll(/(?<=\p{Ll})\p{Lu}\p{Ll}+/gu), ([inner]) => foldWord(inner))

/** The same as one text with a space around each: a word that begins stands behind a space. */
export const spacedWords = (text: string): string => ` ${foldWord(text).replace(gap, ' ')} `

/** Written without spaces, so that a word may begin anywhere. */
export const unspaced = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}ー]+$/u

/** What may stand in such a text for a word that is looked for: it begins there, or is several. */
export const looksOf = (asked: string): readonly string[] => [
  unspaced.test(asked) ? asked : ` ${asked}`,
  ...formsOf(asked).map((form) => ` ${form} `),
]

const formsKnown = new Map<string, readonly string[]>()

/** One of it where several are asked for, and several where one is: taxis and taxi. */
export function formsOf(asked: string): readonly string[] {
  const before = formsKnown.get(asked)
  if (before) return before
  const forms = otherForms(asked).filter((form) => form.length > 2)
  if (formsKnown.size >= mostKnown) formsKnown.clear()
  formsKnown.set(asked, forms)
  return forms
}

function otherForms(asked: string): readonly string[] {
  if (/ies$/.test(asked)) return [`${asked.slice(0, -3)}y`, asked.slice(0, -1)]
  if (/(?:s|x|z|ch|sh)es$/.test(asked)) return [asked.slice(0, -2), asked.slice(0, -1)]
  if (/[^su]s$/.test(asked)) return [asked.slice(0, -1)]
  return /[^aeiou]y$/.test(asked) ? [`${asked.slice(0, -1)}ies`] : []
}

/** As it is written where there is no ü: Sued for Süd, which is folded to sud, and back. */
export function umlautForms(asked: string): readonly string[] {
  const spelled = Array.from(asked.matchAll(/[aou](?!e)/g), ({ index }) => index + 1)
  const plain = Array.from(asked.matchAll(/(?<=[aou])e/g), ({ index }) => index)
  return [
    ...spelled.map((at) => `${asked.slice(0, at)}e${asked.slice(at)}`),
    ...plain.map((at) => asked.slice(0, at) + asked.slice(at + 1)),
  ].filter((form) => form.length > 2)
}

const known = new Map<string, readonly string[]>()

/** The same for a name: there are few of them, and they are asked about again and again. */
export function nameWords(name: string): readonly string[] {
  const words = known.get(name) ?? wordsOf(name)
  if (known.size >= mostKnown) known.clear()
  known.set(name, words)
  return words
}

/** How much of a written word its first folded letters are: an ß is two of them. */
export function writtenLength(said: string, from: number, folded: number): number {
  let length = 0
  let counted = 0
  for (const letter of said.slice(from)) {
    if (counted >= folded) break
    counted += foldWord(letter).length
    length += letter.length
  }
  return length
}

/** What in a question could be of a person: names, addresses, numbers of cards or phones. */
import { foldText } from '../ledger.ts'
import { datePhrases } from './check/date-phrases.ts'
import { toPlainDigits } from './check/plain-digits.ts'
import { questionWords } from './question-words.data.ts'

/** One form for what is typed in many: wide letters, digits of any script, nothing unseen. */
export const plainText = (text: string): string =>
  toPlainDigits(text.normalize('NFKC')).replace(/\p{Cc}|\p{Cf}|\p{Co}/gu, ' ')

const asked: ReadonlySet<string> = new Set(questionWords.split(/\s+/))

const address = /[^\s@,;<>()]+@[^\s@,;<>()]+|\b(?:https?:|www\.)[^\s]+/giu
/** Seven digits and more, however they are set apart, but for years and a sum. */
const longNumber = /\+?\(?\d(?:[^\p{L}\p{N}\p{Sc}]{0,3}\d){6,}/gu
const years = /^(?:(?:19|20)\d\d(?:\D+|$))+$/
/** In the middle of more digits there is no day: 030.90.18.20.17 is a phone. */
const writtenDay = /(?<!\d[./-]?)\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?![./-]?\d)/gu
const token = /[\p{L}\p{M}\p{N}]+(?:['’.,_&+-][\p{L}\p{M}\p{N}]+)*/gu
const smallNumber = new RegExp(
  [
    String.raw`^(?:\d{1,3}|(?:19|20)\d\d|\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}|`,
    String.raw`\d{1,3}(?:[.,]\d{3}){1,2}|\d{1,2}(?:st|nd|rd|th))$`,
  ].join(''),
  'i',
)
const moneyBefore = /\p{Sc}\s?$/u
const moneyAfter = /^\s?(?:\p{Sc}|(?:euros?|dollars?|pounds?|francs?|[A-Z]{3})\b)/u

const blank = (text: string) => ' '.repeat(text.length)

function isHarmlessNumber(number: string, text: string, at: number): boolean {
  if (smallNumber.test(number)) return true
  const isMoney =
    moneyBefore.test(text.slice(0, at)) || moneyAfter.test(text.slice(at + number.length))
  return isMoney && /^\d{4,6}(?:[.,]\d{1,2})?$/.test(number)
}

/** Each as it stands in the text, which is in its one form already. */
export function strangersIn(
  text: string,
  locale: string,
  isKnown: (folded: string) => boolean,
): readonly string[] {
  const found: string[] = []
  let rest = text
  for (const { start, end } of datePhrases(rest, locale)) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  rest = rest.replace(writtenDay, blank)
  for (const shape of [address, longNumber]) {
    rest = rest.replace(shape, (some) => {
      if (years.test(some) || smallNumber.test(some)) return some
      found.push(some)
      return blank(some)
    })
  }
  const isOfOurs = (part: string) => {
    const folded = foldText(part)
    return folded.length < 2 || asked.has(folded) || isKnown(folded)
  }
  for (const { 0: some, index } of rest.matchAll(token)) {
    const isHarmless = /\d/.test(some)
      ? isHarmlessNumber(some, rest, index)
      : some.split(/[^\p{L}\p{M}]/u).every(isOfOurs)
    if (!isHarmless) found.push(some)
  }
  return found
}

/** The whole name and each of its parts: people are called by either. */
export const partsOfName = (name: string): readonly string[] => [
  name,
  ...name.split(/[\s,.'’-]+/u).filter((part) => part.length > 1),
]

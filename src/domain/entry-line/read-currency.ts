/** Reads a currency's symbol, code or name as it stands beside a number. */
import { exponentOf, isCurrency } from '../money/money.ts'
import {
  currencySigns,
  minorWords,
  nations,
  ownSigns,
  unclearSigns,
  unkeptCodes,
  unkeptNames,
  wordlikeCodes,
} from './currency-words.data.ts'

function codeIn(text: string, isShouting: boolean): string | null {
  const code = text.toUpperCase()
  if (!isCurrency(code)) return null
  const isClear = !wordlikeCodes.includes(code) || (text === code && !isShouting)
  return isClear ? code : null
}

const entryOf = <Value>(words: Readonly<Record<string, Value>>, text: string) => {
  const sign = text.toLowerCase().replace(/\.$/, '')
  return Object.hasOwn(words, sign) ? words[sign] : undefined
}

const isOwnSign = (text: string) => ownSigns.includes(text.toLowerCase().replace(/\.$/, ''))

/** The currency a text names; a sign that several share means the reader's own if it can. */
export function readCurrency(text: string, own: string, isShouting: boolean): string | null {
  const shared = entryOf(currencySigns, text)
  if (entryOf(unclearSigns, text)?.includes(own)) return own
  if (shared === undefined) return codeIn(text, isShouting)
  if (shared.includes(own)) return own
  return isOwnSign(text) ? null : (shared[0] ?? null)
}

/** `mexican pesos`, `swiss francs`: whose money it is, where several call theirs the same. */
export function readNational(adjective: string, noun: string): string | null {
  const code = entryOf(nations, adjective)
  const shared = [...(entryOf(currencySigns, noun) ?? []), ...(entryOf(unclearSigns, noun) ?? [])]
  return code !== undefined && shared.includes(code) ? code : null
}

/** The currency of this code, where one sign stands for it and for another; else null. */
export function sharesSign(signed: string | null, code: string): string | null {
  const exact = codeIn(code, false)
  if (signed === null || exact === null) return null
  const isShared = Object.values(currencySigns).some(
    (shared) => shared.includes(signed) && shared.includes(exact),
  )
  return isShared ? exact : null
}

/** What a sign would mean that mostly means something else: `12 pounds` to an American. */
export function readWeakCurrency(text: string): string | null {
  return isOwnSign(text) ? (entryOf(currencySigns, text)?.[0] ?? null) : null
}

const isShort = (text: string) => text.replace(/\.$/, '').length < 4

/** The same with hundredths behind it, as in `23 fr 50`: only feet have inches there. */
export function readParted(text: string): string | null {
  const currency = /^ft\.?$/i.test(text) ? null : readWeakCurrency(text)
  return currency !== null && exponentOf(currency) >= 2 ? currency : null
}

/** The same where it clings to its number, as in `23.50fr` and `5lei`: no feet, and no rooms. */
export const readClinging = (text: string): string | null =>
  isShort(text) && !/^(ft|rm)\.?$/i.test(text) ? readWeakCurrency(text) : null

/** The same before what can only be a price: `Fr. 23.50`, `Rs 200`; a German `Fr` is a day. */
export function readLeading(
  text: string,
  number: string,
  { language, isOnly }: { readonly language: string; readonly isOnly: boolean },
): string | null {
  const isGerman = language === 'de'
  const isFranc = text === 'Fr.' && !(isGerman && !isOnly && couldBeDay.test(number))
  const isDay = isGerman && !isFranc && /^fr\.?$/i.test(text)
  const isPrice = /\d[.,](\d\d|[-–—]+)$/.test(number)
  const isRound = /^Rs\.?$/.test(text) || (isFranc && !isGerman)
  if (isDay || !(isPrice || isRound) || !isShort(text) || !/^\d/.test(number)) return null
  return readParted(text)
}

const couldBeDay = /^(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])$/

/** Several countries call their money this and it is not the reader's own, or none is kept so. */
export const isUnclearCurrency = (text: string, own: string): boolean =>
  entryOf(unclearSigns, text)?.includes(own) === false ||
  unkeptCodes.includes(text) ||
  unkeptNames.includes(text.toLowerCase().replace(/\.$/, ''))

/** The currency whose smallest part a text names, as `p` and `cents` do. */
export function readMinor(text: string, own: string): string | null {
  const shared = entryOf(minorWords, text)
  if (shared === undefined) return null
  return shared.includes(own) ? own : (shared[0] ?? null)
}

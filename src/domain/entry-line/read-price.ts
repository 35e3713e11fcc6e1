/** Reads a price: a number or a small sum, with its currency before or after it. */
import { foldText } from '../ledger.ts'
import type { AmountProblem } from '../money/parse-amount.ts'
import { magnitudes, ownMagnitudes } from './number-words.ts'
import {
  isUnclearCurrency,
  readClinging,
  readCurrency,
  readLeading,
  readMinor,
  readNational,
  readParted,
  sharesSign,
} from './read-currency.ts'
import type { Token } from './tokens.ts'
import { isCount } from './work-out.ts'

export interface PriceContext {
  readonly locale: string
  /** The reader's own; what a price without a sign is in. */
  readonly currency: string
  /** The largest amount that can be kept, in minor units. */
  readonly largest: number
}

/** What was written, before it is worked out. */
export interface Written {
  readonly sum: string
  /** How many times as much a word like thousand makes it. */
  readonly factor: number
  /** Whether it counts the smallest parts of the currency, as `99p` does. */
  readonly isMinor: boolean
  /** Smallest parts named after it, as in `1 euro 20`. */
  readonly parts: string | null
  readonly currency: string | null
  readonly sign: '+' | '-' | null
  readonly at: number
  readonly count: number
  /** How many of its words only add to it. */
  readonly addedCount: number
}

export type Price =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: AmountProblem }

const number = String.raw`(?:\p{Nd}[\p{Nd}.,'’٫٬\s]*|[.,]\p{Nd}+)`
const sum = String.raw`${number}(?:[+\-*×xX@]${number})*`
const sign = String.raw`(?:[^\p{Nd}\s.,+\-−*]*\p{L}\.|[^\p{Nd}\s.,+\-−*]+)`
const priced = new RegExp(
  String.raw`^([+\-−])?(${sign})?([+\-−])?(${sum})([^\p{Nd}\s+\-−*]*)$`,
  'u',
)
/** `5€50`, `23fr50`, `23Fr.50`. */
const centsAfterSign = /^(\p{Nd}+)([\p{L}\p{Sc}]{1,4}\.?)(\p{Nd}{2})$/u
/** The end of `23 Fr.50`. */
const signWithCents = /^(\p{L}{2,4})\.(\d\d)$/u
const added = new RegExp(String.raw`^\+(${number})$`, 'u')
const taken = new RegExp(`^[-−–](${number})$`, 'u')
const bare = new RegExp(`^${number}$`, 'u')

interface Sentence {
  readonly tokens: readonly Token[]
  readonly own: string
  readonly language: string
  readonly isShouting: boolean
}

const textAt = ({ tokens }: Sentence, at: number): string => {
  const token = tokens[at]
  return token === undefined || token.isQuoted ? '' : token.text
}

const currencyAt = (line: Sentence, at: number) => {
  const text = textAt(line, at)
  return text === '' ? null : readCurrency(text, line.own, line.isShouting)
}

type One = Pick<Written, 'sum' | 'factor' | 'isMinor' | 'currency' | 'sign'>
type Tail = Pick<One, 'factor' | 'isMinor' | 'currency'>

const plainTail: Tail = { factor: 1, isMinor: false, currency: null }

/** A thousand where Portuguese or Spanish is spoken, whatever the language of the screen. */
const milCurrencies = ['BRL', 'MXN', 'ARS', 'CLP', 'COP', 'PEN', 'UYU']

function factorOf(text: string, { own, language }: Sentence): number | undefined {
  const word = foldText(text).replace(/\.$/, '')
  if (word === 'mil' && milCurrencies.includes(own)) return 1000
  return magnitudes.get(word) ?? ownMagnitudes[language]?.[word]
}

/** What clings to the end of a number: nothing, `k`, a currency or both; null is something else. */
function readTail(text: string, line: Sentence): Tail | null {
  const { own, isShouting } = line
  if (text === '') return plainTail
  const currency = readCurrency(text, own, isShouting) ?? readClinging(text)
  if (currency !== null) return { ...plainTail, currency }
  const minor = readMinor(text, own)
  if (minor !== null) return { ...plainTail, isMinor: true, currency: minor }
  const whole = factorOf(text, line)
  if (whole !== undefined) return { ...plainTail, factor: whole }
  const factor = factorOf(text.slice(0, 1), line)
  const rest = readCurrency(text.slice(1), own, isShouting)
  return factor === undefined || rest === null ? null : { ...plainTail, factor, currency: rest }
}

/** `12,-`, `1.299,-Kč` and `20/-` are round prices, whatever their marks mean elsewhere. */
function withoutDash(text: string): string {
  const [, round, sign = ''] = /^(.*\d)[.,][-–—]{1,2}([\p{L}\p{Sc}]*\.?)$/u.exec(text) ?? []
  if (round !== undefined) return round.replace(/(?<=\d)[.,'’\s](?=\d{3}(\D|$))/g, '') + sign
  return text.replace(/(?<=\d)\/[-–=]$/, '')
}

/** `8万5千円` is written in thousands of tens and hundreds. */
function withoutMyriads(text: string): string {
  const [, tens, thousands, rest, end] = /^(\d+)万(?:(\d)千)?(\d{1,4})?(円?)$/u.exec(text) ?? []
  if (tens === undefined || (thousands === undefined && rest === undefined)) return text
  return `${Number(tens) * 1e4 + Number(thousands ?? 0) * 1e3 + Number(rest ?? 0)}${end}`
}

function readOne(line: Sentence, typed: string): One | null {
  const text = withoutMyriads(withoutDash(typed))
  const cents = centsAfterSign.exec(text)
  const sign = cents?.[2] ?? ''
  const currency = readCurrency(sign, line.own, line.isShouting) ?? readParted(sign)
  if (cents && currency !== null) {
    return { ...plainTail, sum: `${cents[1]}.${cents[3]}`, currency, sign: null }
  }
  const parts = priced.exec(text)
  if (!parts) return null
  const [, first, before = '', second, written = '', after = ''] = parts
  // A sign before it tells a million from a metre.
  const isMillion = before !== '' && /^m(n|io)?$/i.test(after)
  const tail = isMillion ? { ...plainTail, factor: 1e6 } : readTail(after, line)
  const head = before === '' ? null : readCurrency(before, line.own, line.isShouting)
  if (tail === null || (before !== '' && head === null) || (first && second)) return null
  const said = first ?? second
  return {
    ...tail,
    sum: written,
    currency: head ?? tail.currency,
    sign: said === undefined ? null : said === '+' ? '+' : '-',
  }
}

interface More {
  readonly sum: string
  readonly count: number
}

/** The next term of a sum written over several words, as in `12 + 3,50` and `40 +5`. */
function nextTerm(line: Sentence, at: number): More | null {
  const [first, second] = [textAt(line, at), textAt(line, at + 1)]
  const [plus, minus] = [added.exec(first)?.[1], taken.exec(first)?.[1]]
  if (plus !== undefined) return { sum: `+${plus}`, count: 1 }
  if (minus !== undefined) return { sum: `-${minus}`, count: 1 }
  if (!bare.test(second)) return null
  if (first === '+') return { sum: `+${second}`, count: 2 }
  return /^[-−–]$/.test(first) ? { sum: `-${second}`, count: 2 } : null
}

function readAdded(line: Sentence, from: number): More {
  let [more, at] = ['', from]
  for (let term = nextTerm(line, at); term !== null; term = nextTerm(line, at)) {
    more += term.sum
    at += term.count
  }
  return { sum: more, count: at - from }
}

const isTimes = (text: string) => /^[x×*@]$/i.test(text)

/** How often, written apart before the price: `2 x 12,50` and `2x £12,50`. */
function readTimes(line: Sentence, at: number): More {
  const [first, second] = [textAt(line, at), textAt(line, at + 1)]
  const clung = /^(\d{1,3})[x×*]$/i.exec(first)?.[1]
  if (clung !== undefined && readOne(line, second)) return { sum: `${clung}*`, count: 1 }
  const isApart = isCount(first) && isTimes(second) && readOne(line, textAt(line, at + 2)) !== null
  return isApart ? { sum: `${first}*`, count: 2 } : { sum: '', count: 0 }
}

/** How often, or by how many it is shared, written behind it: `12,50 x 2`, `90 / 3`. */
function readOften(line: Sentence, at: number): More {
  const [first, second] = [textAt(line, at), textAt(line, at + 1)]
  const clung = /^[x×*](\d{1,3})$/i.exec(first)?.[1]
  if (clung !== undefined) return { sum: `*${clung}`, count: 1 }
  if (!isCount(second)) return { sum: '', count: 0 }
  if (/^[/÷]$/.test(first)) return { sum: `/${second}`, count: 2 }
  return /^[x×*]$/i.test(first) ? { sum: `*${second}`, count: 2 } : { sum: '', count: 0 }
}

const leadSign = (line: Sentence, at: number) => {
  const text = textAt(line, at)
  return at === 0 && /^[+\-−]$/.test(text) ? (text === '+' ? '+' : '-') : null
}

interface Named extends Tail {
  readonly parts: string | null
  readonly count: number
}

/** Whose money a word or two behind a number are, with the smaller parts behind them. */
interface Whose {
  readonly currency: string | null
  readonly parts: More | null
  readonly words: number
}

/** `23 Fr.50` is one word less. */
function readJoined(line: Sentence, at: number, { sum }: One): Whose | null {
  const [, sign = '', cents] = signWithCents.exec(textAt(line, at)) ?? []
  if (cents === undefined || !/^\d+$/.test(sum)) return null
  const currency = readCurrency(sign, line.own, line.isShouting) ?? readParted(sign)
  return currency === null ? null : { currency, parts: { sum: cents, count: 0 }, words: 1 }
}

function whoseAt(line: Sentence, at: number, one: One, isWhole: boolean): Whose | null {
  const [word, next] = [textAt(line, at), textAt(line, at + 1)]
  const partsAfter = (words: number) => (isWhole ? readParts(line, at + words, one.sum) : null)
  const national = readNational(word, next) ?? readNational(next, word)
  if (national !== null) return { currency: national, parts: partsAfter(2), words: 2 }
  const joined = isWhole ? readJoined(line, at, one) : null
  if (joined !== null) return joined
  const parts = partsAfter(1)
  // With its smaller parts behind it even `pounds` is no weight, and `fr` is money.
  const currency = currencyAt(line, at) ?? (parts === null ? null : readParted(word))
  if (currency !== null) return { currency, parts, words: 1 }
  const isUnclear = parts !== null && word.length > 3 && isUnclearCurrency(word, line.own)
  return isUnclear ? { currency: null, parts, words: 1 } : null
}

/** The words behind a number: `2 lakh`, `50 cents`, `12 euros`, `1 euro 20`. */
function readNaming(line: Sentence, from: number, one: One, hasCurrency: boolean): Named {
  const factor = one.factor === 1 ? factorOf(textAt(line, from), line) : undefined
  const at = factor === undefined ? from : from + 1
  const same = { factor: factor ?? one.factor, isMinor: one.isMinor, parts: null }
  const whose = hasCurrency ? null : whoseAt(line, at, one, same.factor === 1)
  if (whose !== null) {
    const count = at + whose.words - from + (whose.parts?.count ?? 0)
    return { ...same, currency: whose.currency, parts: whose.parts?.sum ?? null, count }
  }
  const minor = hasCurrency || factor !== undefined ? null : readMinor(textAt(line, at), line.own)
  if (minor !== null && /^\p{Nd}+$/u.test(one.sum)) {
    return { ...same, isMinor: true, currency: minor, count: at + 1 - from }
  }
  return { ...same, currency: null, count: at - from }
}

/** `20` of `1 euro 20` and of `1 euro and 20 cents`, but not of `1 euro 20 usd`. */
function readParts(line: Sentence, from: number, whole: string): More | null {
  const at = /^(and|und|et|e|y|i|și|si|og|och)$/i.test(textAt(line, from)) ? from + 1 : from
  const clung = /^(\d\d?)(p|ct|c|¢)$/i.exec(textAt(line, at))?.[1]
  const text = clung ?? textAt(line, at)
  const isNamed = clung === undefined && readMinor(textAt(line, at + 1), line.own) !== null
  const isOther = !isNamed && currencyAt(line, at + 1) !== null
  const isTwo = /^\d\d$/.test(text) && !isOther
  const isParts = isTwo || (/^\d$/.test(text) && (isNamed || clung !== undefined))
  if (!/^\d+$/.test(whole) || !isParts || (at > from && !isNamed)) return null
  return { sum: text, count: at + 1 - from + (isNamed ? 1 : 0) }
}

/** What is written at a word, with the currency words beside it. */
export function writtenPrice(line: Sentence, at: number): Written | null {
  const sign = leadSign(line, at)
  const first = sign === null ? at : at + 1
  const lead = textAt(line, first)
  const { language } = line
  const isOnly = line.tokens.filter(({ text }) => /\d/.test(text)).length === 1
  const before =
    currencyAt(line, first) ?? readLeading(lead, textAt(line, first + 1), { language, isOnly })
  const place = before === null ? first : first + 1
  const times = readTimes(line, place)
  const one = readOne(line, textAt(line, place + times.count))
  if (one === null || (before !== null && one.currency !== null)) return null
  const numbered = place + times.count + 1
  const often = times.count > 0 ? { sum: '', count: 0 } : readOften(line, numbered)
  const more = readAdded(line, numbered + often.count)
  const end = numbered + often.count + more.count
  const signed = before ?? one.currency
  const named = readNaming(line, end, one, signed !== null)
  // `$180 mxn`: several countries have that sign, and the code says which.
  const exact = sharesSign(signed, textAt(line, end + named.count))
  return {
    sum: times.sum + one.sum + often.sum + more.sum,
    factor: named.factor,
    isMinor: named.isMinor,
    parts: named.parts,
    currency: exact ?? signed ?? named.currency,
    sign: sign ?? one.sign,
    at,
    count: end - at + named.count + (exact === null ? 0 : 1),
    addedCount: more.count + times.count + often.count,
  }
}

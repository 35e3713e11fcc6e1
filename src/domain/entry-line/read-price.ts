/** Reads a price: a number or a small sum, with its currency before or after it. */
import { decimalMarkOf } from '../locale.ts'
import { type AmountProblem, type ParsedAmount, parseAmount } from '../parse-amount.ts'
import { readCurrency } from './read-currency.ts'
import type { Token } from './tokens.ts'

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
  readonly isThousands: boolean
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
const sum = String.raw`${number}(?:[+\-*×xX]${number})*`
const priced = new RegExp(
  String.raw`^([+\-−])?((?:[^\p{Nd}\s.,+\-−*]+\.?)?)(${sum})([^\p{Nd}\s+\-−*]*)$`,
  'u',
)
const centsAfterSign = /^(\p{Nd}+)([€£$])(\p{Nd}{2})$/u
const added = new RegExp(String.raw`^\+(${number})$`, 'u')
const bare = new RegExp(`^${number}$`, 'u')

interface Sentence {
  readonly tokens: readonly Token[]
  readonly own: string
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

interface Tail {
  readonly isThousands: boolean
  readonly currency: string | null
}

/** What clings to the end of a number: nothing, `k`, a currency or both; null is something else. */
function readTail(text: string, { own, isShouting }: Sentence): Tail | null {
  if (text === '') return { isThousands: false, currency: null }
  const currency = readCurrency(text, own, isShouting)
  if (currency !== null) return { isThousands: false, currency }
  if (!/^k/i.test(text)) return null
  const rest = readCurrency(text.slice(1), own, isShouting)
  return text.length === 1 || rest !== null ? { isThousands: true, currency: rest } : null
}

/** `12,-` is a round price. */
const withoutDash = (text: string) => text.replace(/[.,][-–—]{1,2}$/, '')

type One = Omit<Written, 'at' | 'count' | 'addedCount'>

function readOne(line: Sentence, typed: string): One | null {
  const text = withoutDash(typed)
  const cents = centsAfterSign.exec(text)
  if (cents) {
    const currency = readCurrency(cents[2] ?? '', line.own, line.isShouting)
    return { sum: `${cents[1]}.${cents[3]}`, isThousands: false, currency, sign: null }
  }
  const parts = priced.exec(text)
  if (!parts) return null
  const [, sign, before = '', written = '', after = ''] = parts
  const tail = readTail(after, line)
  const head = before === '' ? null : readCurrency(before, line.own, line.isShouting)
  if (tail === null || (before !== '' && head === null)) return null
  const isIncome = sign === '+'
  return {
    sum: written,
    isThousands: tail.isThousands,
    currency: head ?? tail.currency,
    sign: sign === undefined ? null : isIncome ? '+' : '-',
  }
}

/** How many words further a sum goes on, as in `12 + 3,50` and `40 +5`. */
function readAdded(line: Sentence, from: number): { sum: string; count: number } {
  let [more, at] = ['', from]
  for (;;) {
    const clung = added.exec(textAt(line, at))
    if (clung) {
      more += `+${clung[1]}`
      at += 1
    } else if (textAt(line, at) === '+' && bare.test(textAt(line, at + 1))) {
      more += `+${textAt(line, at + 1)}`
      at += 2
    } else return { sum: more, count: at - from }
  }
}

/** How often, written apart from the price: `2 x 12,50` and `2x 12,50`. */
function readTimes(line: Sentence, at: number): { readonly text: string; readonly count: number } {
  const [first, second] = [textAt(line, at), textAt(line, at + 1)]
  const clung = /^(\d{1,3})[x×*]$/i.exec(first)?.[1]
  if (clung !== undefined && bare.test(second)) return { text: `${clung}*`, count: 1 }
  const isApart = isCount(first) && /^[x×*]$/i.test(second) && bare.test(textAt(line, at + 2))
  return isApart ? { text: `${first}*`, count: 2 } : { text: '', count: 0 }
}

const lead = (line: Sentence, at: number) => {
  const text = textAt(line, at)
  return at === 0 && /^[+\-−]$/.test(text) ? (text === '+' ? '+' : '-') : null
}

/** What is written at a word, with the currency words beside it. */
export function writtenPrice(line: Sentence, at: number): Written | null {
  const sign = lead(line, at)
  const first = sign === null ? at : at + 1
  const before = currencyAt(line, first)
  const place = before === null ? first : first + 1
  const times = readTimes(line, place)
  const one = readOne(line, times.text + textAt(line, place + times.count))
  if (one === null || (before !== null && one.currency !== null)) return null
  const numbered = place + times.count + 1
  const more = readAdded(line, numbered)
  const end = numbered + more.count
  const after = before === null && one.currency === null ? currencyAt(line, end) : null
  return {
    sum: one.sum + more.sum,
    isThousands: one.isThousands,
    currency: before ?? one.currency ?? after,
    sign: sign ?? one.sign,
    at,
    count: end - at + (after === null ? 0 : 1),
    addedCount: more.count + times.count,
  }
}

const isCount = (text: string) => /^\p{Nd}{1,4}$/u.test(text)

/** `3*4,50` and `2x12`, but 4x4 is the name of a thing. */
function multiply(product: string, read: (text: string) => ParsedAmount): Price {
  const [first = '', second, ...rest] = product.split(/[*×xX]/)
  if (second === undefined) return read(first)
  const [times, price] = isCount(first) ? [first, second] : [second, first]
  const isThing = /x/i.test(product) && !/[.,]/.test(price) && Number(times) >= Number(price)
  if (rest.length > 0 || !isCount(times) || isThing) return { ok: false, reason: 'not-a-number' }
  const parsed = read(price)
  return parsed.ok ? { ok: true, amount: parsed.amount * Number(times) } : parsed
}

/** The price worked out; only whole minor units above zero are one. */
export function workOut(written: Written, context: PriceContext): Price {
  const currency = written.currency ?? context.currency
  const mark = decimalMarkOf(context.locale)
  const read = (text: string) => parseAmount(text, currency, mark)
  let total = 0
  for (const [term] of written.sum.matchAll(/[+-]?[^+-]+/g)) {
    const product = multiply(term.replace(/^[+-]/, ''), read)
    if (!product.ok) return product
    total += term.startsWith('-') ? -product.amount : product.amount
  }
  const amount = total * (written.isThousands ? 1000 : 1)
  if (amount > context.largest) return { ok: false, reason: 'too-large' }
  return amount >= 1 ? { ok: true, amount } : { ok: false, reason: 'not-a-number' }
}

/** Reads the amounts of a search: `>50`, `12,30`, `10-20`, `at least 50`, `20 to 30 EUR`. */
import type { AmountRange } from './query.ts'
import { currenciesIn, type Price, readPrice } from './read-price.ts'

export interface FoundAmount {
  readonly range: AmountRange
  /** How many words of the search say it. */
  readonly count: number
  /** It cannot be meant as a word. */
  readonly isSure: boolean
}

type How = '>' | '>=' | '<' | '<=' | '=' | '~'

/** What compares, in words; `than` may follow some of them. */
const comparing: Readonly<Record<string, How>> = {
  over: '>',
  above: '>',
  exceeding: '>',
  'more than': '>',
  'greater than': '>',
  'larger than': '>',
  'bigger than': '>',
  'higher than': '>',
  'more expensive than': '>',
  'dearer than': '>',
  'at least': '>=',
  'no less than': '>=',
  'not less than': '>=',
  'not under': '>=',
  minimum: '>=',
  min: '>=',
  from: '>=',
  under: '<',
  below: '<',
  'less than': '<',
  'smaller than': '<',
  'lower than': '<',
  'cheaper than': '<',
  'at most': '<=',
  'no more than': '<=',
  'not more than': '<=',
  'not over': '<=',
  'up to': '<=',
  maximum: '<=',
  max: '<=',
  until: '<=',
  exactly: '=',
  precisely: '=',
  'equal to': '=',
  about: '~',
  around: '~',
  roughly: '~',
  approximately: '~',
  circa: '~',
  ca: '~',
}
const longest = 3

const signs: Readonly<Record<string, How>> = {
  '>': '>',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
  '<': '<',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  '=': '=',
  '==': '=',
  '~': '~',
  '≈': '~',
}

/** 12 is all from 12.00 to 12.99, and 12.30 is 12.30 alone. */
const about = ({ decimal, decimals, currencies }: Price): AmountRange => {
  const most = `${decimal}${decimals === 0 ? '.' : ''}9999`
  return { least: decimal, most, isBeyond: false, currencies }
}

/** A tenth more or less is about the same. */
const roughly = ({ decimal, currencies }: Price): AmountRange => {
  const [least, most] = [0.9, 1.1].map((part) => (Number(decimal) * part).toFixed(2))
  return { least: least ?? null, most: most ?? null, isBeyond: false, currencies }
}

function compared(how: How, price: Price): AmountRange {
  const { decimal, currencies } = price
  if (how === '~') return roughly(price)
  if (how === '=') return { least: decimal, most: decimal, isBeyond: false, currencies }
  const isBeyond = !how.endsWith('=')
  return how.startsWith('>')
    ? { least: decimal, most: null, isBeyond, currencies }
    : { least: null, most: decimal, isBeyond, currencies }
}

type ReadRange = FoundAmount | null

function within(low: Price, high: Price, count: number): ReadRange {
  const [least, most] = [low.decimal, high.decimal]
  if (Number(least) > Number(most)) return null
  const currencies = low.currencies ?? high.currencies
  return { range: { least, most, isBeyond: false, currencies }, isSure: true, count }
}

/** `10-20`, `€10..20`, with what they are in behind them. */
function dashed(words: readonly string[]): ReadRange {
  const [first = '', second = '', ...more] = (words[0] ?? '').split(/\.\.\.?|[-–—]/)
  if (second === '' || more.length > 0) return null
  const [low, high] = [readPrice([first]), readPrice([second, ...words.slice(1)])]
  return low && high && within(low, high, high.used)
}

const joining = /^(?:to|till|until|-|–|—|\.\.\.?)$/i

/** `between 20 and 30`, `from 20 to 30`, `20 to 30`. */
function spelled(words: readonly string[]): ReadRange {
  const lead = /^(?:between|from|of)$/i.exec(words[0] ?? '')?.[0].toLowerCase()
  const at = lead ? 1 : 0
  const low = readPrice(words.slice(at))
  if (!low) return null
  const joint = words[at + low.used] ?? ''
  if (!joining.test(joint) && !(lead === 'between' && /^(?:and|&)$/i.test(joint))) return null
  const high = readPrice(words.slice(at + low.used + 1))
  const count = at + low.used + 1 + (high?.used ?? 0)
  return high && (within(low, high, count) ?? (lead ? within(high, low, count) : null))
}

function byWords(words: readonly string[]): ReadRange {
  for (let length = longest; length > 0; length--) {
    const how = comparing[words.slice(0, length).join(' ').toLowerCase()]
    const price = how && readPrice(words.slice(length))
    if (price) return { range: compared(how, price), isSure: true, count: length + price.used }
  }
  return null
}

function bySign(words: readonly string[]): ReadRange {
  const [, sign = '', rest = ''] = /^([<>=≥≤~≈]{1,2})(.*)$/u.exec(words[0] ?? '') ?? []
  const how = signs[sign]
  if (!how) return null
  const price = readPrice(rest === '' ? words.slice(1) : [rest, ...words.slice(1)])
  const count = (price?.used ?? 0) + (rest === '' ? 1 : 0)
  return price && { range: compared(how, price), isSure: true, count }
}

/** `100+`, `100 or more`, `100 and under`. */
function behind(words: readonly string[]): ReadRange {
  const [, plus] = /^(.+)\+$/.exec(words[0] ?? '') ?? []
  const price = readPrice(plus === undefined ? words : [plus])
  if (!price) return null
  if (plus !== undefined) return { range: compared('>=', price), isSure: true, count: 1 }
  const [joint = '', how = ''] = words.slice(price.used)
  const isMore = /^(?:more|over|above|up|upwards|higher)$/i.test(how)
  if (!/^(?:or|and)$/i.test(joint)) return null
  if (!isMore && !/^(?:less|under|below|lower|fewer)$/i.test(how)) return null
  return { range: compared(isMore ? '>=' : '<=', price), isSure: true, count: price.used + 2 }
}

function alone(words: readonly string[]): ReadRange {
  const price = readPrice(words)
  if (!price) return null
  const isSure = price.decimals > 0 || price.currencies !== null
  return { range: about(price), isSure, count: price.used }
}

/** A currency without any amount: all that is in it, or what says the word. */
function inCurrency([word = '']: readonly string[]): ReadRange {
  const currencies = word.length > 2 || /^\p{Sc}$/u.test(word) ? currenciesIn(word) : null
  return (
    currencies && {
      range: { least: null, most: null, isBeyond: false, currencies },
      isSure: false,
      count: 1,
    }
  )
}

const ways = [bySign, spelled, byWords, dashed, behind, alone, inCurrency]

/** The amount these words begin with. */
export function readAmount(words: readonly string[]): FoundAmount | null {
  for (const read of ways) {
    const found = read(words)
    if (found) return found
  }
  return null
}

/** Reads what stands in an amount field: a number, a sum such as `5+5`, or a price like `5 €`. */
import { readCurrency } from '../entry-line/read-currency.ts'
import { decimalMarkOf } from '../locale.ts'
import { exponentOf } from '../money/money.ts'
import { type AmountProblem, type ParsedAmount, parseAmount } from '../money/parse-amount.ts'
import { roundRatio } from '../money/round-ratio.ts'

const longest = 100

const before = /^([\p{L}\p{Sc}]+\.?)\s*(?=[\p{Nd}.,(+\-−])/u
const after = /(?<=[\p{Nd}).,–—-])\s*([\p{L}\p{Sc}]+\.?)$/u

/** `12,-` is a round price. */
const withoutDash = (text: string) => text.replace(/(?<=\p{Nd})[.,][-–—]{1,2}$/u, '')

interface Price {
  readonly sum: string
  /** What its sign or code says; null when it says nothing, undefined when it is no currency. */
  readonly currency: string | null | undefined
}

function priceIn(text: string, field: string, own: string): Price {
  const trimmed = text.trim()
  const [head, tail] = [before.exec(trimmed), after.exec(trimmed)]
  const [found] = [head, tail].filter((one) => one !== null)
  if (!found) return { sum: withoutDash(trimmed), currency: null }
  const word = found[1] ?? ''
  const sum = trimmed.slice(head ? found[0].length : 0, head ? undefined : found.index)
  const named = readCurrency(word, field, false)
  // A sign that several currencies share means that of the field, else that of the person.
  const currency = named === field ? named : (readCurrency(word, own, false) ?? undefined)
  return { sum: withoutDash(sum.trim()), currency }
}

/** The currency a price names; null when it names none. `own` is that of the person. */
export function currencyNamed(text: string, field: string, own: string): string | null {
  const { sum, currency } = priceIn(text, field, own)
  return /\p{Nd}/u.test(sum) ? (currency ?? null) : null
}

interface Value {
  readonly over: bigint
  readonly under: bigint
}

/** Four decimals are more than any currency has, and enough for a tip or a tax. */
const finest = 'CLF'
const finestOne = 10n ** BigInt(exponentOf(finest))

class Refused extends Error {
  readonly reason: AmountProblem
  constructor(reason: AmountProblem) {
    super(reason)
    this.reason = reason
  }
}

const acts: Readonly<Record<string, (a: Value, b: Value) => Value>> = {
  '+': (a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }),
  '-': (a, b) => ({ over: a.over * b.under - b.over * a.under, under: a.under * b.under }),
  '*': (a, b) => ({ over: a.over * b.over, under: a.under * b.under }),
  '/': (a, b) => {
    if (b.over === 0n) throw new Refused('not-a-number')
    return { over: a.over * b.under, under: a.under * b.over }
  },
}

/** Numbers and what stands between them, each act by one sign. */
const piecesOf = (text: string): readonly string[] =>
  text
    .replace(/[−–—]/g, '-')
    .replace(/[×xX]/g, '*')
    .replace(/÷/g, '/')
    .split(/([+\-*/()])/)
    .map((piece) => piece.trim())
    .filter(Boolean)

/** As on paper: brackets, then times and by, then plus and minus. */
function reckon(text: string, locale: string): Value {
  const pieces = piecesOf(text)
  let at = 0
  const number = (written: string): Value => {
    if (written === '') throw new Refused('not-a-number')
    const parsed = parseAmount(written, finest, decimalMarkOf(locale))
    if (!parsed.ok) throw new Refused(parsed.reason)
    return { over: BigInt(parsed.amount), under: finestOne }
  }
  const factor = (): Value => {
    const piece = pieces[at++] ?? ''
    if (piece === '-') return acts['-']?.({ over: 0n, under: 1n }, factor()) ?? number('')
    if (piece !== '(') return number(piece)
    const inside = terms()
    if (pieces[at++] !== ')') throw new Refused('not-a-number')
    return inside
  }
  const chain = (signs: string, next: () => Value): Value => {
    let value = next()
    for (;;) {
      const sign = pieces[at] ?? ''
      const act = sign !== '' && signs.includes(sign) ? acts[sign] : undefined
      if (!act) return value
      at += 1
      value = act(value, next())
    }
  }
  const terms = (): Value => chain('+-', () => chain('*/', factor))
  const whole = terms()
  if (at < pieces.length) throw new Refused('not-a-number')
  return whole
}

/** Of the currency's minor units; only times and by may leave something to round. */
function sumOf(text: string, currency: string, locale: string): ParsedAmount {
  if (text.length > longest) return { ok: false, reason: 'too-large' }
  try {
    const { over, under } = reckon(text, locale)
    const minor = over * 10n ** BigInt(exponentOf(currency))
    const isExact = minor % under === 0n
    if (!isExact && !/[*×xX/÷]/.test(text)) return { ok: false, reason: 'too-many-decimals' }
    const amount = roundRatio(minor, under)
    return amount === null ? { ok: false, reason: 'too-large' } : { ok: true, amount }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason }
    throw error
  }
}

/** The amount in the field's currency; another one that is named beside it is refused. */
export function readTypedAmount(text: string, currency: string, locale: string): ParsedAmount {
  const plain = parseAmount(text, currency, decimalMarkOf(locale))
  if (plain.ok || plain.reason !== 'not-a-number') return plain
  const price = priceIn(text, currency, currency)
  if (price.currency === undefined || !/\p{Nd}/u.test(price.sum)) return plain
  if (price.currency !== null && price.currency !== currency) {
    return { ok: false, reason: 'other-currency' }
  }
  const bare = parseAmount(price.sum, currency, decimalMarkOf(locale))
  if (bare.ok || bare.reason !== 'not-a-number') return bare
  return sumOf(price.sum, currency, locale)
}

/** Reads one price of a search and what it is in: `12,30`, `€50`, `50 EUR`, `480 dollars`. */
import { currencySigns, wordlikeCodes } from '../entry-line/currency-words.data.ts'
import { decimalText, readDecimal } from '../import/decimal.ts'
import { foldText } from '../ledger.ts'
import { isCurrency } from '../money/money.ts'

export interface Price {
  readonly decimal: string
  readonly decimals: number
  /** Any of these; null is any at all. */
  readonly currencies: readonly string[] | null
  /** How many words say it. */
  readonly used: number
}

const ofCountries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dollar: { us: 'USD', american: 'USD', canadian: 'CAD', australian: 'AUD' },
  pound: { british: 'GBP', english: 'GBP', egyptian: 'EGP' },
  franc: { swiss: 'CHF' },
  yen: { japanese: 'JPY' },
}

/** The currencies a word may name; small letters that are words of their own name none. */
export function currenciesIn(word: string): readonly string[] | null {
  const sign = word.toLowerCase().replace(/\.$/, '')
  if (Object.hasOwn(currencySigns, sign)) return currencySigns[sign] ?? null
  const code = word.toUpperCase()
  if (!/^[A-Za-z]{3}$/.test(word) || !isCurrency(code)) return null
  return wordlikeCodes.includes(code) && word !== code ? null : [code]
}

interface Named {
  readonly currencies: readonly string[]
  readonly used: number
}

/** `dollars`, `US dollars`. */
export function currencyAt(words: readonly string[], at: number): Named | null {
  const [first = '', second = ''] = [words[at], words[at + 1]]
  const country = ofCountries[foldText(second).replace(/s$/, '')]?.[foldText(first)]
  if (country) return { currencies: [country], used: 2 }
  const currencies = currenciesIn(first)
  return currencies && { currencies, used: 1 }
}

const written = /^(\D{1,5})?(\d[\d.,']*?)(k)?(\D{1,4})?$/iu

/** 1.234 and 1,234 are grouped, and not a number with three decimals. */
function readNumber(text: string, isThousands: boolean) {
  const isGrouped = /^[1-9]\d{0,2}([.,'])\d{3}(\1\d{3})*$/.test(text)
  const read = readDecimal(isGrouped ? text.replace(/[.,']/g, '') : text)
  if (!read) return null
  if (!isThousands) return { decimal: decimalText(read), decimals: read.decimals }
  const digits = read.digits + '0'.repeat(Math.max(0, 3 - read.decimals))
  const decimals = Math.max(0, read.decimals - 3)
  return { decimal: decimalText({ ...read, digits, decimals }), decimals }
}

/** `450,-` says that there are no cents. */
const noCents = /(?<=\d)[.,][-–—]{1,2}(?=\D{0,4}$)/u

/** One word, with the sign it may have on either side. */
function readWord(word: string): Price | null {
  const [, before, digits = '', thousand, after] = written.exec(word.replace(noCents, '')) ?? []
  const found = readNumber(digits, thousand !== undefined)
  const named = before ?? after
  const currencies = named === undefined ? null : currenciesIn(named)
  if (!found || (before && after) || (named !== undefined && currencies === null)) return null
  return { ...found, currencies, used: 1 }
}

/** Thousands may stand apart: 1 020,00. */
function readSpaced(words: readonly string[]): Price | null {
  const [first = '', second = ''] = words
  const isSpaced =
    /^\D{0,3}[1-9]\d{0,2}$/.test(first) && /^\d{3}(?:[.,]\d{1,2})?\D{0,3}$/.test(second)
  const price = isSpaced ? readWord(first + second) : null
  return price && { ...price, used: 2 }
}

/** The price these words begin with; its currency may stand before or behind it. */
export function readPrice(words: readonly string[]): Price | null {
  const [first = ''] = words
  const before = /\d/.test(first) ? null : currencyAt(words, 0)
  const rest = words.slice(before?.used ?? 0)
  const price = readSpaced(rest) ?? readWord(rest[0] ?? '')
  if (!price || (before && price.currencies)) return null
  if (before) return { ...price, currencies: before.currencies, used: before.used + price.used }
  if (price.currencies) return price
  const behind = currencyAt(words, price.used)
  return behind
    ? { ...price, currencies: behind.currencies, used: price.used + behind.used }
    : price
}

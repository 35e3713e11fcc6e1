import { limits } from '#contract/limits.ts'
import { exponentOf, isCurrency } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { compare, type Trial, tryAll, type Verdict } from './section.ts'

interface CurrencyCase {
  readonly id: string
  readonly code: string
  /** Null: it has none, as gold has none, and nobody keeps books in it. */
  readonly minor_units: number | null
}

const decimalsOf = (code: string) => (isCurrency(code) ? exponentOf(code) : null)

const tryCurrency = ({ id, code, minor_units }: CurrencyCase): Verdict =>
  compare(id, decimalsOf(code), minor_units)

interface ParseCase {
  readonly id: string
  readonly code: string
  readonly text: string
  readonly minor: number | string
}

const read = (text: string, code: string, decimalMark?: '.' | ',') => {
  const parsed = parseAmount(text, code, decimalMark)
  return parsed.ok ? parsed.amount : 'error'
}

/**
 * What is too large for the books has to be refused; an exact count beyond them is of no use.
 * `1,234.56` can mean one thing only, so a reader of a decimal comma gets it too, or a refusal.
 */
function tryParse({ id, code, text, minor }: ParseCase): Verdict {
  const inEnglish = /^locale-dependent: en (-?\d+)/.exec(String(minor))?.[1]
  if (inEnglish !== undefined) {
    const got = [read(text, code, '.'), read(text, code, ',')]
    const isRead = got[1] === Number(inEnglish)
    return compare(id, got, [Number(inEnglish), isRead ? Number(inEnglish) : 'error'])
  }
  const isTooLarge = Math.abs(Number(minor)) > limits.amountMinorUnits
  return compare(id, read(text, code), isTooLarge ? 'error' : minor)
}

interface CurrenciesFile {
  readonly currencies?: readonly CurrencyCase[]
  readonly mismatches?: readonly { readonly code: string; readonly iso: number }[]
  readonly withdrawn?: Readonly<Record<string, string>>
  readonly parse_vectors?: readonly ParseCase[]
}

const named = <T extends { readonly code: string }>(list: readonly T[] | undefined) =>
  list?.map((one) => ({ id: one.code, ...one }))

export const tryCurrencies: Trial = (file) => {
  const { currencies, mismatches, withdrawn, parse_vectors } = file as CurrenciesFile
  // Some codes were withdrawn in one country while another kept them.
  const active = new Set(currencies?.map(({ code }) => code))
  const gone = Object.keys(withdrawn ?? {}).filter((code) => !active.has(code))
  const texts = parse_vectors?.map((one) => ({ ...one, id: `${one.code} "${one.text}"` }))
  return [
    tryAll('minor_units', named(currencies), tryCurrency),
    tryAll('mismatches', named(mismatches), ({ id, code, iso }) =>
      compare(id, decimalsOf(code), iso),
    ),
    tryAll(
      'withdrawn',
      gone.map((code) => ({ id: code })),
      ({ id }) => compare(id, isCurrency(id), false),
    ),
    tryAll('parse', texts, tryParse),
  ]
}

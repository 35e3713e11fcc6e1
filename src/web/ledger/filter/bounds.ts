import { decimalMarkOf } from '#domain/locale.ts'
import { decimalOf } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { say } from '#web/words/say.ts'
import type { Filters } from '../model/filters.ts'

export type Bound = 'least' | 'most'
export type BoundTexts = Readonly<Record<Bound, string>>

export type ReadBounds =
  | { readonly ok: true; readonly bounds: Pick<Filters, Bound> }
  | { readonly ok: false; readonly problems: Partial<Record<Bound, string>> }

/** As short as it can be said: 12.50 is 12.5, and 12.00 is 12. */
const shortest = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

export const writtenBound = (decimal: string | null, locale: string): string =>
  decimal?.replace('.', decimalMarkOf(locale)) ?? ''

function readBound(text: string, currency: string, locale: string) {
  if (text.trim() === '') return { decimal: null }
  const parsed = readTypedAmount(text, currency, locale)
  if (!parsed.ok) return { problem: amountProblemWords(parsed.reason, currency, locale) }
  if (parsed.amount < 0) return { problem: say('Enter an amount above zero.') }
  return { decimal: shortest(decimalOf(parsed.amount, currency)) }
}

/** Written with the decimals of the person's own currency; the wrong way round is turned. */
export function readBounds(texts: BoundTexts, currency: string, locale: string): ReadBounds {
  const least = readBound(texts.least, currency, locale)
  const most = readBound(texts.most, currency, locale)
  if (least.decimal === undefined || most.decimal === undefined) {
    const problems = {
      ...(least.problem && { least: least.problem }),
      ...(most.problem && { most: most.problem }),
    }
    return { ok: false, problems }
  }
  const isTurned =
    least.decimal !== null && most.decimal !== null && Number(least.decimal) > Number(most.decimal)
  return {
    ok: true,
    bounds: isTurned
      ? { least: most.decimal, most: least.decimal }
      : { least: least.decimal, most: most.decimal },
  }
}

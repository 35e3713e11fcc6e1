import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalMarkOf } from '../locale.ts'
import { currencies } from './currencies.data.ts'
import {
  decimalOf,
  exponentOf,
  formatAmount,
  isCurrency,
  sumAmounts,
  totalsOf,
  typedAmount,
} from './money.ts'
import { parseAmount } from './parse-amount.ts'

const codes = Object.keys(currencies)
const locales = ['en-GB', 'en-US', 'de-DE', 'de-CH', 'fr-FR', 'ja-JP', 'hi-IN', 'ar-EG', 'sv-SE']
const most = Number.MAX_SAFE_INTEGER

describe('currencies', () => {
  it('knows the decimals Intl gets wrong', () => {
    for (const code of ['HUF', 'IDR', 'COP', 'PKR']) expect(exponentOf(code)).toBe(2)
    expect(['JPY', 'EUR', 'IQD', 'CLF'].map(exponentOf)).toEqual([0, 2, 3, 4])
  })

  it('tells a currency from any other text', () => {
    expect(isCurrency('EUR')).toBe(true)
    expect(isCurrency('eur')).toBe(false)
    expect(isCurrency('toString')).toBe(false)
  })
})

describe('formatting', () => {
  it('follows the locale and the currency', () => {
    expect(formatAmount(123456, 'EUR', 'en-GB')).toBe('€1,234.56')
    expect(formatAmount(123456, 'EUR', 'de-DE')).toBe('1.234,56\u00a0€')
    expect(formatAmount(1234, 'JPY', 'ja-JP')).toBe('￥1,234')
    expect(formatAmount(500, 'CAD', 'en-GB')).toBe('CA$5.00')
    expect(formatAmount(1234, 'KWD', 'en-GB', { unit: 'none' })).toBe('1.234')
    expect(formatAmount(12345, 'CLF', 'en-GB', { unit: 'none' })).toBe('1.2345')
    expect(formatAmount(123456, 'HUF', 'en-GB', { unit: 'none' })).toBe('1,234.56')
    expect(formatAmount(576_131, 'EUR', 'de-AT')).toBe('€\u00a05.761,31')
    expect(formatAmount(-576_131, 'EUR', 'de-AT', { unit: 'none' })).toBe('-5.761,31')
    expect(formatAmount(-5, 'EUR', 'en-GB')).toBe('-€0.05')
    expect(formatAmount(5, 'EUR', 'en-GB', { sign: 'always' })).toBe('+€0.05')
  })

  it('is exact where a float would not be', () => {
    expect(formatAmount(most, 'EUR', 'en-GB', { unit: 'none' })).toBe('90,071,992,547,409.91')
  })

  it('shows the money even when the locale is nonsense', () => {
    expect(formatAmount(1250, 'EUR', 'not a locale')).toBe('€12.50')
  })

  it('writes every amount so that it reads back as itself, in every locale and currency', () => {
    const amounts = integer({ min: -most, max: most })
    const cases = property(
      amounts,
      constantFrom(...codes),
      constantFrom(...locales),
      (amount, currency, locale) => {
        const mark = decimalMarkOf(locale)
        const want = { ok: true, amount: amount === 0 ? 0 : amount }
        expect(parseAmount(typedAmount(amount, currency, locale), currency, mark)).toEqual(want)
        const shown = formatAmount(amount, currency, locale, { unit: 'none' })
        expect(parseAmount(shown.replaceAll('\u061c', ''), currency, mark)).toEqual(want)
        expect(Number(decimalOf(amount, currency)) < 0).toBe(amount < 0)
      },
    )
    assert(cases, { numRuns: 500 })
  })
})

it('writes a bare number while a form still asks for the currency', () => {
  expect(formatAmount(0, '', 'es-ES', { unit: 'none' })).toBe('0,00')
  expect(formatAmount(123456, '', 'en-GB')).toBe('1,234.56')
})

describe('sums', () => {
  it('adds exactly, or says it cannot', () => {
    expect(sumAmounts([10, 20])).toBe(30)
    expect(sumAmounts([])).toBe(0)
    expect(sumAmounts([most, 1])).toBeNull()
    expect(sumAmounts([most, 1, -5])).toBeNull()
  })

  it('never adds two currencies', () => {
    const rows = [
      { amount: 100, currency: 'EUR' },
      { amount: 7, currency: 'JPY' },
      { amount: 50, currency: 'EUR' },
    ]
    expect(totalsOf(rows)).toEqual([
      { currency: 'EUR', amount: 150 },
      { currency: 'JPY', amount: 7 },
    ])
  })
})

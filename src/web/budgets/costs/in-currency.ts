import { convertAmount, type RateTable, rateOf } from '#domain/money/rates.ts'
import type { InCurrency } from './month-costs.ts'

/** Amounts of rows in one currency, by the rates of their own days. */
export const inCurrencyBy =
  (to: string, rates: RateTable | null): InCurrency =>
  (row, amount) => {
    if (row.currency === to) return amount
    const rate = rateOf(row, to, rates)
    return rate ? convertAmount(amount, row.currency, to, rate) : undefined
  }

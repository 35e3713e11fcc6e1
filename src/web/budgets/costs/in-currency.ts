import { convertAmount, type RateTable, rateOf } from '#domain/money/rates.ts'
import type { InCurrency } from './month-costs.ts'

/** Amounts of rows in one currency, by the rates of their own days. */
export const inCurrencyBy =
  (to: string, rates: RateTable | null): InCurrency =>
  (row, amount, onOld) => {
    if (row.currency === to) return amount
    const rate = rateOf(row, to, rates)
    if (rate?.isOld) onOld?.(rate.on)
    return rate ? convertAmount(amount, row.currency, to, rate) : undefined
  }

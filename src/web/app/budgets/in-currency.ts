import { convertAmount, type RateTable, ratioOf } from '#domain/rates.ts'
import type { CostRow, InCurrency } from './month-costs.ts'

/** What a person wrote down as the rate counts before the one of the day. */
function rateOf({ rate, currency, date }: CostRow, to: string, rates: RateTable | null) {
  const typed = rate?.to === to ? ratioOf(rate.value) : null
  return typed ?? rates?.cross(currency, to, date) ?? null
}

/** Amounts of rows in one currency, by the rates of their own days. */
export const inCurrencyBy =
  (to: string, rates: RateTable | null): InCurrency =>
  (row, amount) => {
    if (row.currency === to) return amount
    const rate = rateOf(row, to, rates)
    return rate ? convertAmount(amount, row.currency, to, rate) : undefined
  }

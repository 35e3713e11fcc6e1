import { lacksRate } from '#domain/convert-totals.ts'
import { worthOf } from '#domain/ledger.ts'
import type { Rated } from '#domain/ledger-filter.ts'
import { convertAmount, type RateTable, rateOf } from '#domain/rates.ts'
import type { CountedRow } from '#web/fields/amount.tsx'
import { amountFor } from './figure-amounts.ts'

const net = amountFor(worthOf, 'net')

/** What a row comes to in a currency; null without a rate. */
function valueIn(to: string, rates: RateTable) {
  return (row: CountedRow): number | null => {
    if (row.currency === to) return row.amount
    const rate = rateOf(row, to, rates)
    return rate && convertAmount(row.amount, row.currency, to, rate)
  }
}

/** What filters ask of who knows the rates: what rows come to, and which have none. */
export const ratedBy = (currency: string, rates: RateTable): Rated => ({
  lacksRate: (row: CountedRow) => lacksRate(row, currency, rates, net),
  home: { currency, valueOf: valueIn(currency, rates) },
})

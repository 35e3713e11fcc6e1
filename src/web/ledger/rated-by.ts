import { lacksRate } from '#domain/convert-totals.ts'
import { worthOf } from '#domain/ledger.ts'
import type { Rated } from '#domain/ledger-filter.ts'
import { type RateTable, valueIn } from '#domain/rates.ts'
import type { CountedRow } from '#web/fields/amount.tsx'
import { amountFor } from './figure-amounts.ts'

const net = amountFor(worthOf, 'net')

/** What filters ask of who knows the rates: what rows come to, and which have none. */
export const ratedBy = (currency: string, rates: RateTable): Rated => ({
  lacksRate: (row: CountedRow) => lacksRate(row, currency, rates, net),
  home: { currency, valueOf: (row) => valueIn(row, currency, rates) },
})

import { worthOf } from '#domain/ledger.ts'
import type { Rated } from '#domain/ledger-filter.ts'
import { lacksRate } from '#domain/money/convert-totals.ts'
import { type RateTable, valueIn } from '#domain/money/rates.ts'
import type { CountedRow } from '#web/locale/amount.tsx'
import { amountFor } from './figure-amounts.ts'

const net = amountFor(worthOf, 'net')

/** What filters ask of who knows the rates: what rows come to, and which have none. */
export const ratedBy = (currency: string, rates: RateTable): Rated => ({
  lacksRate: (row: CountedRow) => lacksRate(row, currency, rates, net),
  home: { currency, valueOf: (row) => valueIn(row, currency, rates) },
})

import { useEffect, useMemo } from 'react'
import { lacksRate } from '#domain/convert-totals.ts'
import { worthOf } from '#domain/ledger.ts'
import type { Rated } from '#domain/ledger-filter.ts'
import { convertAmount, type RateTable, rateOf } from '#domain/rates.ts'
import type { CountedRow } from '#web/fields/amount.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useRates } from '#web/fields/use-rates.ts'
import { amountFor } from './figure-amounts.ts'
import { usedCurrencies } from './filter/used-currencies.ts'
import type { MonthSource } from './shown-list.ts'

export interface RateLackProps {
  readonly ledger: MonthSource
  readonly onRated: (rated: Rated | null) => void
}

const net = amountFor(worthOf, 'net')

/** What a row comes to in a currency; null without a rate. */
function valueIn(to: string, rates: RateTable) {
  return (row: CountedRow): number | null => {
    if (row.currency === to) return row.amount
    const rate = rateOf(row, to, rates)
    return rate && convertAmount(row.amount, row.currency, to, rate)
  }
}

/** Draws nothing: it fetches the rates, and tells what rows come to and which have none. */
export function RateLack({ ledger, onRated }: RateLackProps) {
  const { currency } = useBook()
  const today = useToday()
  const used = useMemo(() => usedCurrencies(ledger), [ledger])
  const since = useMemo(
    () => `${ledger.months.toSorted()[0] ?? today.slice(0, 7)}-01`,
    [ledger, today],
  )
  const rates = useRates(used, since)
  useEffect(() => {
    if (rates === null) return undefined
    onRated({
      lacksRate: (row: CountedRow) => lacksRate(row, currency, rates, net),
      home: { currency, valueOf: valueIn(currency, rates) },
    })
    return () => onRated(null)
  }, [rates, currency, onRated])
  return null
}

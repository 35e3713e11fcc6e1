import { useEffect, useMemo } from 'react'
import { lacksRate } from '#domain/convert-totals.ts'
import { worthOf } from '#domain/ledger.ts'
import type { RowTest } from '#domain/ledger-filter.ts'
import type { CountedRow } from '#web/fields/amount.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useRates } from '#web/fields/use-rates.ts'
import { amountFor } from './figure-amounts.ts'
import { usedCurrencies } from './filter/used-currencies.ts'
import type { MonthSource } from './shown-list.ts'

export interface RateLackProps {
  readonly ledger: MonthSource
  readonly onLacking: (test: RowTest | null) => void
}

const net = amountFor(worthOf, 'net')

/** Draws nothing: it fetches the rates, and tells which rows have none. */
export function RateLack({ ledger, onLacking }: RateLackProps) {
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
    onLacking((row: CountedRow) => lacksRate(row, currency, rates, net))
    return () => onLacking(null)
  }, [rates, currency, onLacking])
  return null
}

import { useEffect } from 'react'
import { convertTotals } from '#domain/convert-totals.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import type { RateTable } from '#domain/rates.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useRates } from '#web/fields/use-rates.ts'
import { amountFor } from './figure-amounts.ts'
import type { ShownList } from './shown-list.ts'
import { type RankOf, rankByNumber } from './sort-list.ts'

export interface RateRankProps {
  readonly list: ShownList
  readonly onRank: (rankOf: RankOf) => void
}

const rankBy =
  (rates: RateTable, to: string): RankOf =>
  (row: LedgerRow, shareOf) => {
    const { amount, missing } = convertTotals([row], to, rates, amountFor(shareOf, 'net'))
    return missing.length > 0 ? null : amount
  }

/** Draws nothing: it fetches what several currencies are worth beside each other. */
export function RateRank({ list, onRank }: RateRankProps) {
  const { currency } = useBook()
  const today = useToday()
  const since = list.months.at(-1)?.at(-1)?.date ?? today
  const rates = useRates(
    list.figures.net.map((total) => total.currency),
    since,
  )
  useEffect(() => {
    if (rates === null) return undefined
    onRank(rankBy(rates, currency))
    return () => onRank(rankByNumber)
  }, [rates, currency, onRank])
  return null
}

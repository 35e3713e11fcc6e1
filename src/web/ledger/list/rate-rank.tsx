import { useEffect } from 'react'
import type { LedgerRow } from '#domain/ledger.ts'
import { convertTotals } from '#domain/money/convert-totals.ts'
import type { RateTable } from '#domain/money/rates.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { amountFor } from '../model/figure-amounts.ts'
import type { ShownList } from '../model/shown-list.ts'
import { type RankOf, rankByNumber } from '../model/sort-list.ts'

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
  const { currency } = useLocale()
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

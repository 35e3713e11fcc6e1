import { useEffect, useMemo } from 'react'
import type { Rated } from '#domain/ledger-filter.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { usedCurrencies } from '../filter/used-currencies.ts'
import { ratedBy } from '../model/rated-by.ts'
import type { MonthSource } from '../model/shown-list.ts'

export interface RateLackProps {
  readonly ledger: MonthSource
  readonly onRated: (rated: Rated | null) => void
}

/** Draws nothing: it fetches the rates, and tells what rows come to and which have none. */
export function RateLack({ ledger, onRated }: RateLackProps) {
  const { currency } = useLocale()
  const today = useToday()
  const used = useMemo(() => usedCurrencies(ledger), [ledger])
  const since = useMemo(
    () => `${ledger.months.toSorted()[0] ?? today.slice(0, 7)}-01`,
    [ledger, today],
  )
  const rates = useRates(used, since)
  useEffect(() => {
    if (rates === null) return undefined
    onRated(ratedBy(currency, rates))
    return () => onRated(null)
  }, [rates, currency, onRated])
  return null
}

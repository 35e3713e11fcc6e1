import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { type Day, monthOf } from '#domain/calendar/calendar.ts'
import { bookMonths, bookRows } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { useNoRates, useRates } from '#web/locale/use-rates.ts'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { CostIndex, type Costs, type MonthlyRows } from './cost-index.ts'
import { inCurrencyBy } from './in-currency.ts'

const rowsIn = (replica: Replica): MonthlyRows => ({
  months: () => bookMonths(replica),
  rowsOf: (month) => bookRows(replica, month),
  subscribe: (listener) => replica.subscribe(listener),
})

/** Kept from page to page, as long as the book is open. */
const indexes = new WeakMap<Replica, CostIndex>()

function indexOf(replica: Replica): CostIndex {
  const known = indexes.get(replica)
  if (known) return known
  const slices = { now: () => performance.now(), later: whenIdle }
  const made = new CostIndex(rowsIn(replica), inCurrencyBy, slices)
  indexes.set(replica, made)
  return made
}

const noCurrencies: readonly string[] = []

/**
 * What the book cost in these currencies since a day; null until it is counted, with the rates it
 * takes or once it is clear that there are none: nothing is called without a rate before.
 */
export function useCosts(
  currencies: readonly string[],
  since: Day,
  payees: readonly string[],
): Costs | null {
  const replica = useReplica()
  const { isComplete } = useReplicaStatus()
  const index = indexOf(replica)
  const costs = useSyncExternalStore(index.subscribe, index.costs)
  const wanted = [...new Set(currencies)].sort().join()
  const foreign = useMemo(
    () => [...new Set([...(costs?.currencies ?? noCurrencies), ...wanted.split(',')])],
    [costs, wanted],
  )
  const rates = useRates(foreign.length > 1 ? foreign : noCurrencies, since)
  const hasNone = useNoRates()
  const isEarly = foreign.length > 1 && costs?.rates === null && (rates !== null || !hasNone)
  const month = monthOf(since)
  // Before the page is painted: a book that is counted in one slice shows no placeholder.
  useLayoutEffect(() => {
    if (!isComplete) return
    index.want({ currencies: wanted.split(','), since: month, rates, payees })
  }, [index, isComplete, wanted, month, rates, payees])
  const isWhole = wanted.split(',').every((currency) => costs?.byCurrency.has(currency))
  return isComplete && isWhole && !isEarly ? costs : null
}

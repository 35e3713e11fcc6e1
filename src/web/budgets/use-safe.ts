import { useMemo } from 'react'
import { smallerOf } from '#domain/analytics/safe-to-spend.ts'
import { byTodaysRate } from '#domain/budgets/upcoming.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import type { BudgetBook, BudgetView } from './budget-view.ts'
import { overallOf } from './overall.ts'
import { useMonthLeft } from './use-month-left.ts'

/** What is safe to spend by the rows of this device: the same on every page. */
export function useSafe(running: readonly BudgetView[], book: BudgetBook) {
  const { today } = book
  const { currency } = useLocale()
  const currencies = useMemo(() => running.map(({ budget }) => budget.currency), [running])
  const rates = useRates(currencies, today)
  const overall = useMemo(
    () => overallOf(running, byTodaysRate(currency, rates, today)),
    [running, currency, rates, today],
  )
  const { month, isAwaited, note } = useMonthLeft(book)
  return { safe: smallerOf(overall.safe, month), inside: overall.inside, isAwaited, note, currency }
}

import { useMemo } from 'react'
import { withinAccounts } from '#domain/analytics/safe-to-spend.ts'
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
  const { month, accounts, isAwaited, note } = useMonthLeft(book)
  const safe = withinAccounts(overall.safe, month, accounts)
  return { safe, inside: overall.inside, isAwaited, note, currency }
}

import { useMemo } from 'react'
import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import type { Month } from '#domain/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import { bookRows } from '#web/data/one-book.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { type Figures, figuresOfAnswer, figuresOfRows } from './figures.ts'
import { comparedDays } from './month-span.ts'
import { monthSums } from './month-sums.ts'

/** From the rows of this device where it has them all, else as the server says; null before. */
export function useFigures(month: Month, answer: DashboardAnswer | null): Figures | null {
  const { currency } = useBook()
  const today = useToday()
  const { replica, version: expenses } = useTable('expenses')
  const { version: incomes } = useTable('incomes')
  const { version: shares } = useTable('group_shares')
  const { isComplete } = useReplicaStatus()
  const sums = useMemo(() => {
    // Read again whenever one of the tables changes.
    void [expenses, incomes, shares]
    if (!isComplete) return null
    const rows = {
      expenses: (name: Month) => bookRows(replica, name),
      incomes: (name: Month) =>
        replica.monthRows('incomes', name) as readonly unknown[] as readonly LedgerRow[],
    }
    return monthSums(comparedDays(month, today), rows, currency)
  }, [replica, expenses, incomes, shares, isComplete, month, today, currency])
  return useMemo(() => {
    if (sums) return figuresOfRows(sums)
    return answer && figuresOfAnswer(answer)
  }, [sums, answer])
}

import { useMemo } from 'react'
import { addMonths, monthOf } from '#domain/calendar.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useToday } from '#web/fields/use-book.ts'
import { type Latest, latestHere } from './latest.ts'

const tables = ['expenses', 'incomes'] as const

export function useLatest(answered: readonly Latest[]): readonly Latest[] {
  const { replica, version: expenses } = useTable('expenses')
  const { version: incomes } = useTable('incomes')
  const { isComplete } = useReplicaStatus()
  const today = useToday()
  return useMemo(() => {
    // Read again whenever one of the tables changes.
    void [expenses, incomes]
    if (!isComplete) return answered
    const months = [monthOf(today), addMonths(monthOf(today), -1)]
    return latestHere(answered, {
      find: (table, id) => replica.rows(table).get(id),
      recent: tables.map((table) => [
        table,
        months.flatMap((month) => replica.monthRows(table, month)),
      ]),
    })
  }, [replica, expenses, incomes, isComplete, today, answered])
}

import { useMemo } from 'react'
import type { Month } from '#domain/calendar/calendar.ts'
import { type CostEntry, type EntryType, entryRows } from '#web/data/one-book.ts'
import { useTable } from '#web/data/replica-react.tsx'

export type EntriesOf = (type: EntryType, month: Month) => readonly CostEntry[]

/** The book by month, own and shared; a new function after every change, over the same arrays. */
export function useEntries(): EntriesOf {
  const { replica, version: expenses } = useTable('expenses')
  const { version: incomes } = useTable('incomes')
  const { version: shares } = useTable('group_shares')
  return useMemo(() => {
    // Read again whenever one of the tables changes.
    void [expenses, incomes, shares]
    return (type, month) => entryRows(replica, type, month)
  }, [replica, expenses, incomes, shares])
}

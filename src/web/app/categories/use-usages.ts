import { useMemo } from 'react'
import { useTable } from '#web/data/replica-react.tsx'
import type { CountedRow } from '#web/fields/amount.tsx'
import { useToday } from '#web/fields/use-book.ts'
import { type CategoryNode, type CategoryType, idsOf } from './tree.ts'
import { noCategory, recentMonths, type Usage, usageOf } from './usage.ts'

/** What went into a category this month, and in the twelve months that end with it. */
export interface Usages {
  readonly month: Usage
  readonly year: Usage
}

/** The figures of every category, from the copy on this device. */
export function useUsages(type: CategoryType): (node: CategoryNode | null) => Usages {
  const table = type === 'expense' ? 'expenses' : 'incomes'
  const { replica, version } = useTable(table)
  const today = useToday()
  return useMemo(() => {
    // Read again whenever the table changes; the arrays of other months stay the same.
    void version
    const months: readonly (readonly unknown[])[] = recentMonths(today).map((month) =>
      replica.monthRows(table, month),
    )
    const rows = months as readonly (readonly CountedRow[])[]
    return (node) => {
      const ids = node ? idsOf(node) : [noCategory]
      return { month: usageOf(ids, rows.slice(0, 1)), year: usageOf(ids, rows) }
    }
  }, [replica, version, table, today])
}

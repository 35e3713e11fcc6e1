import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type LedgerFilter, searchTexts } from '#domain/ledger.ts'
import type { Replica } from '#web/data/replica/shapes.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { whenIdle } from '#web/ui/when-idle.ts'
import { asExpenses } from './expense.ts'
import { memoryOf, monthsRemembered } from './propose-category.ts'
import {
  createMonthViews,
  listFor,
  type MonthSource,
  questionFor,
  type ShownList,
  wholeMonth,
} from './shown-list.ts'

interface Ledger extends MonthSource {
  readonly version: number
}

const ledgerAt = (replica: Replica, version: number): Ledger => ({
  version,
  months: replica.months('expenses'),
  rowsOf: (month) => asExpenses(replica.monthRows('expenses', month)),
})

/** All expenses by month; a new object after every change, over the same arrays. */
export function useLedger(): Ledger {
  const { replica, version } = useTable('expenses')
  return useMemo(() => ledgerAt(replica, version), [replica, version])
}

/** What the filter shows. Typing stays ahead of a long list: the list may follow a frame later. */
export function useShownList(
  ledger: Ledger,
  { text, categoryId, from, to }: LedgerFilter,
  categoryNames: ReadonlyMap<string, string>,
): ShownList {
  const words = useDeferredValue(text)
  const [views] = useState(createMonthViews)
  const question = useMemo(
    () => questionFor({ text: words, categoryId, from, to }, categoryNames),
    [words, categoryId, from, to, categoryNames],
  )
  return useMemo(() => listFor(ledger, question, views), [ledger, question, views])
}

/** Prepares search, proposals and all time, one month after another, while nothing else happens. */
export function useWarmSearch(ledger: Ledger): void {
  useEffect(() => {
    const waiting = [...ledger.months]
    const recent = new Set(waiting.slice(0, monthsRemembered))
    let cancel = () => {}
    const next = () => {
      const month = waiting.shift()
      if (month === undefined) return
      const rows = ledger.rowsOf(month)
      searchTexts(rows)
      wholeMonth(rows)
      if (recent.has(month)) memoryOf(rows)
      cancel = whenIdle(next)
    }
    cancel = whenIdle(next)
    return () => cancel()
  }, [ledger])
}

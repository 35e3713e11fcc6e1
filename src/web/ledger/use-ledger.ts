import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Lens } from '#domain/groups/share-entry.ts'
import { type Rated, searchTexts } from '#domain/ledger-filter.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { bookMonths, bookRows } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { type Address, filterOf, readAddress, writeAddress } from './model/address.ts'
import { asEntries, type Entry } from './model/entry.ts'
import { type Noun, useNoun } from './model/noun.ts'
import {
  createMonthViews,
  listFor,
  type MonthSource,
  questionFor,
  type ShownList,
  wholeMonth,
} from './model/shown-list.ts'
import type { RankOf } from './model/sort-list.ts'

export interface Ledger extends MonthSource {
  readonly version: number
}

const ledgerAt = (replica: Replica, version: number, { table }: Noun): Ledger => ({
  version,
  months: replica.months(table),
  rowsOf: (month) => asEntries(replica.monthRows(table, month)),
})

/** All of a noun by month; a new object after every change, over the same arrays. */
export function useLedger(noun: Noun): Ledger {
  const { replica, version } = useTable(noun.table)
  return useMemo(() => ledgerAt(replica, version, noun), [replica, version, noun])
}

/** The same with my part of what groups spent among the expenses. */
export function useBookLedger(own: Ledger, lens: Lens): Ledger {
  const { type } = useNoun()
  const { replica, version } = useTable('group_shares')
  return useMemo(() => {
    const hasShares = type === 'expense' && replica.months('group_shares').length > 0
    if (!hasShares) return own
    return {
      version: own.version + version,
      months: bookMonths(replica),
      rowsOf: (month) => bookRows(replica, month, lens) as readonly Entry[],
    }
  }, [own, replica, version, type, lens])
}

/** All that decides what is shown, as text: the same text is the same question. */
export const askedBy = (address: Address) =>
  writeAddress({ ...address, sheet: null }, '').toString()

/** What the filter shows. Typing stays ahead of a long list: the list may follow a frame later. */
export function useShownList(
  ledger: Ledger,
  address: Address,
  categories: Categories,
  rankOf: RankOf,
  rated: Rated,
): ShownList {
  const text = useDeferredValue(address.text)
  const [views] = useState(createMonthViews)
  const asked = askedBy({ ...address, text })
  const question = useMemo(() => {
    const read = readAddress(new URLSearchParams(asked), '')
    return questionFor(filterOf(read, categories, rated), categories.foundBy, read.sort, rankOf)
  }, [asked, categories, rankOf, rated])
  return useMemo(() => listFor(ledger, question, views), [ledger, question, views])
}

/** No input waits longer for what is done while nothing else happens. */
const idleMs = 4

/** A few steps at a time while nothing else happens, until none is left or nobody wants it. */
function workWhenIdle(step: () => boolean, leaving: AbortSignal): void {
  whenIdle(() => {
    const until = performance.now() + idleMs
    while (!leaving.aborted && step()) {
      if (performance.now() > until) return workWhenIdle(step, leaving)
    }
  })
}

/** Who has just written something often goes on: what it changed is prepared when that is over. */
const calmMs = 1000

/** Prepares search, all time and proposals, one month after another. */
export function useWarmSearch(ledger: Ledger): void {
  const isWarm = useRef(false)
  useEffect(() => {
    const leaving = new AbortController()
    const waiting = [...ledger.months]
    const prepare = () => {
      const month = waiting.shift()
      if (month === undefined) return false
      const rows = ledger.rowsOf(month)
      searchTexts(rows)
      wholeMonth(rows)
      return true
    }
    const learn = async () => {
      const [{ learnAhead }, { nameLearner }] = await Promise.all([
        import('#web/categories/category-history.ts'),
        import('./sheet/save/learn-names.ts'),
      ])
      workWhenIdle(() => learnAhead(ledger), leaving.signal)
      workWhenIdle(nameLearner(ledger), leaving.signal)
    }
    const begin = () => {
      workWhenIdle(prepare, leaving.signal)
      whenIdle(() => {
        if (!leaving.signal.aborted) void learn()
      })
    }
    const timer = setTimeout(begin, isWarm.current ? calmMs : 0)
    isWarm.current = true
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [ledger])
}

import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { useCategories } from '#web/fields/use-categories.ts'
import { arriving } from '#web/ui/arriving.ts'
import { Card } from '#web/ui/card.tsx'
import { Later } from '#web/ui/later.tsx'
import { whenIdle } from '#web/ui/when-idle.ts'
import { type Address, filterOf, isFiltered } from './address.ts'
import type { Expense } from './expense.ts'
import { ExpenseList, type ExpenseListHandle } from './expense-list.tsx'
import { failedWrites } from './failures.ts'
import { NotSaved } from './not-saved.tsx'
import { FirstExpense, ListSkeleton, NoMatch, NothingOffline } from './nothing-shown.tsx'
import { periodWords } from './period-switcher.tsx'
import type { Spot } from './shown-list.ts'
import { Summary } from './summary.tsx'
import { Toolbar } from './toolbar.tsx'
import { useAddressBar, useSearchText } from './use-address.ts'
import { useCursor } from './use-cursor.ts'
import { useKeys } from './use-keys.ts'
import { useLedger, useShownList, useWarmSearch } from './use-ledger.ts'
import { useWrites } from './use-writes.ts'

const loadSheet = () => import('./open-sheet.tsx')
const keyHelp = arriving(() => import('./key-help.tsx').then((file) => file.KeyHelp))
const OpenSheet = lazy(() => loadSheet().then((module) => ({ default: module.OpenSheet })))

/** The list comes first on the wire; the sheet is there before anyone can ask for it. */
const usePreloadedSheet = () => useEffect(() => whenIdle(() => void loadSheet()), [])

/** Every spending, by day. */
export function ExpensesPage() {
  usePreloadedSheet()
  const bar = useAddressBar()
  const [text, setText] = useSearchText(bar)
  const { replica } = useTable('expenses')
  const status = useReplicaStatus()
  const categories = useCategories('expense')
  const writes = useWrites()
  const ledger = useLedger()
  useWarmSearch(ledger)
  const address = useMemo<Address>(() => ({ ...bar.address, text }), [bar.address, text])
  const list = useShownList(ledger, filterOf(address), categories.names)
  const handle = useRef<ExpenseListHandle>(null)
  const cursor = useCursor(
    list,
    useCallback((spot: Spot) => handle.current?.scrollTo(spot), []),
  )
  const searchBox = useRef<HTMLInputElement>(null)
  const [isHelping, setHelping] = useState(false)
  const { openSheet, go } = bar
  const add = useCallback(() => openSheet({ kind: 'add' }), [openSheet])
  const edit = useCallback(({ id }: Expense) => openSheet({ kind: 'edit', id }), [openSheet])
  useKeys({
    add,
    search: () => searchBox.current?.focus(),
    move: cursor.move,
    edit: () => cursor.current && edit(cursor.current),
    remove: () => cursor.current && writes.remove(cursor.current),
    help: () => setHelping(true),
  })
  const failed = failedWrites(replica)
  const stateOf = (id: string) => {
    if (failed.some((write) => write.id === id)) return 'failed'
    return replica.isPending('expenses', id) ? 'waiting' : 'saved'
  }
  const clear = () => {
    setText('')
    go({ text: '', categoryId: null })
  }
  const { locale } = useBook()
  const isBookEmpty = ledger.months.length === 0
  const isOffline = status.phase === 'offline'
  // What is not here yet may still come; only offline it will not.
  const isWaiting = !status.isComplete && (isBookEmpty || !isOffline)
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4">
      <Toolbar
        period={address.period}
        onPeriod={(period) => go({ period })}
        text={text}
        onText={setText}
        searchBox={searchBox}
        categoryId={address.categoryId}
        onCategory={(categoryId) => go({ categoryId })}
        categories={categories}
        onAdd={add}
      />
      <NotSaved writes={failed} replica={replica} onFix={(id) => openSheet({ kind: 'edit', id })} />
      {isBookEmpty ? null : <Summary list={list} status={status} />}
      <Card className="overflow-clip pb-1">
        {list.rowCount > 0 ? (
          <ExpenseList
            list={list}
            categories={categories}
            currentId={cursor.current?.id}
            stateOf={stateOf}
            onOpen={edit}
            onRemove={writes.remove}
            onFocus={cursor.note}
            onDrawn={cursor.settle}
            handle={handle}
          />
        ) : isWaiting && isOffline ? (
          <NothingOffline />
        ) : isWaiting ? (
          <ListSkeleton />
        ) : isBookEmpty ? (
          <FirstExpense onAdd={add} />
        ) : (
          <NoMatch
            isFiltered={isFiltered(address)}
            canWiden={address.period.kind !== 'all'}
            periodWords={periodWords(address.period, locale)}
            onClear={clear}
            onWiden={() => go({ period: { kind: 'all' } })}
            onAdd={add}
          />
        )}
      </Card>
      {address.sheet ? (
        <Suspense>
          <OpenSheet bar={bar} ledger={ledger} categories={categories} writes={writes} />
        </Suspense>
      ) : null}
      <Later part={keyHelp} given={{ isOpen: isHelping, onOpenChange: setHelping }} />
    </div>
  )
}

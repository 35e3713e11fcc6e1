import { useBook } from '#web/fields/use-book.ts'
import { Card } from '#web/ui/card.tsx'
import { isFiltered } from './address.ts'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { noFilters } from './filters.ts'
import { FirstEntry, ListSkeleton, NoMatch, NothingOffline } from './nothing-shown.tsx'
import { periodWords } from './period-switcher.tsx'
import type { ListState } from './use-list.ts'

export interface ListCardProps {
  readonly state: ListState
  readonly rows: Omit<EntryListProps, 'list' | 'categories'>
  readonly onAdd: () => void
}

/** The rows, or why there are none and what to do about it. */
export function ListCard({ state, rows, onAdd }: ListCardProps) {
  const { list, categories } = state
  return (
    <Card className="overflow-clip pb-1">
      {list.rowCount > 0 ? (
        <EntryList list={list} categories={categories} {...rows} />
      ) : (
        <NoRows state={state} onAdd={onAdd} />
      )}
    </Card>
  )
}

function NoRows({ state, onAdd }: Pick<ListCardProps, 'state' | 'onAdd'>) {
  const { locale } = useBook()
  const { address, bar, ledger, status, setText } = state
  const isBookEmpty = ledger.months.length === 0
  const isOffline = status.phase === 'offline'
  // What is not here yet may still come; only offline it will not.
  const isWaiting = !status.isComplete && (isBookEmpty || !isOffline)
  if (isWaiting) return isOffline ? <NothingOffline /> : <ListSkeleton />
  if (isBookEmpty)
    return <FirstEntry onAdd={onAdd} onImport={() => bar.openSheet({ kind: 'import' })} />
  return (
    <NoMatch
      isFiltered={isFiltered(address)}
      canWiden={address.period.kind !== 'all'}
      periodWords={periodWords(address.period, locale)}
      onClear={() => {
        setText('')
        bar.go({ text: '', filters: noFilters })
      }}
      onWiden={() => bar.go({ period: { kind: 'all' } })}
      onAdd={onAdd}
    />
  )
}

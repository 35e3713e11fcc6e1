import { Card } from '#web/ui/page/card.tsx'
import { NoRows } from '../list-parts.tsx'
import type { ListState } from '../model/use-list.ts'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

export interface ListCardProps {
  readonly state: ListState
  readonly rows: Omit<EntryListProps, 'list' | 'categories'>
  readonly onAdd: () => void
}

/** The rows, or why there are none. */
export function ListCard({ state, rows, onAdd }: ListCardProps) {
  const { list, categories, status } = state
  // What is not here yet may still come; only offline it will not.
  const isWaiting = !status.isComplete && status.phase !== 'offline'
  return (
    <Card className="overflow-clip pb-1">
      {list.rowCount > 0 ? (
        <EntryList list={list} categories={categories} {...rows} />
      ) : isWaiting ? (
        <ListSkeleton />
      ) : (
        <NoRows state={state} onAdd={onAdd} />
      )}
    </Card>
  )
}

import { useLocale } from '#web/locale/use-locale.ts'
import { searchPath } from '#web/reports/search-path.ts'
import { periodWords } from '../bar/period-switcher.tsx'
import { isFiltered } from '../model/address.ts'
import { noFilters } from '../model/filters.ts'
import type { ListState } from '../model/use-list.ts'
import { FirstEntry, NoMatch, NothingOffline } from './nothing-shown.tsx'

export interface NoRowsProps {
  readonly state: ListState
  readonly onAdd: () => void
}

/** Why there is nothing to see, and what to do about it. */
export function NoRows({ state, onAdd }: NoRowsProps) {
  const { locale } = useLocale()
  const { address, bar, book, status, setText } = state
  const isBookEmpty = book.months.length === 0
  if (isBookEmpty && !status.isComplete) return <NothingOffline />
  if (isBookEmpty) {
    return <FirstEntry onAdd={onAdd} onImport={() => bar.openSheet({ kind: 'import' })} />
  }
  return (
    <NoMatch
      isFiltered={isFiltered(address)}
      searchTo={searchPath(address.text)}
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

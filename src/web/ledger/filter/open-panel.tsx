import { useMemo } from 'react'
import { filterOf } from '../model/address.ts'
import type { Filters } from '../model/filters.ts'
import { createMonthViews, listFor, questionFor } from '../model/shown-list.ts'
import type { ListState } from '../model/use-list.ts'
import { FilterPanel } from './filter-panel.tsx'

export interface OpenPanelProps {
  readonly state: ListState
  readonly onClose: () => void
}

/** The panel over the list, told how many rows each choice would leave. */
export function OpenPanel({ state, onClose }: OpenPanelProps) {
  const { address, categories, ledger, book, bar, rated } = state
  const count = useMemo(() => {
    const views = createMonthViews()
    return (filters: Filters) => {
      const filter = filterOf({ ...address, filters }, categories, rated)
      return listFor(book, questionFor(filter, categories.names), views)
    }
  }, [address, categories, book, rated])
  return (
    <FilterPanel
      filters={address.filters}
      categories={categories}
      ledger={ledger}
      book={book}
      count={count}
      onApply={(filters) => {
        bar.go({ filters })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

import { useMemo } from 'react'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import {
  defaultSort,
  type FilterName,
  type Filters,
  filterNames,
  noFilters,
  sorts,
  type Wanted,
} from './list/arrange.ts'
import type { Kind } from './template.ts'

/** What the address asks for. */
export interface RecurringAddress extends Wanted {
  readonly view: 'list' | 'calendar'
  readonly adding: Kind | null
  readonly editing: string | null
}

export interface RecurringBar extends RecurringAddress {
  readonly show: (view: RecurringAddress['view']) => void
  readonly search: (text: string) => void
  readonly sortBy: (sort: Wanted['sort']) => void
  readonly filter: (name: FilterName, value: string) => void
  /** Everything again. */
  readonly clear: () => void
  readonly add: (kind: Kind) => void
  readonly edit: (id: string) => void
  readonly close: () => void
}

const kindIn = (text: string | null): Kind | null =>
  text === 'income' || text === 'transfer' ? text : text === null ? null : 'expense'

const filtersIn = (params: URLSearchParams): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Filters

const panels = ['add', 'edit'] as const

export function useRecurringAddress(): RecurringBar {
  const address = usePanelAddress(panels)
  return useMemo(() => {
    const { params, put, open, close } = address
    return {
      view: params.get('view') === 'calendar' ? 'calendar' : 'list',
      text: params.get('q') ?? '',
      sort: sorts.find(([name]) => name === params.get('sort'))?.[0] ?? defaultSort,
      filters: filtersIn(params),
      adding: kindIn(params.get('add')),
      editing: params.get('edit'),
      show: (view) => put({ view: view === 'calendar' ? view : null }),
      search: (q) => put({ q }),
      sortBy: (sort) => put({ sort: sort === defaultSort ? null : sort }),
      filter: (name, value) => put({ [name]: value }),
      clear: () => put({ q: null, ...noFilters }),
      add: (kind) => open({ add: kind }),
      edit: (edit) => open({ edit }),
      close,
    }
  }, [address])
}

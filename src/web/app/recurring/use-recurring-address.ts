import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  defaultSort,
  type FilterName,
  type Filters,
  filterNames,
  noFilters,
  sorts,
  type Wanted,
} from './arrange.ts'
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
  text === 'income' ? 'income' : text === null ? null : 'expense'

const filtersIn = (params: URLSearchParams): Filters =>
  Object.fromEntries(
    filterNames.map((name) => [name, params.get(name) ?? '']),
  ) as unknown as Filters

const closed = { add: '', edit: '', fill: '' }

export function useRecurringAddress(): RecurringBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const put = (values: Readonly<Record<string, string>>, isStep = false) =>
      setParams(
        () => {
          // As it is now: two changes may come before the next drawing.
          const next = new URLSearchParams(window.location.search)
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: !isStep },
      )
    return {
      view: params.get('view') === 'calendar' ? 'calendar' : 'list',
      text: params.get('q') ?? '',
      sort: sorts.find(([name]) => name === params.get('sort'))?.[0] ?? defaultSort,
      filters: filtersIn(params),
      adding: kindIn(params.get('add')),
      editing: params.get('edit'),
      show: (next) => put({ view: next === 'calendar' ? next : '' }),
      search: (q) => put({ q }),
      sortBy: (sort) => put({ sort: sort === defaultSort ? '' : sort }),
      filter: (name, value) => put({ [name]: value }),
      clear: () => put({ q: '', ...noFilters }),
      add: (kind) => put({ ...closed, add: kind }, true),
      edit: (id) => put({ ...closed, edit: id }, true),
      close: () => put(closed),
    }
  }, [params, setParams])
}

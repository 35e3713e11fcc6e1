import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { defaultSort, type Shown, type Sort, shownGroups, sorts } from './arrange.ts'

/** What the address of the list asks for. */
export interface GoalsAddress {
  readonly view: 'list' | 'plan'
  readonly shown: Shown
  readonly sort: Sort
  readonly text: string
  readonly isAdding: boolean
  readonly editing: string | null
  /** The goal that money goes into or out of. */
  readonly moving: string | null
}

export interface GoalsBar extends GoalsAddress {
  readonly setView: (view: GoalsAddress['view']) => void
  readonly show: (shown: Shown) => void
  readonly setSort: (sort: Sort) => void
  readonly setText: (text: string) => void
  readonly add: () => void
  readonly edit: (id: string) => void
  readonly move: (id: string) => void
  readonly close: () => void
}

const sheets = ['add', 'edit', 'money', 'fill'] as const

export function useGoalsAddress(): GoalsBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const shown = shownGroups.find((group) => group === params.get('show')) ?? 'active'
    const sort = sorts.find(([name]) => name === params.get('sort'))?.[0] ?? defaultSort
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
      view: params.get('view') === 'plan' ? 'plan' : 'list',
      shown,
      sort,
      text: params.get('q') ?? '',
      isAdding: params.has('add'),
      editing: params.get('edit'),
      moving: params.get('money'),
      setView: (view) => put({ view: view === 'plan' ? view : '' }),
      show: (next) => put({ show: next === 'active' ? '' : next }),
      setSort: (next) => put({ sort: next === defaultSort ? '' : next }),
      setText: (q) => put({ q }),
      add: () => put({ add: '1' }, true),
      edit: (id) => put({ edit: id }, true),
      move: (id) => put({ money: id }, true),
      close: () => put(Object.fromEntries(sheets.map((name) => [name, '']))),
    }
  }, [params, setParams])
}

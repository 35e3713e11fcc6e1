import { useMemo } from 'react'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import { defaultSort, type Shown, type Sort, shownGroups, sorts } from './list/arrange.ts'

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

const panels = ['add', 'edit', 'money'] as const

export function useGoalsAddress(): GoalsBar {
  const address = usePanelAddress(panels)
  return useMemo(() => {
    const { params, put, open, close } = address
    return {
      view: params.get('view') === 'plan' ? 'plan' : 'list',
      shown: shownGroups.find((group) => group === params.get('show')) ?? 'active',
      sort: sorts.find(([name]) => name === params.get('sort'))?.[0] ?? defaultSort,
      text: params.get('q') ?? '',
      isAdding: params.has('add'),
      editing: params.get('edit'),
      moving: params.get('money'),
      setView: (view) => put({ view: view === 'plan' ? view : null }),
      show: (show) => put({ show: show === 'active' ? null : show }),
      setSort: (sort) => put({ sort: sort === defaultSort ? null : sort }),
      setText: (q) => put({ q }),
      add: () => open({ add: '1' }),
      edit: (edit) => open({ edit }),
      move: (money) => open({ money }),
      close,
    }
  }, [address])
}

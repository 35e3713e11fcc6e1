import { useMemo } from 'react'
import { usePanelAddress } from '#web/form/use-panel-address.ts'

/** The first is the one nobody has to choose. */
const sorts = ['newest', 'spent', 'left', 'name'] as const
export type Sort = (typeof sorts)[number]
export const defaultSort: Sort = sorts[0]

/** What the address asks for. */
export interface BudgetsBar {
  readonly sort: Sort
  readonly isAdding: boolean
  readonly editing: string | null
  /** The budget money is to be moved from; empty when it is still to be chosen. */
  readonly moving: string | null
  /** The first day of the period that is looked at. */
  readonly period: string | null
  readonly sortBy: (sort: Sort) => void
  readonly add: () => void
  readonly edit: (id: string) => void
  readonly move: (fromId: string) => void
  readonly showPeriod: (from: string | null) => void
  readonly close: () => void
}

const panels = ['add', 'edit', 'move'] as const

export function useBudgetsAddress(): BudgetsBar {
  const address = usePanelAddress(panels)
  return useMemo(() => {
    const { params, put, open, close } = address
    return {
      sort: sorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
      isAdding: params.has('add'),
      editing: params.get('edit'),
      moving: params.get('move'),
      period: params.get('period'),
      sortBy: (sort) => put({ sort: sort === defaultSort ? null : sort }),
      showPeriod: (period) => put({ period }),
      add: () => open({ add: '1' }),
      edit: (edit) => open({ edit }),
      move: (move) => open({ move }),
      close,
    }
  }, [address])
}

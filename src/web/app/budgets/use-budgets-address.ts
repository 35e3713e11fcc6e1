import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

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

/** The other things the address says stay as they are. */
const opening = ['add', 'edit', 'move', 'fill'] as const

export function useBudgetsAddress(): BudgetsBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const at = (name: string | null, value = '1') => {
      const next = new URLSearchParams(params)
      for (const each of opening) next.delete(each)
      if (name !== null) next.set(name, value)
      return next
    }
    const say = (name: string, value: string | null) => {
      const next = new URLSearchParams(params)
      if (value === null) next.delete(name)
      else next.set(name, value)
      setParams(next, { replace: true })
    }
    return {
      sort: sorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
      isAdding: params.has('add'),
      editing: params.get('edit'),
      moving: params.get('move'),
      period: params.get('period'),
      sortBy: (sort) => say('sort', sort === defaultSort ? null : sort),
      showPeriod: (from) => say('period', from),
      add: () => setParams(at('add')),
      edit: (id) => setParams(at('edit', id)),
      move: (fromId) => setParams(at('move', fromId)),
      close: () => setParams(at(null), { replace: true }),
    }
  }, [params, setParams])
}

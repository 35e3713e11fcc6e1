import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Kind } from './template.ts'

/** What the address asks for. */
export interface RecurringAddress {
  readonly view: 'list' | 'calendar'
  readonly adding: Kind | null
  readonly editing: string | null
}

export interface RecurringBar extends RecurringAddress {
  readonly show: (view: RecurringAddress['view']) => void
  readonly add: (kind: Kind) => void
  readonly edit: (id: string) => void
  readonly close: () => void
}

const kindIn = (text: string | null): Kind | null =>
  text === 'income' ? 'income' : text === null ? null : 'expense'

export function useRecurringAddress(): RecurringBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const view = params.get('view') === 'calendar' ? 'calendar' : 'list'
    const at = (open: Readonly<Record<string, string>>) => ({
      ...(view === 'calendar' ? { view } : {}),
      ...open,
    })
    return {
      view,
      adding: kindIn(params.get('add')),
      editing: params.get('edit'),
      show: (next) => setParams(next === 'calendar' ? { view: next } : {}, { replace: true }),
      add: (kind) => setParams(at({ add: kind })),
      edit: (id) => setParams(at({ edit: id })),
      close: () => setParams(at({}), { replace: true }),
    }
  }, [params, setParams])
}

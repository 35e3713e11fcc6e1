import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export const tabs = [
  ['expenses', 'Expenses'],
  ['balances', 'Balances'],
  ['settle', 'Settle up'],
  ['goals', 'Goals'],
  ['members', 'Members'],
  ['activity', 'Activity'],
  ['statistics', 'Statistics'],
] as const

export type TabName = (typeof tabs)[number][0]

export interface GroupBar {
  readonly tab: TabName
  readonly isAdding: boolean
  readonly editing: string | null
  readonly show: (tab: string) => void
  readonly add: () => void
  readonly edit: (expenseId: string) => void
  readonly close: () => void
}

const tabIn = (text: string | null): TabName =>
  tabs.find(([name]) => name === text)?.[0] ?? 'expenses'

export function useGroupAddress(): GroupBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const tab = tabIn(params.get('tab'))
    const at = (name: TabName, open: Readonly<Record<string, string>> = {}) => ({
      ...(name === 'expenses' ? {} : { tab: name }),
      ...open,
    })
    return {
      tab,
      isAdding: params.has('add'),
      editing: params.get('edit'),
      show: (next) => setParams(at(tabIn(next)), { replace: true }),
      add: () => setParams(at(tab, { add: '1' })),
      edit: (edit) => setParams(at(tab, { edit })),
      close: () => setParams(at(tab), { replace: true }),
    }
  }, [params, setParams])
}

import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { defaultOrder, isOrder, type Order } from './order-loans.ts'

/** What the address asks for on top of the page. */
export type Panel = 'add' | 'edit' | 'pay' | 'extra' | 'calculator'

export interface LoansBar {
  readonly panel: Panel | null
  readonly order: Order
  readonly open: (panel: Panel) => void
  readonly close: () => void
  readonly setOrder: (order: Order) => void
}

const panels: readonly string[] = ['add', 'edit', 'pay', 'extra', 'calculator']
const isPanel = (text: string | null): text is Panel => text !== null && panels.includes(text)

export function useLoansAddress(): LoansBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const asked = params.get('open')
    const order = params.get('sort')
    const saying = (name: string, value: string | null) => (now: URLSearchParams) => {
      const next = new URLSearchParams(now)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    }
    return {
      panel: isPanel(asked) ? asked : null,
      order: isOrder(order) ? order : defaultOrder,
      open: (panel) => setParams(saying('open', panel)),
      close: () => setParams(saying('open', null), { replace: true }),
      setOrder: (next) =>
        setParams(saying('sort', next === defaultOrder ? null : next), { replace: true }),
    }
  }, [params, setParams])
}

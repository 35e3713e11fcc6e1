import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { defaultOrder, isOrder, type Order } from './order-loans.ts'

/** What the address asks for on top of the page. */
export type Panel = 'add' | 'edit' | 'pay' | 'extra' | 'payment' | 'calculator'

export interface LoansBar {
  readonly panel: Panel | null
  readonly order: Order
  /** The payment that is being changed. */
  readonly paymentId: string | null
  readonly open: (panel: Panel, paymentId?: string) => void
  readonly close: () => void
  readonly setOrder: (order: Order) => void
}

const panels: readonly string[] = ['add', 'edit', 'pay', 'extra', 'payment', 'calculator']
const isPanel = (text: string | null): text is Panel => text !== null && panels.includes(text)

export function useLoansAddress(): LoansBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const asked = params.get('open')
    const order = params.get('sort')
    const saying = (values: Readonly<Record<string, string | null>>) => (now: URLSearchParams) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      return next
    }
    return {
      panel: isPanel(asked) ? asked : null,
      order: isOrder(order) ? order : defaultOrder,
      paymentId: params.get('payment'),
      open: (panel, paymentId) =>
        setParams(saying({ open: panel, payment: paymentId ?? null, fill: null })),
      close: () => setParams(saying({ open: null, payment: null, fill: null }), { replace: true }),
      setOrder: (next) =>
        setParams(saying({ sort: next === defaultOrder ? null : next }), { replace: true }),
    }
  }, [params, setParams])
}

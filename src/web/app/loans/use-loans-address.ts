import { useMemo } from 'react'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import { defaultOrder, isOrder, type Order } from './list/order-loans.ts'

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

const names = ['open', 'payment'] as const

export function useLoansAddress(): LoansBar {
  const address = usePanelAddress(names)
  return useMemo(() => {
    const { params, put, open, close } = address
    const asked = params.get('open')
    const order = params.get('sort')
    return {
      panel: isPanel(asked) ? asked : null,
      order: isOrder(order) ? order : defaultOrder,
      paymentId: params.get('payment'),
      open: (panel, payment) => open({ open: panel, ...(payment && { payment }) }),
      close,
      setOrder: (sort) => put({ sort: sort === defaultOrder ? null : sort }),
    }
  }, [address])
}

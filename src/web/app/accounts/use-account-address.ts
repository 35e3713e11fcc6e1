import { useMemo } from 'react'
import { useParams } from 'react-router'
import { usePanelAddress } from '#web/form/use-panel-address.ts'

const panels = ['change', 'transfer', 'value', 'edit'] as const
const closed = { change: null, transfer: null, value: null, edit: null }
export const accountTabs = ['rows', 'statements', 'values', 'settings'] as const
export type AccountTab = (typeof accountTabs)[number]

/** What the address of one account asks for. */
export interface AccountBar {
  readonly id: string
  readonly tab: AccountTab
  readonly isChanging: boolean
  /** The transfer that is open; `new` for one to be made. */
  readonly transfer: string | null
  /** The value that is open; `new` for another. */
  readonly value: string | null
  readonly show: (tab: AccountTab) => void
  readonly change: () => void
  readonly openTransfer: (id: string) => void
  readonly openValue: (id: string) => void
  readonly close: () => void
}

export function useAccountAddress(): AccountBar {
  const { id = '' } = useParams()
  const address = usePanelAddress(panels)
  return useMemo(() => {
    const { params, put, open, close } = address
    return {
      id,
      tab: accountTabs.find((tab) => tab === params.get('tab')) ?? 'rows',
      isChanging: params.has('change'),
      transfer: params.get('transfer'),
      value: params.get('value'),
      // What has just been closed may stand in the address a moment longer.
      show: (tab) => put({ ...closed, tab: tab === 'rows' ? null : tab }),
      change: () => open({ change: '1' }),
      openTransfer: (transfer) => open({ transfer }),
      openValue: (value) => open({ value }),
      close,
    }
  }, [id, address])
}

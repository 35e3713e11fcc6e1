import { useMemo } from 'react'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import { say } from '#web/words/say.ts'

/** Four side by side, so that all of them are seen on any phone. */
export const tabs = [
  ['expenses', say('Expenses')],
  ['balances', say('Balances')],
  ['activity', say('Activity')],
  ['settings', say('Settings')],
] as const

export type TabName = (typeof tabs)[number][0]

/** Every place of a group by its word in the address, and the tab it is under. */
const tabOf = {
  expenses: 'expenses',
  statistics: 'expenses',
  goals: 'expenses',
  accounts: 'expenses',
  balances: 'balances',
  settle: 'balances',
  activity: 'activity',
  settings: 'settings',
  members: 'settings',
} as const satisfies Record<string, TabName>

export type PlaceName = keyof typeof tabOf

export interface GroupBar {
  readonly place: PlaceName
  readonly tab: TabName
  readonly isAdding: boolean
  readonly editing: string | null
  /** One of those below Settle up. */
  readonly payment: string | null
  /** A joint account. */
  readonly account: string | null
  readonly show: (place: string) => void
  readonly add: () => void
  readonly edit: (expenseId: string) => void
  readonly openAccount: (id: string) => void
  readonly close: () => void
}

const placeIn = (text: string | null): PlaceName =>
  text !== null && Object.hasOwn(tabOf, text) ? (text as PlaceName) : 'expenses'

const names = ['add', 'edit', 'payment', 'account'] as const
const closed = { add: null, edit: null, payment: null, account: null }

export function useGroupAddress(): GroupBar {
  const address = usePanelAddress(names)
  return useMemo(() => {
    const { params, put, open, close } = address
    const place = placeIn(params.get('tab'))
    return {
      place,
      tab: tabOf[place],
      isAdding: params.has('add'),
      editing: params.get('edit'),
      payment: params.get('payment'),
      account: params.get('account'),
      show: (next) => {
        const tab = placeIn(next)
        put({ ...closed, tab: tab === 'expenses' ? null : tab })
      },
      add: () => open({ add: '1' }),
      edit: (edit) => open({ edit }),
      openAccount: (account) => open({ account }),
      close,
    }
  }, [address])
}

import { useLocation, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { startTypeAhead } from '#web/ui/control/type-ahead.ts'
import { say } from '#web/words/say.ts'
import { useShellKey } from './use-shell-key.ts'

/** Closing the sheet goes back to where it was asked for. */
const state = { isSheet: true }

const isIncome = (pathname: string) => pathname === routes.income.path
const isGroup = (pathname: string) => pathname.startsWith(`${routes.groups.path}/`)

/** A list opens its sheet when it is asked to add, over what it shows; elsewhere it is expenses. */
export function addAddress(pathname: string, search: string): string {
  const list = isIncome(pathname) ? routes.income : routes.expenses
  const path = isGroup(pathname) ? pathname : list.path
  const params = new URLSearchParams(pathname === path ? search : '')
  for (const sheet of ['edit', 'import']) params.delete(sheet)
  params.set('add', '1')
  return `${path}?${params}`
}

export interface AddLink {
  readonly to: string
  readonly state: typeof state
  readonly 'aria-label': string
}

export function useAddLink(): AddLink {
  const { pathname, search } = useLocation()
  const label = isIncome(pathname) ? say('Add an income') : say('Add an expense')
  return { to: addAddress(pathname, search), state, 'aria-label': label }
}

const keys = ['n', '+'] as const

/** From anywhere, over what was chosen just now: a step is drawn some time after it was taken. */
export function useQuickAdd(): void {
  const navigate = useNavigate()
  useShellKey(keys, () => {
    startTypeAhead()
    void navigate(addAddress(location.pathname, location.search), { state })
  })
}

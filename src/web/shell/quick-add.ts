import { useLocation, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useShellKey } from './use-shell-key.ts'

/** Closing the sheet goes back to where it was asked for. */
const state = { isSheet: true }

/** The expenses page opens its sheet when it is asked to add, over what it shows. */
export function addAddress(pathname: string, search: string): string {
  const { path } = routes.expenses
  const params = new URLSearchParams(pathname === path ? search : '')
  params.delete('edit')
  params.set('add', '1')
  return `${path}?${params}`
}

export function useAddLink(): { readonly to: string; readonly state: typeof state } {
  const { pathname, search } = useLocation()
  return { to: addAddress(pathname, search), state }
}

const keys = ['n', '+'] as const

/** From anywhere. */
export function useQuickAdd(): void {
  const navigate = useNavigate()
  const { to } = useAddLink()
  useShellKey(keys, () => void navigate(to, { state }))
}

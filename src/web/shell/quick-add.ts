import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'

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

const keys: readonly string[] = ['n', '+']
const writing = 'input, textarea, select, [contenteditable]'
const answering = ':is([role=dialog], [role=menu]):not([data-state=closed])'

/** `n` and `+` add from anywhere, unless a word is being written or a dialog answered. */
export function useQuickAdd(): void {
  const navigate = useNavigate()
  const { to } = useAddLink()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || !keys.includes(event.key)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(writing)) return
      if (document.querySelector(answering)) return
      event.preventDefault()
      void navigate(to, { state })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [navigate, to])
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'

/** The expenses page opens its sheet when it is asked to add. */
export const addPath = `${routes.expenses.path}?add=1`

const keys: readonly string[] = ['n', '+']
const busy = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'

/** `n` and `+` add from anywhere, unless a word is being written or a dialog answered. */
export function useQuickAdd(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || !keys.includes(event.key)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(busy)) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      void navigate(addPath)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [navigate])
}

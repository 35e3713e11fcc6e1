import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What the address asks for on top of the page. */
export type Panel = 'add' | 'edit' | 'pay' | 'extra' | 'calculator'

export interface LoansBar {
  readonly panel: Panel | null
  readonly open: (panel: Panel) => void
  readonly close: () => void
}

const panels: readonly string[] = ['add', 'edit', 'pay', 'extra', 'calculator']
const isPanel = (text: string | null): text is Panel => text !== null && panels.includes(text)

export function useLoansAddress(): LoansBar {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const asked = params.get('open')
    const withOpen = (panel: Panel | null) => (now: URLSearchParams) => {
      const next = new URLSearchParams(now)
      if (panel === null) next.delete('open')
      else next.set('open', panel)
      return next
    }
    return {
      panel: isPanel(asked) ? asked : null,
      open: (panel) => setParams(withOpen(panel)),
      close: () => setParams(withOpen(null), { replace: true }),
    }
  }, [params, setParams])
}

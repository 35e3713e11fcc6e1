import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressValues, opening, saying } from './panel-address.ts'

/** Drawn inside the press that closes it, so that the next press finds it gone. */
const atOnce = { replace: true, flushSync: true } as const

export interface PanelAddress<Name extends string> {
  readonly params: URLSearchParams
  /** Says something else of the page, which is no step of its own. */
  readonly put: (values: AddressValues) => void
  readonly open: (panel: Readonly<Partial<Record<Name, string>>>) => void
  readonly close: () => void
}

/** What the address opens over a page; the names are one list that stays the same. */
export function usePanelAddress<Name extends string>(names: readonly Name[]): PanelAddress<Name> {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    // As it is now: two changes may come before the next drawing.
    const search = () => window.location.search
    return {
      params,
      put: (values) => setParams(() => saying(search(), values), { replace: true }),
      open: (panel) => setParams(() => opening(search(), names, panel as Record<string, string>)),
      close: () => setParams(() => opening(search(), names, {}), atOnce),
    }
  }, [params, setParams, names])
}

import { useSyncExternalStore } from 'react'

interface Screen {
  readonly subscribe: (listener: () => void) => () => void
  readonly matches: () => boolean
}

/** As the styles have it: a bar at the side from here, one at the bottom there, large text. */
const queries = {
  wide: '(min-width: 64rem)',
  phone: 'screen and (max-width: 768px)',
  narrow: 'screen and (max-width: 19rem)',
} as const
const screens = new Map<string, Screen>()

function screenOf(query: string): Screen {
  const known = screens.get(query)
  if (known) return known
  const list = matchMedia(query)
  const screen: Screen = {
    subscribe: (listener) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    matches: () => list.matches,
  }
  screens.set(query, screen)
  return screen
}

/** Whether the screen is like this, now and when it changes: what it never shows is not drawn. */
export function useMedia(name: keyof typeof queries): boolean {
  const { subscribe, matches } = screenOf(queries[name])
  return useSyncExternalStore(subscribe, matches)
}

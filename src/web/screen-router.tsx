import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

interface ScreenRouterProps {
  /** Whether the code of the screen at an address has come. */
  readonly isHere: (pathname: string) => boolean
  readonly children: ReactNode
}

/**
 * As the package's own, which draws every step as a transition: piece by piece, between whatever
 * else the page does. A screen that is here is drawn inside the click. What an address opens over a
 * screen stays a transition, which waits for its code without taking away what is shown.
 */
export function ScreenRouter({ isHere, children }: ScreenRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, step] = useState(() => {
    return { action: history.action, location: history.location }
  })
  useLayoutEffect(() => {
    let last = history.location.pathname
    return history.listen((next) => {
      const { pathname, search } = next.location
      const isAtOnce = pathname !== last && search === '' && isHere(pathname)
      last = pathname
      if (isAtOnce) step(next)
      else startTransition(() => step(next))
    })
  }, [history, isHere])
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  )
}

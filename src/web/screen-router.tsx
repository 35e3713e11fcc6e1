import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  Router,
} from 'react-router'
import { behindStepBack, takesPlace } from './ui/overlay/step-back.ts'

interface ScreenRouterProps {
  /** Whether the code of the screen at an address has come. */
  readonly isHere: (pathname: string) => boolean
  readonly children: ReactNode
}

type History = ReturnType<typeof createBrowserHistory>

/** Whether the step that is taken now closes what the address opened over the screen. */
interface Closing {
  isNow: boolean
}

/** A new step takes the place of one that was to be stepped back from. */
function navigatorOf(history: History, closing: Closing): Navigator {
  return {
    ...history,
    push: (to, state) => {
      const how = takesPlace() ? 'replace' : 'push'
      behindStepBack(() => history[how](to, state))
    },
    replace: (to, state, how) => {
      takesPlace()
      behindStepBack(() => {
        closing.isNow = how?.flushSync === true
        history.replace(to, state)
        closing.isNow = false
      })
    },
  }
}

/**
 * As the package's own, which draws every step as a transition: piece by piece, between whatever
 * else the page does. A screen that is here is drawn inside the click. What an address opens over a
 * screen stays a transition, which waits for its code without taking away what is shown; what
 * closes is gone inside the click, so that a second press finds neither its form nor its buttons.
 */
export function ScreenRouter({ isHere, children }: ScreenRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [closing] = useState<Closing>(() => ({ isNow: false }))
  const [navigator] = useState(() => navigatorOf(history, closing))
  const [{ action, location }, step] = useState(() => {
    return { action: history.action, location: history.location }
  })
  useLayoutEffect(() => {
    let last = history.location.pathname
    return history.listen((next) => {
      const { pathname, search } = next.location
      const isAtOnce = pathname !== last && search === '' && isHere(pathname)
      last = pathname
      if (isAtOnce || closing.isNow) step(next)
      else startTransition(() => step(next))
    })
  }, [history, isHere, closing])
  return (
    <Router navigator={navigator} navigationType={action} location={location}>
      {children}
    </Router>
  )
}

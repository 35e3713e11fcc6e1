import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router'

interface Step {
  readonly kind: NavigationType
  readonly location: {
    readonly pathname: string
    readonly search: string
    readonly hash: string
    readonly state: unknown
    /** Another one for every entry of the history. */
    readonly key: string
  }
}

interface Kept {
  readonly state?: unknown
  readonly key?: string
}

function stepHere(kind: NavigationType): Step {
  const { pathname, search, hash } = window.location
  const { state = null, key = 'first' } = (window.history.state ?? {}) as Kept
  return { kind, location: { pathname, search, hash, state, key } }
}

function navigatorTelling(listener: (step: Step) => void): Navigator {
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
  const keep = (state: unknown): Kept => ({ state, key: Math.random().toString(36).slice(2) })
  return {
    createHref,
    go: (steps) => window.history.go(steps),
    push(to, state) {
      const href = createHref(to)
      try {
        window.history.pushState(keep(state), '', href)
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        // Safari allows only so many a minute.
        return window.location.assign(href)
      }
      listener(stepHere(NavigationType.Push))
    },
    replace(to, state) {
      window.history.replaceState(keep(state), '', createHref(to))
      listener(stepHere(NavigationType.Replace))
    },
  }
}

/** The address bar for React Router, whose own brings 6 kB of what servers and forms need. */
export function BrowserHistory({ children }: { readonly children: ReactNode }) {
  const [step, setStep] = useState(() => stepHere(NavigationType.Pop))
  const [navigator] = useState(() =>
    navigatorTelling((next) => startTransition(() => setStep(next))),
  )
  useLayoutEffect(() => {
    const onPop = () => startTransition(() => setStep(stepHere(NavigationType.Pop)))
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  return (
    <Router location={step.location} navigationType={step.kind} navigator={navigator}>
      {children}
    </Router>
  )
}

import { useEffect, useRef, useState } from 'react'
import { guardSteps, stepNow } from '#web/ui/overlay/step-guard.ts'

export interface LeaveGuard {
  /** Whether it is being asked now. */
  readonly isAsking: boolean
  /** Leaves, after asking if something would be lost. */
  readonly leave: () => void
  readonly stay: () => void
  /** Leaves without asking, because it is saved or was answered. */
  readonly go: () => void
}

/**
 * Asks before something written is lost: on Escape, on closing, on the browser's Back and on
 * closing the tab. The router has no way to refuse a step back, so the step is taken again
 * before the router hears of it.
 */
export function useLeaveGuard(wouldLose: boolean, close: () => void): LeaveGuard {
  const [isAsking, setAsking] = useState(false)
  const mayGo = useRef(false)
  /** Where the browser wanted to go, counted in steps; 0 when only the sheet was closed. */
  const wanted = useRef(0)
  useEffect(() => {
    if (!wouldLose) return
    // What stays in the page after it was left guards the next text as the first.
    mayGo.current = false
    const here = stepNow()
    let isReturning = false
    const onStep = (event: PopStateEvent) => {
      const steps = stepNow() - here
      if (mayGo.current || (steps === 0 && !isReturning)) return
      event.stopImmediatePropagation()
      if (isReturning) {
        isReturning = false
        return
      }
      wanted.current = steps
      isReturning = true
      history.go(-wanted.current)
      setAsking(true)
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayGo.current) event.preventDefault()
    }
    const unguard = guardSteps(onStep)
    addEventListener('beforeunload', onUnload)
    return () => {
      unguard()
      removeEventListener('beforeunload', onUnload)
    }
  }, [wouldLose])
  const go = () => {
    mayGo.current = true
    setAsking(false)
    if (wanted.current === 0) close()
    else history.go(wanted.current)
  }
  return {
    isAsking,
    leave: () => {
      wanted.current = 0
      if (wouldLose) setAsking(true)
      else go()
    },
    stay: () => {
      wanted.current = 0
      setAsking(false)
    },
    go,
  }
}

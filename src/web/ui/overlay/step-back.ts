import { oncePainted } from '../loading/when-painted.ts'
import { stepNow } from './step-guard.ts'

let waiting: (() => void) | null = null

/**
 * A step back from what has just been closed. The browser answers it before anything else, so that
 * it is asked once the closing is painted.
 */
export function stepBack(step: () => void): void {
  const from = stepNow()
  waiting = step
  oncePainted(() => {
    if (waiting !== step) return
    waiting = null
    if (stepNow() === from) step()
  })
}

/** Whether the next step takes the place of one that was to be stepped back from. */
export function takesPlace(): boolean {
  const isTaken = waiting !== null
  waiting = null
  return isTaken
}

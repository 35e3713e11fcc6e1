import { oncePainted } from '../loading/when-painted.ts'
import { stepNow } from './step-guard.ts'

let waiting: (() => void) | null = null

/** What is to be done once the browser has stepped back, while it has been asked to. */
let held: (() => void)[] | null = null

/** The browser answers sooner, or never, where it has nothing to step back to. */
const longestStepMs = 1000

function steppedBack(): void {
  const acts = held ?? []
  held = null
  for (const act of acts) act()
}

function ask(step: () => void): void {
  held ??= []
  // Before anybody who may keep the step from others.
  addEventListener('popstate', steppedBack, { capture: true, once: true })
  setTimeout(steppedBack, longestStepMs)
  step()
}

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
    if (stepNow() === from) ask(step)
  })
}

/** Whether the next step takes the place of one that was to be stepped back from. */
export function takesPlace(): boolean {
  const isTaken = waiting !== null
  waiting = null
  return isTaken
}

/** At once, or behind a step back that is under way, which would take it back. */
export function behindStepBack(act: () => void): void {
  if (held) held.push(act)
  else act()
}

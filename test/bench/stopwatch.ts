import type { Page } from '@playwright/test'
import { inputMark, seenMark } from './trace.ts'

/** What runs inside the page: clock readings are epoch milliseconds, comparable across pages. */
interface Stopwatch {
  firstSeenMs: number | null
  lastInputAt: number
  keyToPaint: number[]
  lastChangeAt: number
  frames: number[]
  now(): number
  afterPaint(then: () => void): void
  watch(selector: string, text: string): void
  seenAt: Promise<number>
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}

/** Puts the stopwatch into every page opened from now on; `usable` is what makes it usable. */
export async function installStopwatch(page: Page, usable: string): Promise<void> {
  await page.addInitScript(startStopwatch, { usable, seenMark })
  await page.addInitScript(followInput, inputMark)
}

interface Watched {
  readonly usable: string
  readonly seenMark: string
}

function startStopwatch({ usable, seenMark }: Watched): void {
  const now = () => performance.timeOrigin + performance.now()
  const anything = { subtree: true, childList: true, characterData: true, attributes: true }
  const isSeen = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && (element.textContent ?? '').includes(text),
    )
  // What is asked for while a frame is made comes right after it is painted: by its rank before
  // what waits in line, such as a step through the history, which is not needed to see the frame.
  const afterThisFrame = (then: () => void) => {
    void scheduler.postTask(then, { priority: 'user-blocking' })
  }
  const afterPaint = (then: () => void) => requestAnimationFrame(() => afterThisFrame(then))
  // Looks when something has changed: a look at every frame would itself be work for the page.
  const until = (selector: string, text: string, then: () => void) => {
    let isLooking = true
    const look = () => {
      isLooking = false
      if (!isSeen(selector, text)) return
      changes.disconnect()
      afterThisFrame(then)
    }
    const changes = new MutationObserver(() => {
      if (!isLooking) requestAnimationFrame(look)
      isLooking = true
    })
    changes.observe(document, anything)
    requestAnimationFrame(look)
  }
  const stopwatch: Stopwatch = {
    firstSeenMs: null,
    lastInputAt: 0,
    keyToPaint: [],
    lastChangeAt: 0,
    frames: [],
    seenAt: Promise.resolve(0),
    now,
    afterPaint,
    watch(selector, text) {
      stopwatch.seenAt = new Promise((resolve, reject) => {
        until(selector, text, () => resolve(now()))
        setTimeout(() => reject(new Error(`"${text}" did not appear in 30 s`)), 30_000)
      })
      // Somebody awaits it later; until then a refusal is nobody's surprise.
      stopwatch.seenAt.catch(() => undefined)
    },
  }
  window.stopwatch = stopwatch
  until(usable, '', () => {
    stopwatch.firstSeenMs = performance.now()
    performance.mark(seenMark)
    console.debug(seenMark)
  })
}

function followInput(inputMark: string): void {
  const { stopwatch } = window
  const { now, afterPaint } = stopwatch
  const onInput = () => {
    const at = now()
    stopwatch.lastInputAt = at
    performance.mark(inputMark)
    afterPaint(() => stopwatch.keyToPaint.push(now() - at))
  }
  for (const kind of ['keydown', 'click'])
    window.addEventListener(kind, onInput, { capture: true, passive: true })
  // A paste or an inserted word comes without a key.
  const onWord = () => {
    stopwatch.lastInputAt = now()
  }
  window.addEventListener('beforeinput', onWord, { capture: true, passive: true })
  new MutationObserver(() => {
    stopwatch.lastChangeAt = now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Resolves when it was seen, without a question to the page: what asks has to be put into it first,
 * which would count as its work.
 */
export async function untilSeen(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text() === seenMark)
}

export async function firstSeenMs(page: Page): Promise<number> {
  await page.waitForFunction(() => window.stopwatch.firstSeenMs !== null)
  return page.evaluate(() => window.stopwatch.firstSeenMs ?? Number.NaN)
}

/** From the last key or click in `actor` to the paint of the text in `watcher`. */
export async function fromInputToPaint(options: {
  readonly actor: Page
  readonly watcher?: Page
  readonly selector: string
  readonly text: string
  readonly act: () => Promise<void>
}): Promise<number> {
  const watcher = options.watcher ?? options.actor
  await watcher.evaluate(([selector, text]) => window.stopwatch.watch(selector, text), [
    options.selector,
    options.text,
  ] as const)
  await options.act()
  const seenAt = await watcher.evaluate(() => window.stopwatch.seenAt)
  return seenAt - (await options.actor.evaluate(() => window.stopwatch.lastInputAt))
}

/** From the last key to the last change of the page that it caused. */
export async function settledMs(page: Page): Promise<number> {
  await page.waitForFunction(
    () => performance.timeOrigin + performance.now() - window.stopwatch.lastChangeAt > 400,
  )
  return page.evaluate(() =>
    Math.max(0, window.stopwatch.lastChangeAt - window.stopwatch.lastInputAt),
  )
}

export async function takeKeyToPaint(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.stopwatch.keyToPaint.splice(0))
}

/** Times between frames while the wheel turns. */
export async function scrollFrames(page: Page, turns: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    let last = performance.now()
    const frame = () => {
      const at = performance.now()
      window.stopwatch.frames.push(at - last)
      last = at
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, 600)
  return page.evaluate(() => window.stopwatch.frames.splice(0).slice(1))
}

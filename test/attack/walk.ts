import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'
import { type Catch, look, moveTo, settle, type Trapped } from './trapped-browser.ts'

/** What was seen on the way. */
export interface Walk {
  readonly visited: string[]
  /** How often a text could be read on a screen. */
  shown: number
  /** The texts that could be read anywhere, by their place in the list. */
  readonly read: Set<number>
}

/** A machine that does much else draws slowly. */
const patienceMs = 20_000

export const newWalk = (): Walk => ({ visited: [], shown: 0, read: new Set() })

/** Lists draw only what can be seen, so all of it is brought into view. */
async function lookThrough(page: Page, texts: readonly string[]) {
  const shown = new Set<number>()
  const made = new Set<string>()
  for (let isMore = true; isMore; ) {
    const seen = await look(page, texts)
    for (const at of seen.shown) shown.add(at)
    for (const one of seen.made) made.add(one)
    isMore = await page.evaluate(() => {
      const before = window.scrollY
      window.scrollBy(0, window.innerHeight * 0.9)
      return window.scrollY > before
    })
    if (isMore) await settle(page)
  }
  return { shown, made }
}

/** Looks at the page as it is now; where something is to be read, once it can be. */
export async function lookHere(
  { page, caught }: Trapped,
  texts: readonly string[],
  walk: Walk,
  isSpeaking = false,
): Promise<number> {
  const until = Date.now() + (isSpeaking ? patienceMs : 0)
  let seen = await lookThrough(page, texts)
  while (seen.shown.size === 0 && Date.now() < until) {
    await settle(page)
    seen = await lookThrough(page, texts)
  }
  const where = page.url()
  walk.visited.push(where)
  walk.shown += seen.shown.size
  for (const at of seen.shown) walk.read.add(at)
  caught.push(...[...seen.made].map((what): Catch => ({ kind: 'was made', where, what })))
  return seen.shown.size
}

/** A screen and all its parts; false when it should have said something and did not. */
export async function visit(
  trapped: Trapped,
  { layout, paths, isSpeaking }: Screen,
  texts: readonly string[],
  walk: Walk,
): Promise<boolean> {
  let shown = 0
  for (const [at, path] of paths.entries()) {
    if (at === 0 || layout === 'public') await open(trapped.page, path)
    else await moveTo(trapped.page, path)
    shown += await lookHere(trapped, texts, walk, isSpeaking && shown === 0)
  }
  return shown > 0 || !isSpeaking
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

type Go = (page: Trapped['page'], path: string) => Promise<void>

const by =
  (go: Go) =>
  async (trapped: Trapped, paths: readonly string[], texts: readonly string[], walk: Walk) => {
    for (const path of paths) {
      await go(trapped.page, path)
      await lookHere(trapped, texts, walk)
    }
  }

/** Loads each of the pages. */
export const openEach = by(open)
/** Goes from one to the next within the app that is open. */
export const walkThrough = by(moveTo)

/** As somebody whose session this device has kept. */
export async function keepSession(
  { page, context }: Trapped,
  kept: Readonly<Record<string, string>>,
): Promise<void> {
  const body = '<!doctype html><title>Shelter</title><link rel="icon" href="data:,">'
  await context.route('**/shelter', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/shelter')
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
}

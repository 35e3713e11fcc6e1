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
  /** Where the text that was asked for could be read. */
  said: number
  /** Where it should have been and was not. */
  readonly mute: string[]
}

/** A machine that does much else draws slowly. */
const patienceMs = 20_000

/** What is longer is cut to fit some names. */
const nameMost = 80

export const newWalk = (): Walk => ({ visited: [], shown: 0, read: new Set(), said: 0, mute: [] })

/** Lists draw only what can be seen, so all of it is brought into view. */
async function lookThrough(page: Page, texts: readonly string[]) {
  const shown = new Set<number>()
  const made = new Set<string>()
  await page.evaluate(() => window.scrollTo(0, 0))
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

/** What has to be read before the page is whole: nothing, anything, or the text of this place. */
type Wanted = 'nothing' | 'anything' | number

/** Looks at the page as it is now; where something is to be read, once it can be. */
export async function lookHere(
  { page, caught }: Trapped,
  texts: readonly string[],
  walk: Walk,
  wanted: Wanted = 'nothing',
): Promise<number> {
  const until = Date.now() + patienceMs
  let seen = await lookThrough(page, texts)
  const isWhole = () =>
    wanted === 'nothing' || (wanted === 'anything' ? seen.shown.size > 0 : seen.shown.has(wanted))
  while (!isWhole() && Date.now() < until) {
    await settle(page)
    seen = await lookThrough(page, texts)
  }
  if (wanted !== 'nothing' && isWhole()) walk.said++
  if (!isWhole()) walk.mute.push(page.url())
  const where = page.url()
  walk.visited.push(where)
  walk.shown += seen.shown.size
  for (const at of seen.shown) walk.read.add(at)
  caught.push(...[...seen.made].map((what): Catch => ({ kind: 'was made', where, what })))
  return seen.shown.size
}

/** A screen and all its parts; it is loaded anew, or gone to within the app that is open. */
export async function visit(
  trapped: Trapped,
  { layout, places, isSpeaking }: Screen,
  texts: readonly string[],
  walk: Walk,
  isLoaded = true,
): Promise<void> {
  for (const [at, { path, says }] of places.entries()) {
    if ((at === 0 && isLoaded) || layout === 'public') await open(trapped.page, path)
    else await moveTo(trapped.page, path)
    const wanted = says ?? (at === 0 && isSpeaking ? 'anything' : 'nothing')
    const isCut = typeof wanted === 'number' && (texts[wanted]?.length ?? 0) > nameMost
    await lookHere(trapped, texts, walk, isCut ? 'nothing' : wanted)
  }
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

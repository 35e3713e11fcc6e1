import type { Browser, BrowserContext, Page } from '@playwright/test'
import { enter, type Person } from '../e2e/person.ts'
import { expenseForm, fillExpense, openExpenseForm, searchFor } from '../e2e/vocabulary.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'
import { firstSeenMs, installStopwatch, untilSeen } from './stopwatch.ts'
import { heapOf, type Work, workOfAct, workOfVisit } from './trace.ts'
import { untilWarm } from './warm-device.ts'

const ledger = '/mcapp/expenses'
const row = 'ul[aria-label^="Expenses by"] > li'
/** The processor is now quick, now slow: more of what is cheap to repeat. */
const times = { visits: 15, months: 5, saves: 9 } as const
/** Everything an act sets going is over by then; it counts as the act's work. */
const aftermathMs = 600
/** No reader notices a page that answers within this. */
const freezeMs = 50
const workMs = 100

export interface Visit {
  readonly browser: Browser
  readonly url: string
  readonly person: Person
}

/** What the page's main thread works, and how long it leaves nobody an answer. */
export async function measureMainThread(visit: Visit): Promise<readonly Line[]> {
  const context = await warmDevice(visit)
  const first = await several(times.visits, () => firstRows(context))
  const page = await settledPage(context)
  const heapBefore = await heapOf(page)
  const months = await several(times.months, () => switchMonth(page))
  const letters = await typeLetters(page)
  const adds = await several(times.saves, (n) => add(page, `Worked on ${n}`))
  const scroll = await scrollToOldest(page)
  const heapAfter = await heapOf(page)
  await context.close()
  return [
    line('first rows of a warm visit', first),
    line('another month', months),
    line('a letter in the search', letters),
    line('save a new transaction', adds),
    freeze('longest task after any of these', [...months, ...letters, ...adds]),
    freeze('longest task, scrolling to the oldest', [scroll]),
    { journey: 'JavaScript heap, all rows loaded', value: heapBefore, unit: 'MB' },
    {
      journey: 'JavaScript heap, after all this',
      value: heapAfter,
      unit: 'MB',
      target: heapBefore * 1.25,
    },
  ]
}

async function several(
  count: number,
  measure: (n: number) => Promise<Work>,
): Promise<readonly Work[]> {
  const taken: Work[] = []
  for (let n = 0; n < count; n++) taken.push(await measure(n))
  return taken
}

function line(what: string, works: readonly Work[]): Line {
  console.error(`${what}: ${works.map(({ ms }) => Math.round(ms)).join(' ')}`)
  const value = spreadOf(works.map(({ ms }) => ms)).median
  return { journey: `main-thread work: ${what}`, value, unit: 'ms', target: workMs }
}

const freeze = (journey: string, works: readonly Work[]): Line => ({
  journey,
  value: Math.max(...works.map(({ longestMs }) => longestMs)),
  unit: 'ms',
  target: freezeMs,
})

async function warmDevice({ browser, url, person }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await enter(page, person, ledger)
  await untilWarm(page, person.session.user.id)
  await page.close()
  return context
}

async function firstRows(context: BrowserContext): Promise<Work> {
  const page = await context.newPage()
  await installStopwatch(page, row)
  // A process that starts while it is traced is not traced from its start.
  await page.goto('/favicon.svg')
  const work = await workOfVisit(page, async () => {
    await Promise.all([untilSeen(page), page.goto(ledger)])
    return firstSeenMs(page)
  })
  await page.close()
  return work
}

/** A page that has read all its rows and made ready for the search. */
async function settledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await installStopwatch(page, row)
  await page.goto(ledger)
  await firstSeenMs(page)
  await page.getByText('Older expenses are still arriving').waitFor({ state: 'hidden' })
  await untilIdle(page)
  return page
}

const idleRounds = 60

/** Idle callbacks follow one another while there is something to prepare. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async (rounds) => {
    for (let n = 0; n < rounds; n++) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, idleRounds)
}

function switchMonth(page: Page): Promise<Work> {
  const before = page.getByRole('button', { name: /^\p{L}+ \d{4}$/u }).first()
  return workOfAct(page, async () => {
    await before.click()
    await page.waitForTimeout(aftermathMs)
  })
}

/** In all time, where every letter looks through every row. */
async function typeLetters(page: Page): Promise<readonly Work[]> {
  await page.goto(`${ledger}?month=all`)
  await firstSeenMs(page)
  await untilIdle(page)
  await searchFor(page, '')
  const works: Work[] = []
  for (const letter of 'coffee')
    works.push(
      await workOfAct(page, async () => {
        await page.keyboard.press(letter)
        await page.waitForTimeout(aftermathMs)
      }),
    )
  await searchFor(page, '')
  await page.goto(ledger)
  await firstSeenMs(page)
  await untilIdle(page)
  return works
}

async function add(page: Page, description: string): Promise<Work> {
  const form = await openExpenseForm(page)
  await fillExpense(form, { amount: '12.50', description })
  await form.getByLabel('Description').focus()
  const work = await workOfAct(page, async () => {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(aftermathMs)
  })
  await expenseForm(page).waitFor({ state: 'hidden' })
  return work
}

/** All of it in three seconds, as with the bar at the side, down to the last row. */
async function scrollToOldest(page: Page): Promise<Work> {
  await page.goto(`${ledger}?month=all`)
  await firstSeenMs(page)
  await untilIdle(page)
  const work = await workOfAct(page, async () => {
    await page.keyboard.press('Shift')
    await page.evaluate(async () => {
      for (let step = 1; step <= 180; step++) {
        window.scrollTo(0, (document.documentElement.scrollHeight * step) / 180)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    })
    await page.waitForTimeout(aftermathMs)
  })
  const isLast = (item: Element) => item.ariaPosInSet === item.ariaSetSize
  const atEnd = await page.locator(row).last().evaluate(isLast)
  if (!atEnd) throw new Error('The oldest row was not reached.')
  return work
}

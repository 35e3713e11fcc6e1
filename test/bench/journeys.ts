import type { Browser, BrowserContext, Page } from '@playwright/test'
import { enter, type Person } from '../e2e/person.ts'
import { expenseForm, fillExpense, openExpenseForm, searchFor, signIn } from '../e2e/vocabulary.ts'
import { measureInApp } from './in-app.ts'
import { journeyLine } from './journey-line.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'
import {
  firstSeenMs,
  fromInputToPaint,
  installStopwatch,
  scrollFrames,
  settledMs,
  takeKeyToPaint,
} from './stopwatch.ts'
import { untilWarm } from './warm-device.ts'

const loginField = 'input[type=tel]'
const ledgerRow = '[data-entry]'
const ledger = '/mcapp/expenses'
const dashboard = '/mcapp/dashboard'
const figures = '[aria-label="This month"] a'
const times = 7

interface Visit {
  readonly browser: Browser
  readonly url: string
  readonly person: Person
  /** 1.5 at 100,000 transactions: what the targets may be stretched by. */
  readonly allowance: number
}

export async function measureJourneys(visit: Visit): Promise<readonly Line[]> {
  const { allowance } = visit
  const floor = await coldVisits(visit, '/favicon.svg', 'svg')
  const cold = await coldVisits(visit, '/mcapp/login', loginField)
  const lines = [
    journeyLine('floor: cold visit to a picture of the same server', floor),
    journeyLine('cold first visit to the login page usable', cold, 300 * allowance),
  ]
  const { context, signInMs } = await newDevices(visit)
  lines.push(journeyLine('new device, sign in, ledger usable', signInMs, 900 * allowance))
  lines.push(
    journeyLine('warm visit to the dashboard', await warmVisits(context, dashboard, figures)),
  )
  lines.push(
    journeyLine(
      'warm visit to ledger usable',
      await warmVisits(context, ledger, ledgerRow),
      350 * allowance,
    ),
  )
  lines.push(...(await measureInApp(context, allowance)))
  lines.push(...(await insideTheLedger(visit, context)))
  await context.close()
  return lines
}

async function coldVisits({ browser, url }: Visit, path: string, usable: string) {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const context = await browser.newContext({ baseURL: url })
    taken.push(await visitMs(context, path, usable))
    await context.close()
  }
  return taken
}

async function visitMs(context: BrowserContext, path: string, usable: string): Promise<number> {
  const page = await context.newPage()
  await installStopwatch(page, usable)
  await page.goto(path)
  const taken = await firstSeenMs(page)
  await page.close()
  return taken
}

/** Keeps the last device, which is warm from then on. */
async function newDevices({ browser, url, person }: Visit) {
  const signInMs: number[] = []
  for (let n = 0; ; n++) {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await installStopwatch(page, loginField)
    // Who wanted to see the ledger is let in there.
    await page.goto(ledger)
    const act = () => signIn(page, person)
    signInMs.push(await fromInputToPaint({ actor: page, selector: ledgerRow, text: '', act }))
    if (n === 2) {
      await untilWarm(page, person.session.user.id)
      await page.close()
      return { context, signInMs }
    }
    await context.close()
  }
}

async function warmVisits(context: BrowserContext, path: string, usable: string) {
  const taken: number[] = []
  for (let n = 0; n < times; n++) taken.push(await visitMs(context, path, usable))
  return taken
}

async function insideTheLedger(visit: Visit, context: BrowserContext): Promise<readonly Line[]> {
  const page = await context.newPage()
  await installStopwatch(page, ledgerRow)
  await page.goto(ledger)
  await firstSeenMs(page)
  const watcher = await secondDevice(visit)
  const saved: number[] = []
  const seenElsewhere: number[] = []
  for (let n = 0; n < times; n++) {
    saved.push(await saveMs(page, page, `Saved here ${n}`))
    seenElsewhere.push(await saveMs(page, watcher, `Seen there ${n}`))
  }
  await watcher.context().close()
  const frames = await scrollFrames(page, 120)
  const search = await searchMs(page)
  return [
    journeyLine('save a new transaction → in the list', saved, 50 * visit.allowance),
    journeyLine('another client sees it', seenElsewhere, 100 * visit.allowance),
    journeyLine('search settled', search.settled, 80 * visit.allowance),
    journeyLine('search, key to paint', search.keyToPaint, 12 * visit.allowance),
    {
      journey: 'scroll: frame p95',
      value: spreadOf(frames).p95,
      unit: 'ms',
      target: 35 * visit.allowance,
    },
  ]
}

async function secondDevice({ browser, url, person }: Visit): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await installStopwatch(page, ledgerRow)
  await enter(page, person, ledger)
  await firstSeenMs(page)
  await untilWarm(page, person.session.user.id)
  return page
}

async function saveMs(actor: Page, watcher: Page, text: string): Promise<number> {
  const form = await openExpenseForm(actor)
  await fillExpense(form, { amount: '12.50', description: text })
  await form.getByLabel('Description').focus()
  const act = () => actor.keyboard.press('Enter')
  const taken = await fromInputToPaint({ actor, watcher, selector: ledgerRow, text, act })
  await expenseForm(actor).waitFor({ state: 'hidden' })
  return taken
}

/** A word at once for how fast the list settles, then letter by letter for each key. */
async function searchMs(page: Page) {
  const settled: number[] = []
  const keyToPaint: number[] = []
  for (const word of ['coffee', 'market', 'pharmacy', 'train', 'book']) {
    await searchFor(page, '')
    await settledMs(page)
    await page.keyboard.insertText(word)
    settled.push(await settledMs(page))
    await searchFor(page, '')
    await settledMs(page)
    await takeKeyToPaint(page)
    await page.keyboard.type(word, { delay: 60 })
    keyToPaint.push(...(await takeKeyToPaint(page)))
  }
  return { settled, keyToPaint }
}

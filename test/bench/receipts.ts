import type { Page } from '@playwright/test'
import { enter } from '../e2e/person.ts'
import { corner, drawReceipt } from '../support/draw-receipt.ts'
import type { Visit } from './main-thread.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'

const times = 5
/** The page goes on answering while a receipt is read. */
const freezeMs = 100

/** Gives the page one picture and waits until it is read. */
async function readOne(page: Page, buffer: Buffer, done: number): Promise<number> {
  const start = performance.now()
  await page
    .getByLabel('Files of receipts')
    .setInputFiles({ name: `receipt-${done}.jpg`, mimeType: 'image/jpeg', buffer })
  const words = `${done} of ${done} ${done === 1 ? 'receipt' : 'receipts'} read`
  await page.getByText(words).waitFor({ timeout: 180_000 })
  return performance.now() - start
}

/** The longest the page could answer nobody since it was asked the last time. */
const longestTask = (page: Page) =>
  page.evaluate(() => {
    const all = (window as unknown as { tasksSeen: number[] }).tasksSeen
    return Math.max(0, ...all.splice(0))
  })

function watchTasks(): void {
  const tasksSeen: number[] = []
  Object.assign(window, { tasksSeen })
  new PerformanceObserver((list) => {
    tasksSeen.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

/** The first receipt fetches the engine; then the network is cut and others are read. */
export async function measureReceipts({ browser, url, person }: Visit): Promise<readonly Line[]> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.addInitScript(watchTasks)
  await enter(page, person, '/mcapp/scan')
  const picture = await drawReceipt(corner, { turn: 3 })
  const first = await readOne(page, picture, 1)
  await context.setOffline(true)
  await longestTask(page)
  const taken: number[] = []
  for (let n = 0; n < times; n++) taken.push(await readOne(page, picture, n + 2))
  const longest = await longestTask(page)
  await context.close()
  console.error(`a receipt without a network: ${taken.map(Math.round).join(' ')}`)
  return [
    { journey: 'the first receipt, with the engine', value: first, unit: 'ms' },
    { journey: 'a receipt, without a network', value: spreadOf(taken).median, unit: 'ms' },
    { journey: 'longest task while reading', value: longest, unit: 'ms', target: freezeMs },
  ]
}

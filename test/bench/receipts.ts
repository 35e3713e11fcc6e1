import type { Page } from '@playwright/test'
import { enter } from '../e2e/person.ts'
import { corner, drawReceipt } from '../support/draw-receipt.ts'
import type { Visit } from './main-thread.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'
import { installStopwatch } from './stopwatch.ts'
import { type Work, workOfAct } from './trace.ts'

const times = 5
/** The page goes on answering while a receipt is read. */
const freezeMs = 100

/** Gives the page one picture and waits until it is read. */
async function readOne(page: Page, buffer: Buffer, done: number): Promise<number> {
  const start = performance.now()
  await page
    .getByLabel('Files of receipts')
    .setInputFiles({ name: `receipt-${done}.jpg`, mimeType: 'image/jpeg', buffer })
  await page.getByText(`${done} of ${done} done`).waitFor({ timeout: 180_000 })
  return performance.now() - start
}

/** The first receipt fetches the engine; then the network is cut and others are read. */
export async function measureReceipts({ browser, url, person }: Visit): Promise<readonly Line[]> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await installStopwatch(page, '[aria-label="Receipts to read"]')
  await enter(page, person, '/mcapp/scan')
  const picture = await drawReceipt(corner, { turn: 3 })
  const first = await readOne(page, picture, 1)
  await context.setOffline(true)
  const taken: number[] = []
  const works: Work[] = []
  for (let n = 0; n < times; n++) {
    const work = await workOfAct(page, async () => {
      await page.keyboard.press('Shift')
      taken.push(await readOne(page, picture, n + 2))
    })
    works.push(work)
  }
  const longest = Math.max(...works.map(({ longestMs }) => longestMs))
  await context.close()
  console.error(`a receipt without a network: ${taken.map(Math.round).join(' ')}`)
  return [
    { journey: 'the first receipt, with the engine', value: first, unit: 'ms' },
    { journey: 'a receipt, without a network', value: spreadOf(taken).median, unit: 'ms' },
    { journey: 'longest task while reading', value: longest, unit: 'ms', target: freezeMs },
  ]
}

import type { BrowserContext, Page } from '@playwright/test'
import { journeyLine } from './journey-line.ts'
import type { Line } from './report.ts'
import { firstSeenMs, fromInputToPaint, installStopwatch } from './stopwatch.ts'

const times = 5
const ledgerPath = '/mcapp/expenses'
const reportPath = '/mcapp/analytics'
const row = '[data-entry]'
/** The first picture of the report, drawn. */
const report = '#flow figure'
const figures = '[aria-label="This month"] a'

async function follow(page: Page, path: string, selector: string): Promise<number> {
  const link = page.locator(`aside a[href^="${path}"]`)
  return fromInputToPaint({ actor: page, selector, text: '', act: () => link.click() })
}

async function openAt(context: BrowserContext, path: string, usable: string): Promise<Page> {
  const page = await context.newPage()
  await installStopwatch(page, usable)
  await page.goto(path)
  await firstSeenMs(page)
  return page
}

/** From one screen to the next of a device that is warm. */
export async function measureInApp(context: BrowserContext, allowance: number) {
  const ledger: number[] = []
  const first: number[] = []
  const again: number[] = []
  for (let n = 0; n < times; n++) {
    const page = await openAt(context, '/mcapp/dashboard', figures)
    ledger.push(await follow(page, ledgerPath, row))
    first.push(await follow(page, reportPath, report))
    await follow(page, ledgerPath, row)
    again.push(await follow(page, reportPath, report))
    await page.close()
  }
  const lines: readonly Line[] = [
    journeyLine('open the ledger inside the app', ledger, 60 * allowance),
    journeyLine('month report, first', first, 200 * allowance),
    journeyLine('month report, again', again, 100 * allowance),
  ]
  return lines
}

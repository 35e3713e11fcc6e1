import type { Browser, Page } from '@playwright/test'
import { enter, type Person } from '../e2e/person.ts'
import type { Line } from './report.ts'
import { firstSeenMs, installStopwatch } from './stopwatch.ts'

const loginField = 'input[type=tel]'
/** The search stands above the rows, which a new device still has to fetch. */
const ledgerSearch = 'main input'

/** Compressed kilobytes of script a first visit loads before the page can be used. */
export async function measureWeight(
  browser: Browser,
  url: string,
  person: Person,
): Promise<readonly Line[]> {
  const login = await scriptKilobytes(browser, url, loginField, async (page) => {
    await page.goto('/mcapp/login', { waitUntil: 'commit' })
  })
  const ledger = await scriptKilobytes(browser, url, ledgerSearch, (page) => enter(page, person))
  return [
    { journey: 'JavaScript of the login page, compressed', value: login, unit: 'kB', target: 100 },
    { journey: 'JavaScript of the ledger, compressed', value: ledger, unit: 'kB', target: 180 },
  ]
}

/** By the browser's own account; what it fetches once the page can be used does not count. */
async function scriptKilobytes(
  browser: Browser,
  url: string,
  usable: string,
  visit: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await installStopwatch(page, usable)
  await visit(page)
  const usableMs = await firstSeenMs(page)
  const bytes = await page.evaluate(
    (latest) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
        .filter(({ responseEnd }) => responseEnd <= latest)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    usableMs,
  )
  await context.close()
  return bytes / 1000
}

import type { Browser, Page } from '@playwright/test'
import { enter, type Person } from '../e2e/person.ts'
import type { Line } from './report.ts'

/** Compressed kilobytes of script a first visit loads before the page can be used. */
export async function measureWeight(
  browser: Browser,
  url: string,
  person: Person,
): Promise<readonly Line[]> {
  const login = await scriptKilobytes(browser, url, async (page) => {
    await page.goto('/mcapp/login', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
  })
  const ledger = await scriptKilobytes(browser, url, async (page) => {
    await enter(page, person)
    await page.getByRole('heading', { name: 'Expenses', level: 1 }).waitFor()
  })
  return [
    { journey: 'JavaScript of the login page, compressed', value: login, unit: 'kB', target: 100 },
    { journey: 'JavaScript of the ledger, compressed', value: ledger, unit: 'kB', target: 180 },
  ]
}

async function scriptKilobytes(
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await wire.send('Network.enable')
  await visit(page)
  await context.close()
  return bytes / 1000
}

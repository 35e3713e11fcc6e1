import type { Page } from '@playwright/test'
import { storeBill, storeGroup, tab } from '../e2e/groups/group-of.ts'
import { enter } from '../e2e/person.ts'
import { journeyLine } from './journey-line.ts'
import type { Visit } from './main-thread.ts'
import type { Line } from './report.ts'
import { firstSeenMs, fromInputToPaint, installStopwatch } from './stopwatch.ts'

const members = 20
const bills = 40
const times = 7
const promisedMs = 60
const bill = 'main li button'
const balance = '[role=tabpanel] h3'

async function storeTwenty({ url, person }: Visit): Promise<string> {
  const others = Array.from({ length: members - 1 }, (_, at) => `Friend ${at + 1}`)
  const group = await storeGroup(url, person, { name: 'All', currency: 'EUR', members: others })
  for (let n = 0; n < bills; n++) {
    const amount = 1000 + 37 * n
    await storeBill(url, person, group, { amount, description: `Bill ${n}`, payer: n % members })
  }
  return group.id
}

async function addMs(page: Page, text: string): Promise<number> {
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: /^New expense in/ })
  await sheet.getByLabel('Amount').fill('90')
  const what = sheet.getByLabel('What was it')
  await what.fill(text)
  const act = () => what.press('Enter')
  const taken = await fromInputToPaint({ actor: page, selector: bill, text, act })
  await sheet.waitFor({ state: 'hidden' })
  return taken
}

async function balancesMs(page: Page): Promise<number> {
  const act = () => tab(page, 'Balances').click()
  const text = 'Balances in EUR'
  const taken = await fromInputToPaint({ actor: page, selector: balance, text, act })
  await tab(page, 'Expenses').click()
  await page.locator(bill).first().waitFor()
  return taken
}

/** Twenty people and their bills: a new one in the list, and what everybody owes. */
export async function measureGroupOfTwenty(visit: Visit): Promise<readonly Line[]> {
  const id = await storeTwenty(visit)
  const context = await visit.browser.newContext({ baseURL: visit.url })
  const page = await context.newPage()
  await installStopwatch(page, bill)
  await enter(page, visit.person, `/mcapp/groups/${id}`)
  await firstSeenMs(page)
  // The first look loads the code of the other tabs.
  await balancesMs(page)
  const adds: number[] = []
  const balances: number[] = []
  for (let n = 0; n < times; n++) {
    adds.push(await addMs(page, `Added ${n}`))
    balances.push(await balancesMs(page))
  }
  await context.close()
  return [
    journeyLine('group of 20: add', adds, promisedMs),
    journeyLine('group of 20: balances', balances, promisedMs),
  ]
}

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { TestServer } from '../../support/server.ts'
import { expectClean, expectCleanInBothThemes } from '../axe.ts'
import { firstOf } from '../budgets-of.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeGoal, storeMoney } from '../goals-of.ts'
import { storeCategory, storeExpense, storeIncome } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  expectToast,
  expenseForm,
  fillExpense,
  goOffline,
  goOnline,
  saveExpense,
  undo,
} from '../vocabulary.ts'

const path = '/mcapp/analytics'

test.use({ bypassCSP: true })

const charts = [
  'Cash flow',
  'Categories',
  'Why did it change?',
  'Calendar',
  'Merchants',
  'From income to spending',
  'Savings rate',
  'Net position',
] as const

/** A chart is drawn when it comes near the screen. */
async function chart(page: Page, about: string): Promise<Locator> {
  const found = page.getByRole('figure').filter({ has: page.getByText(about, { exact: true }) })
  for (const id of ids) await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await expect(found.first()).toBeVisible()
  return found.first()
}

const ids = ['flow', 'calendar', 'forecast', 'savings', 'position'] as const

/** Two months of a small household: rent grows, a shop is new, a hobby has stopped. */
async function storeYear(url: string, person: Person): Promise<void> {
  const home = await storeCategory(url, person, { name: 'Living', color: 'teal' })
  const rent = await storeCategory(url, person, { name: 'Rent', parentId: home, color: 'teal' })
  const food = await storeCategory(url, person, { name: 'Food at home', color: 'honey' })
  const spend = (monthsAgo: number, amount: number, merchant: string, categoryId: string) =>
    storeExpense(url, person, {
      ...{ amount, merchant, categoryId },
      description: merchant,
      date: firstOf(monthsAgo),
    })
  for (const monthsAgo of [1, 2]) await storeIncome(url, person, { date: firstOf(monthsAgo) })
  await spend(1, 100_000, 'Landlord', rent)
  await spend(2, 90_000, 'Landlord', rent)
  await spend(1, 4000, 'Corner shop', food)
  await spend(2, 2500, 'Dance school', food)
  await storeMoney(url, person, await storeGoal(url, person), 30_000, -40)
}

/** From the first of the last month to its end. */
const lastMonth = '?range=last-month'

async function expectGood(page: Page, isMobile: boolean): Promise<void> {
  await expectNoSideScroll(page)
  if (isMobile) expect(await smallTargets(page)).toEqual([])
}

interface Scene {
  readonly page: Page
  readonly person: Person
  readonly server: TestServer
  readonly isMobile: boolean
  readonly forgive: (expected: RegExp) => void
}

/** The charts stay as they were, with their time, until the server can be asked again. */
async function workOffline({ page, forgive }: Scene): Promise<void> {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  const old = page.getByText(/The server cannot be reached: what is below is as of/)
  await expect(old).toHaveCount(0)
  await page.keyboard.press('n')
  const form = expenseForm(page)
  await fillExpense(form, { amount: '7.50', description: 'Kiosk' })
  await goOffline(page)
  await saveExpense(form)
  await expect(old).toBeVisible()
  await expect(await chart(page, 'Cash flow')).toContainText('more came in')
  await goOnline(page)
  await expect(old).toHaveCount(0)
}

async function lookAtNothing({ page, isMobile }: Scene): Promise<void> {
  await expect(page.getByText('Nothing in this time.').first()).toBeVisible()
  await expectClean(page)
  await expectGood(page, isMobile)
}

async function lookAtAll({ page, isMobile }: Scene): Promise<void> {
  for (const about of charts) await chart(page, about)
  await expect(await chart(page, 'Cash flow')).toContainText('€1,460.00 more came in')
  await expect(await chart(page, 'Categories')).toContainText('Living is the largest, with 96%')
  await expect(await chart(page, 'Savings rate')).toContainText('You kept 58% of what came in')
  await expect(await chart(page, 'Net position')).toContainText('€300.00 in all')
  await expect(page.locator('#forecast')).toContainText('The next 90 days')
  await expectCleanInBothThemes(page)
  await expectGood(page, isMobile)
}

async function askWhy({ page }: Scene): Promise<void> {
  const why = await chart(page, 'Why did it change?')
  await expect(why).toContainText('€115.00')
  const parts = why.getByRole('list').first()
  await expect(parts).toContainText('New+€40.00')
  await expect(parts).toContainText('Stopped-€25.00')
  await expect(parts).toContainText('Dearer or cheaper+€100.00')
  await expect(why).toContainText('dearer on average')
  await parts.getByRole('link', { name: '+€100.00' }).click()
  const made = page.getByRole('dialog', { name: 'Dearer or cheaper' })
  await expect(made.getByRole('listitem').filter({ hasText: 'Landlord' })).toContainText('€100.00')
  await expectClean(page)
  await made.getByRole('link', { name: '€900.00' }).click()
  const rows = page.getByRole('dialog', { name: 'Landlord' })
  await expect(rows).toContainText('1 row')
  await page.goBack()
  await expect(made).toBeVisible()
  await page.goBack()
  await expect(made).toHaveCount(0)
}

/** On a small phone too, what is left over stands where it is seen. */
async function expectWholeTable(page: Page, flow: Locator): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  const [wide, seen] = await flow
    .getByRole('table')
    .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0])
  expect(wide).toBeLessThanOrEqual(seen ?? 0)
  await expect(flow.getByRole('rowheader', { name: 'Left over' }).first()).toBeVisible()
  if (size) await page.setViewportSize(size)
}

async function leadToRows({ page, isMobile }: Scene): Promise<void> {
  const flow = await chart(page, 'Cash flow')
  await flow.getByRole('button', { name: 'Show as a table' }).click()
  if (isMobile) await expectWholeTable(page, flow)
  await flow.getByRole('link', { name: '€1,040.00' }).first().click()
  const rows = page.getByRole('dialog')
  await expect(rows).toContainText('2 rows')
  await expect(rows).toContainText('€1,040.00')
  await expect(rows.getByRole('listitem')).toHaveCount(2)
  await expect(rows.getByRole('listitem').filter({ hasText: '€1,000.00' })).toHaveCount(1)
  await expect(rows.getByRole('listitem').filter({ hasText: '€40.00' })).toHaveCount(1)
  await expectClean(page)
  await rows.getByRole('link', { name: 'Open in Expenses' }).click()
  await expect(page.getByRole('main')).toContainText('€1,040.00')
  await page.goBack()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(0)
}

/** What is foreseen, and the plans and past days it is told by. */
async function askForecast({ page }: Scene): Promise<void> {
  const forecast = await chart(page, 'The next 90 days')
  await forecast.getByRole('button', { name: 'Show as a table' }).click()
  await forecast.getByRole('table').getByRole('link').last().click()
  const net = page.getByRole('dialog', { name: 'Left over, foreseen' })
  await net.getByRole('listitem').filter({ hasText: 'Spending' }).getByRole('link').click()
  const spending = page.getByRole('dialog', { name: 'Spending, foreseen' })
  await expect(spending).toContainText('As it usually goes')
  await expectClean(page)
  await page.keyboard.press('Escape')
  await expect(spending).toHaveCount(0)
}

async function lookInside({ page }: Scene): Promise<void> {
  const all = await chart(page, 'Categories')
  await page
    .locator('#categories')
    .getByRole('button', { name: /^Living/ })
    .last()
    .click()
  await expect(page).toHaveURL(/category=/)
  await expect(all).toHaveCount(0)
  await expect(page.locator('#categories')).toContainText('Inside Living')
  await expect(page.locator('#categories')).toContainText('Rent')
  await page.getByRole('button', { name: 'All categories' }).click()
  await expect(page).not.toHaveURL(/category=/)
}

async function takeAlong({ page }: Scene): Promise<void> {
  const merchants = await chart(page, 'Merchants')
  const downloading = page.waitForEvent('download')
  await merchants.getByRole('button', { name: /^CSV/ }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^moneycomb-merchants-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Landlord,1000.00,1,')
}

async function keepView({ page }: Scene): Promise<void> {
  await page.getByText('What I paid', { exact: true }).click()
  await expect(page).toHaveURL(/lens=paid/)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Give the view a name\./)
  await dialog.getByLabel('Name').fill('Last month, paid')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved Last month, paid')
  await page.goto(path)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Last month, paid' }).click()
  await expect(page).toHaveURL(/range=last-month&lens=paid/)
  await page.getByRole('button', { name: 'Last month, paid' }).click()
  await page.getByRole('menuitem', { name: 'Delete this view' }).click()
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
  await undo(page)
  await expect(page.getByRole('button', { name: 'Last month, paid' })).toBeVisible()
}

test('look, ask why, go to the rows, keep the view', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
  forgive,
}) => {
  test.slow()
  const scene = { page, person, server, isMobile, forgive }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, person, path)

  await test.step('an empty book says so, chart by chart', () => lookAtNothing(scene))

  await storeYear(server.url, person)
  await page.goto(path + lastMonth)

  await test.step('every chart has a finding, and all are clean', () => lookAtAll(scene))

  await test.step('without a network it says of what time it is', () => workOffline(scene))

  await test.step('why it changed adds up', () => askWhy(scene))

  await test.step('a figure leads to rows that add up to it', () => leadToRows(scene))

  await test.step('a forecast says what it is told by', () => askForecast(scene))

  await test.step('a category opens to what is in it', () => lookInside(scene))

  await test.step('the figures can be taken along', () => takeAlong(scene))

  await test.step('a view is kept under a name, and another lens is a press away', () =>
    keepView(scene))
})

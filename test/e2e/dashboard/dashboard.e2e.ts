import type { Locator, Page } from '@playwright/test'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { TestServer } from '../../support/server.ts'
import { expectClean, expectCleanInBothThemes } from '../axe.ts'
import { firstOf, storeBudget } from '../budgets-of.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeGoal } from '../goals-of.ts'
import { storeBill, storeGroup } from '../groups/group-of.ts'
import { storeCategory, storeExpense, storeIncome } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { dayIn, storeTemplate } from '../recurring/recurring-of.ts'
import { expect, test } from '../story.ts'
import { expenseForm, fillExpense, goOffline, goOnline, saveExpense } from '../vocabulary.ts'

test.use({ bypassCSP: true })

/** A figure by its name; pressing it leads to its rows. */
const figure = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'This month' }).getByRole('link', { name })

async function expectGood(page: Page, isMobile: boolean): Promise<void> {
  await expectNoSideScroll(page)
  if (isMobile) expect(await smallTargets(page)).toEqual([])
}

/** What the server works out, past every screen. */
async function answered(url: string, { session }: Person): Promise<DashboardAnswer> {
  const [year, month] = firstOf(0).split('-').map(Number)
  const answer = await fetch(new URL('/api/dashboard/data', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ year, month }),
  })
  return (await answer.json()) as DashboardAnswer
}

interface Scene {
  readonly page: Page
  readonly person: Person
  readonly server: TestServer
  readonly isMobile: boolean
  readonly forgive: (pattern: RegExp) => void
}

async function startFromNothing({ page, isMobile }: Scene): Promise<void> {
  const steps = page.getByRole('region', { name: 'Three steps, and you see where you stand' })
  await expect(steps).toContainText('0 of 3 done')
  const statement = steps.getByRole('link', { name: 'Or bring in a bank statement' })
  await expect(statement).toHaveAttribute('href', '/mcapp/expenses?import=1')
  await expect(page.getByRole('region', { name: 'This month' })).toHaveCount(0)
  await expectCleanInBothThemes(page)
  await expectGood(page, isMobile)
  await steps.getByRole('link', { name: 'Add an expense' }).click()
  const form = expenseForm(page)
  await fillExpense(form, { amount: '12.50', description: 'Bread and cheese' })
  await saveExpense(form)
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  await expect(figure(page, 'Spending')).toContainText('€12.50')
}

async function followOthers({ page, person, server }: Scene): Promise<void> {
  await storeIncome(server.url, person, { amount: 250_000 })
  await expect(figure(page, 'Income')).toContainText('€2,500.00')
  await expect(figure(page, 'Left over')).toContainText('€2,487.50')
  await expect(page.getByText('2 of 3 done')).toBeVisible()
  const food = await storeCategory(server.url, person, { name: 'Food at home' })
  await storeExpense(server.url, person, { amount: 9000, categoryId: food, date: firstOf(0) })
  await storeExpense(server.url, person, { amount: 5000, categoryId: food, date: firstOf(1) })
  await storeBudget(server.url, person, { name: 'Kitchen', categoryIds: [food] })
  await storeGoal(server.url, person, { name: 'New bicycle' })
  await expect(page.getByText(/of 3 done/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Safe to spend today' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Budgets to watch' })).toContainText('Kitchen')
  await expect(page.getByRole('region', { name: 'Goals' })).toContainText('New bicycle')
  await expect(page.getByRole('region', { name: 'Spending by category' })).toContainText('€90.00')
  await expect(page.getByRole('region', { name: 'Latest' })).toContainText('Bread and cheese')
}

async function agreeWithServer({ page, person, server }: Scene): Promise<void> {
  const { spending, income, net } = await answered(server.url, person)
  expect([spending.amount, income.amount, net.amount]).toEqual([10_250, 250_000, 239_750])
  await expect(figure(page, 'Spending')).toContainText('€102.50')
  await expect(figure(page, 'Left over')).toContainText('€2,397.50')
  await expect(figure(page, 'Savings rate')).toContainText('96%')
}

async function lookGood({ page, isMobile }: Scene): Promise<void> {
  const flow = page.getByRole('figure').filter({ hasText: 'Cash flow, 12 months' })
  await expect(flow.locator('svg.recharts-surface').first()).toBeVisible()
  await expectCleanInBothThemes(page)
  await expectGood(page, isMobile)
  await flow.getByRole('button', { name: 'Show as a table' }).click()
  await expect(flow.getByRole('link', { name: '€102.50' })).toBeVisible()
  await expectClean(page)
}

/** What is ahead, who owes whom, and the advice that is worth most. */
async function lookAhead({ page, person, server }: Scene): Promise<void> {
  const { url } = server
  await storeTemplate(url, person, { description: 'Gym', amount: 4500, startOn: dayIn(5) })
  await storeTemplate(url, person, { description: 'Far away', startOn: dayIn(20) })
  const trip = await storeGroup(url, person, { name: 'Porto', currency: 'EUR', members: ['Ben'] })
  await storeBill(url, person, trip, { amount: 5000, date: firstOf(2), description: 'Ferry' })
  const ahead = page.getByRole('region', { name: 'The next 14 days' })
  await expect(ahead.getByRole('listitem')).toHaveCount(1)
  await expect(ahead.getByRole('listitem')).toContainText('Gym')
  await expect(ahead.getByRole('listitem')).toContainText('€45.00')
  const shared = page.getByRole('region', { name: 'Shared with others' })
  await expect(shared.getByRole('listitem')).toContainText('Porto')
  await expect(shared.getByRole('listitem')).toContainText('You are owed €25.00')
}

async function explainFigures({ page, isMobile }: Scene): Promise<void> {
  const safe = page.getByRole('region', { name: 'Safe to spend today' })
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/dashboard/data*', async (route) => {
    await isAsked
    await route.fallback()
  })
  await page.reload()
  await safe.getByRole('button', { name: 'How it’s calculated' }).click()
  const answered = page.waitForResponse('**/api/dashboard/data*')
  answer()
  await answered
  await page.unroute('**/api/dashboard/data*')
  // What was opened on the last answer stays open on the next one.
  await expect(safe.getByRole('listitem').filter({ hasText: 'A day' })).toHaveCount(2)
  await expect(safe.getByRole('link', { name: 'Kitchen' })).toBeVisible()
  await expectClean(page)
  await expectGood(page, isMobile)
  await figure(page, 'Left over').click()
  const made = page.getByRole('dialog', { name: 'Left over' })
  await expect(made.getByRole('listitem').filter({ hasText: 'Spending' })).toContainText('102.50')
  await expect(made.getByRole('listitem').filter({ hasText: 'Savings rate' })).toContainText('96%')
  await expectClean(page)
  await made.getByRole('link', { name: '€2,500.00' }).click()
  const rows = page.getByRole('dialog', { name: 'Income' })
  await expect(rows).toContainText('1 row')
  await page.goBack()
  await expect(made).toBeVisible()
  await page.goBack()
  await expect(figure(page, 'Left over')).toContainText('€2,397.50')
}

async function leadToRows({ page }: Scene): Promise<void> {
  await figure(page, 'Spending').click()
  await expect(page.getByRole('heading', { name: 'Expenses', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('€102.50')
  await page.goBack()
  await expect(figure(page, 'Spending')).toContainText('€102.50')
}

async function workOffline({ page, forgive }: Scene): Promise<void> {
  // Only what a missing network causes; a call that the server refuses still fails the story.
  forgive(/ERR_INTERNET_DISCONNECTED/)
  await goOffline(page)
  await page.keyboard.press('n')
  const form = expenseForm(page)
  await fillExpense(form, { amount: '7.50', description: 'Kiosk' })
  await saveExpense(form)
  await expect(figure(page, 'Spending')).toContainText('€110.00')
  await expect(page.getByRole('region', { name: 'Latest' })).toContainText('Kiosk')
  await expect(page.getByText(/what is below is as of/)).toBeVisible()
  await goOnline(page)
  await expect(page.getByText(/what is below is as of/)).toHaveCount(0)
}

async function stepBack({ page }: Scene): Promise<void> {
  const before = Temporal.PlainDate.from(firstOf(1))
  const name = before.toLocaleString('en-GB', { month: 'long', year: 'numeric' })
  await page.getByRole('button', { name }).click()
  await expect(figure(page, 'Spending')).toContainText('€50.00')
  for (const aboutNow of [
    'Safe to spend today',
    'Budgets to watch',
    'The next 14 days',
    'Latest',
  ]) {
    await expect(page.getByRole('region', { name: aboutNow })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'This month' }).click()
  await expect(figure(page, 'Spending')).toContainText('€110.00')
}

test('three steps, then where I stand, live and without a network', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
  forgive,
}) => {
  test.slow()
  const scene = { page, person, server, isMobile, forgive }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, person, '/mcapp')

  await test.step('a newcomer sees three steps and no empty boxes', () => startFromNothing(scene))

  await test.step('what another device writes shows by itself', () => followOthers(scene))

  await test.step('the figures are those of the server', () => agreeWithServer(scene))

  await test.step('what is ahead and who owes whom', () => lookAhead(scene))

  await test.step('a figure of figures says how it is made', () => explainFigures(scene))

  await test.step('all of it is clean, fits, and has the chart as a table too', () =>
    lookGood(scene))

  await test.step('a figure leads to the rows it is made of', () => leadToRows(scene))

  await test.step('without a network it stays, and what is written counts at once', () =>
    workOffline(scene))

  await test.step('another month is a step away', () => stepBack(scene))
})

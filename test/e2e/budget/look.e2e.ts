import type { Page } from '@playwright/test'
import {
  budgetRow,
  chooseFor,
  expectGood,
  figure,
  firstOf,
  storeBudget,
  undo,
} from '../budgets-of.ts'
import { storeCategory, storeExpense } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectNamed } from '../vocabulary.ts'

test.use({ bypassCSP: true })

/** Two months of food, some of it in one purchase with other things. */
async function storeSpending(url: string, person: Person): Promise<string> {
  const food = await storeCategory(url, person, { name: 'Food at home' })
  const below = await storeCategory(url, person, { name: 'Snacks', parentId: food })
  const other = await storeCategory(url, person, { name: 'Other things' })
  const now = { date: firstOf(0) }
  const lines = [
    { categoryId: below, amount: 1500, note: null },
    { categoryId: other, amount: 3500, note: null },
  ]
  await storeExpense(url, person, { amount: 4000, categoryId: food, date: firstOf(1) })
  await storeExpense(url, person, { ...now, amount: 5000, description: 'Supermarket', lines })
  await storeExpense(url, person, { ...now, amount: 2000, categoryId: food })
  await storeExpense(url, person, { ...now, amount: 700, categoryId: other })
  return food
}

async function expectRowsToAddUp(page: Page): Promise<void> {
  await expect(figure(page, 'Spent')).toContainText('€35.00')
  await expect(figure(page, 'Left')).toContainText('€125.00')
  const rows = page.getByRole('region', { name: /^What it was spent on/ }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Supermarket' })).toContainText(/€15\.00.*of.*€50\.00/)
}

async function readAsTable(page: Page): Promise<void> {
  const chart = page.getByRole('figure', { name: /Held in 1 of 1 period/ })
  await chart.getByRole('button', { name: 'Show as a table' }).click()
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(chart.getByRole('table')).toContainText('€160.00')
}

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'The period before' }).click()
  await expect(figure(page, 'Spent')).toContainText('€40.00')
  await expect(figure(page, 'Left')).toContainText('€60.00')
  await page.getByRole('button', { name: 'Back to this month' }).click()
  await expect(figure(page, 'Left')).toContainText('€125.00')
}

async function decideForLater(page: Page): Promise<void> {
  await chooseFor(page, 'Food', 'Edit')
  const sheet = page.getByRole('dialog', { name: 'Edit budget' })
  await sheet.getByLabel('Amount', { exact: true }).fill('200')
  await sheet.getByLabel('The new amount counts').selectOption({ index: 2 })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await expect(figure(page, 'Left')).toContainText('€125.00')
  await chooseFor(page, 'Food', 'Edit')
  await expect(sheet.getByRole('list', { name: 'Decided for later' })).toContainText('€200.00')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
}

test('every figure of a budget leads to what it is made of', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  test.slow()
  const { url } = server
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const food = await storeSpending(url, person)
  const rollover = { surplus: 'keep', deficit: 'carry', cap: null }
  const id = await storeBudget(url, person, {
    categoryIds: [food],
    startOn: firstOf(1),
    rollover,
  })
  await enter(page, person, `/mcapp/budgets/${id}`)

  await test.step('is named', () => expectNamed(page, 'Budgets', 'Food'))
  await test.step('the rows add up to what was spent', () => expectRowsToAddUp(page))
  await test.step('everybody can use it', () => expectGood(page, isMobile))
  await test.step('the pictures can be read as tables', () => readAsTable(page))
  await test.step('an earlier period shows its own figures', () => lookBack(page))
  await test.step('a new amount waits for its day', () => decideForLater(page))
  await test.step('the same rows stand in Expenses, with the same total', async () => {
    await page.getByRole('link', { name: 'See them in Expenses' }).click()
    await expect(page.getByText('€35.00').first()).toBeVisible()
    await page.goBack()
  })
  await test.step('without a rate nothing is guessed', async () => {
    const tea = { amount: 900, currency: 'IRR', description: 'Tea in Isfahan' }
    await storeExpense(url, person, { ...tea, categoryId: food, date: firstOf(0) })
    const why = page.getByRole('region', { name: 'No rate is known' })
    await expect(why.getByRole('link', { name: /Tea in Isfahan/ })).toBeVisible()
    await expect(figure(page, 'Left')).toContainText('€')
    await expect(page.getByText(/and IRR.*without a rate/).first()).toBeVisible()
    await expectGood(page, isMobile)
  })
  await test.step('deleted, it leads back to the others, where it can be had again', async () => {
    await chooseFor(page, 'Food', 'Edit')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Decide what may be spent')).toBeVisible()
    await expect(page).toHaveURL(/\/mcapp\/budgets$/)
    await undo(page)
    await expect(budgetRow(page, 'Food')).toBeVisible()
  })
})

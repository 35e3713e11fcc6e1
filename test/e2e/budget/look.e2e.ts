import { expectGood, figure, firstOf, storeBudget } from '../budgets-of.ts'
import { storeCategory, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test.use({ bypassCSP: true })

test('every figure of a budget leads to what it is made of', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const { url } = server
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const food = await storeCategory(url, person, { name: 'Food at home' })
  const below = await storeCategory(url, person, { name: 'Snacks', parentId: food })
  const other = await storeCategory(url, person, { name: 'Other things' })
  const now = { date: firstOf(0) }
  await storeExpense(url, person, { amount: 4000, categoryId: food, date: firstOf(1) })
  await storeExpense(url, person, {
    ...now,
    amount: 5000,
    description: 'Supermarket',
    lines: [
      { categoryId: below, amount: 1500, note: null },
      { categoryId: other, amount: 3500, note: null },
    ],
  })
  await storeExpense(url, person, { ...now, amount: 2000, categoryId: food })
  await storeExpense(url, person, { ...now, amount: 700, categoryId: other })
  const id = await storeBudget(url, person, {
    categoryIds: [food],
    startOn: firstOf(1),
    rollover: { surplus: 'keep', deficit: 'carry', cap: null },
  })
  await enter(page, person, `/mcapp/budgets/${id}`)

  await test.step('the rows add up to what was spent', async () => {
    await expect(figure(page, 'Spent')).toContainText('€35.00')
    await expect(figure(page, 'Left')).toContainText('€125.00')
    const rows = page.getByRole('region', { name: /^What it was spent on/ })
    await expect(rows.getByRole('listitem')).toHaveCount(2)
    await expect(rows.getByRole('listitem').filter({ hasText: 'Supermarket' })).toContainText(
      /€15\.00.*of.*€50\.00/,
    )
    await expectGood(page, isMobile)
  })

  await test.step('the pictures can be read as tables', async () => {
    const chart = page.getByRole('figure', { name: /Held in 1 of 1 period/ })
    await chart.getByRole('button', { name: 'Show as a table' }).click()
    await expect(chart.getByRole('table').getByRole('row')).toHaveCount(3)
    await expect(chart.getByRole('table')).toContainText('€160.00')
  })

  await test.step('an earlier period shows its own figures', async () => {
    await page.getByRole('button', { name: 'The period before' }).click()
    await expect(figure(page, 'Spent')).toContainText('€40.00')
    await expect(figure(page, 'Left')).toContainText('€60.00')
    await page.getByRole('button', { name: 'Back to this month' }).click()
    await expect(figure(page, 'Left')).toContainText('€125.00')
  })

  await test.step('a new amount waits for the day it was decided for', async () => {
    await page.getByRole('button', { name: 'More for Food' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit budget' })
    await sheet.getByLabel('Amount', { exact: true }).fill('200')
    await sheet.getByLabel('The new amount counts').selectOption({ index: 2 })
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(figure(page, 'Left')).toContainText('€125.00')
    await page.getByRole('button', { name: 'More for Food' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(sheet.getByRole('list', { name: 'Decided for later' })).toContainText('€200.00')
    await sheet.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the same rows stand in Expenses, with the same total', async () => {
    await page.getByRole('link', { name: 'See them in Expenses' }).click()
    await expect(page.getByText('€35.00').first()).toBeVisible()
    await page.goBack()
  })

  await test.step('without a rate nothing is guessed', async () => {
    await storeExpense(url, person, {
      ...now,
      amount: 900,
      currency: 'IRR',
      description: 'Tea in Isfahan',
      categoryId: food,
    })
    const why = page.getByRole('region', { name: 'No rate is known' })
    await expect(why.getByRole('link', { name: /Tea in Isfahan/ })).toBeVisible()
    await expect(figure(page, 'Left')).toContainText('Unknown')
    await expectGood(page, isMobile)
  })
})

import { storeCategory, storeExpense } from '../ledger-of.ts'
import {
  applyFilters,
  chooseFromMore,
  expectRows,
  filterChip,
  openFilters,
  shownTotal,
} from '../list-vocabulary.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectExpense } from '../vocabulary.ts'

async function storeThree(url: string, person: Person): Promise<void> {
  const food = await storeCategory(url, person, { name: 'Nourishment' })
  const snacks = await storeCategory(url, person, { name: 'Nibbles', parentId: food })
  const tags = ['trip']
  await storeExpense(url, person, { description: 'Crisps', amount: 300, categoryId: snacks, tags })
  await storeExpense(url, person, { description: 'Feast', amount: 9000, categoryId: food })
  const paymentMethod = 'cash'
  await storeExpense(url, person, { description: 'Ferry', amount: 2000, tags, paymentMethod })
}

test('filters live in the address and go one by one', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeThree(server.url, person)
  await enter(page, person)
  await expectRows(page, ['Ferry', 'Feast', 'Crisps'])

  const panel = await openFilters(page)
  await panel.getByLabel('Find a category').fill('nour')
  await panel.getByRole('checkbox', { name: 'Nourishment' }).check()
  await expect(panel.getByRole('button', { name: 'Show 2 expenses' })).toBeVisible()
  await panel.getByRole('button', { name: '#trip' }).click()
  await applyFilters(panel)
  await expectRows(page, ['Crisps'])
  await expect(page).toHaveURL(/category=[\w-]{36}&tag=trip$/)

  await page.reload()
  await expectRows(page, ['Crisps'])
  await filterChip(page, '#trip').click()
  await expectRows(page, ['Feast', 'Crisps'])
  await page.goBack()
  await expectRows(page, ['Crisps'])
  await page.goBack()
  await expectRows(page, ['Ferry', 'Feast', 'Crisps'])
})

test('what has no rate, or another currency, is found', async ({ page, person, server }) => {
  const { url } = server
  await storeExpense(url, person, { description: 'Bread' })
  await storeExpense(url, person, { description: 'Taxi', currency: 'USD' })
  await storeExpense(url, person, { description: 'Tea', currency: 'IRR', amount: 900 })
  await enter(page, person)
  await expectRows(page, ['Tea', 'Taxi', 'Bread'])
  const panel = await openFilters(page)
  await panel.getByRole('button', { name: 'Without a rate' }).click()
  await expect(panel.getByRole('button', { name: 'Show 1 expense', exact: true })).toBeVisible()
  await applyFilters(panel)
  await expectRows(page, ['Tea'])
  await expect(page).toHaveURL(/rate=missing$/)
  await filterChip(page, 'Without a rate').click()
  const again = await openFilters(page)
  await again.getByRole('button', { name: 'USD' }).click()
  await applyFilters(again)
  await expectRows(page, ['Taxi'])
  await expect(page).toHaveURL(/currency=USD$/)
})

test('amounts and payment narrow the list, and amounts order it', async ({
  page,
  person,
  server,
}) => {
  await storeThree(server.url, person)
  await enter(page, person)
  await expectRows(page, ['Ferry', 'Feast', 'Crisps'])
  const panel = await openFilters(page)
  await panel.getByLabel('At least').fill('lots')
  await expect(panel.getByLabel('At least')).toHaveAccessibleDescription(/amount/)
  await panel.getByLabel('At least').fill('20')
  await panel.getByLabel('At most').fill('100,00')
  await panel.getByRole('button', { name: 'Cash' }).click()
  await applyFilters(panel)
  await expectRows(page, ['Ferry'])
  await expect(page).toHaveURL(/with=cash&min=20&max=100$/)
  await expect(filterChip(page, '€20.00 to €100.00')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expectRows(page, ['Ferry', 'Feast', 'Crisps'])

  await chooseFromMore(page, 'Largest first')
  await expectRows(page, ['Feast', 'Ferry', 'Crisps'])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
  await page.goBack()
  await expectRows(page, ['Ferry', 'Feast', 'Crisps'])
  await chooseFromMore(page, 'Oldest first')
  await expectRows(page, ['Crisps', 'Feast', 'Ferry'])
})

test('every figure opens the rows it is made of', async ({ page, person, server }) => {
  const { url } = server
  const shoes = await storeExpense(url, person, { description: 'Shoes', amount: 8000 })
  await storeExpense(url, person, { description: 'Sent back', amount: 8000, refundOf: shoes })
  const expectedBack = { amount: 6000, from: 'Ben', dueOn: null, settledBy: null }
  await storeExpense(url, person, { description: 'Dinner', amount: 9000, expectedBack })
  await enter(page, person)
  await expect(shownTotal(page, 'Spent')).toContainText('€30.00')
  await expectExpense(page, { description: 'Dinner', amount: '€30.00' })
  await expectExpense(page, { description: 'Sent back', amount: '-€80.00' })

  const figures = page.getByRole('main').getByRole('button')
  await figures.filter({ hasText: /€80\.00.*refunded$/ }).click()
  await expectRows(page, ['Sent back'])
  await expect(shownTotal(page, 'Spent')).toContainText('-€80.00')
  await page.goBack()
  await figures.filter({ hasText: /€60\.00.*expected back$/ }).click()
  await expectRows(page, ['Dinner'])
  await page.goBack()
  await figures.filter({ hasText: /€170\.00.*paid$/ }).click()
  await expectRows(page, ['Dinner', 'Shoes'])
})

test('a split expense counts with its part of the category', async ({ page, person, server }) => {
  const { url } = server
  const soap = await storeCategory(url, person, { name: 'Soap' })
  const lines = [
    { categoryId: null, amount: 1500, note: null },
    { categoryId: soap, amount: 500, note: 'the good one' },
  ]
  await storeExpense(url, person, { description: 'Big shop', amount: 2000, lines })
  await enter(page, person, `/mcapp/expenses?category=${soap}`)
  await expectExpense(page, { description: 'Big shop', amount: '€5.00' })
  await expectExpense(page, { description: 'Big shop', amount: 'of €20.00' })
  await expect(shownTotal(page, 'Spent')).toContainText('€5.00')
})

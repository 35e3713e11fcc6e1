import { storeCategory, storedCategories, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast, goOffline, goOnline, untilAppKept } from '../vocabulary.ts'
import {
  categoryRow,
  categorySheet,
  choose,
  expectCategories,
  saveCategory,
  topNames,
} from './category-words.ts'

const path = '/mcapp/categories'
const groceries = '019b0000-0000-7000-8000-000000000100'

test('the arrow keys and the mouse put categories in another order, for good', async ({
  page,
  person,
}) => {
  await enter(page, person, path)
  await expectCategories(page)
  const handle = page.getByRole('button', { name: /^Move Groceries/ })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  const firstNames = async () => (await topNames(page)).slice(0, 3)
  await expect.poll(firstNames).toEqual(['Eating out', 'Groceries', 'Home'])
  await expect(handle).toBeFocused()
  await expect(handle).toHaveAccessibleName(/2 of \d+/)
  const [from, to] = [
    await page.getByRole('button', { name: /^Move Home/ }).boundingBox(),
    await page.getByRole('button', { name: /^Move Eating out/ }).boundingBox(),
  ]
  if (!from || !to) throw new Error('The handles are not on the screen.')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, to.y - 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(firstNames).toEqual(['Home', 'Eating out', 'Groceries'])
  await page.reload()
  await expectCategories(page)
  expect(await firstNames()).toEqual(['Home', 'Eating out', 'Groceries'])
})

test('a figure opens the rows it is made of', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { amount: 1200, categoryId: groceries })
  await storeExpense(server.url, person, {
    amount: 1000,
    description: 'Market',
    lines: [
      { categoryId: groceries, amount: 750, note: null },
      { categoryId: null, amount: 250, note: null },
    ],
  })
  await enter(page, person, path)
  const row = categoryRow(page, 'Groceries')
  await row.getByRole('link', { name: /this month/ }).click()
  await expect(page).toHaveURL(/\/mcapp\/expenses\?category=/)
  await expect(page.getByText('2 expenses', { exact: true })).toBeVisible()
  await expect(page.getByText('€19.50').first()).toBeVisible()
})

test('search finds by name, and offers to add what is not there', async ({ page, person }) => {
  await enter(page, person, path)
  const search = page.getByLabel('Search expense categories')
  await search.fill('rent')
  await expect(categoryRow(page, 'Rent')).toBeVisible()
  await expect(categoryRow(page, 'Groceries')).toHaveCount(0)
  await search.fill('Stamps')
  await page.getByRole('button', { name: 'Add “Stamps”' }).click()
  await expect(categorySheet(page).getByLabel('Name')).toHaveValue('Stamps')
  await saveCategory(page)
  await expect(categoryRow(page, 'Stamps')).toBeVisible()
})

test('income has its own', async ({ page, person }) => {
  await enter(page, person, path)
  await page.getByRole('tab', { name: 'Income' }).click()
  const list = page.getByRole('list', { name: 'Income categories' })
  await expect(list.getByText('Salary', { exact: true })).toBeVisible()
  await page.reload()
  await expect(list.getByText('Salary', { exact: true })).toBeVisible()
})

test('all of it goes on without a network', { tag: '@keeps-app' }, async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(/Failed to load resource|net::ERR/)
  await storeCategory(server.url, person, { name: 'Stamps' })
  await enter(page, person, path)
  await expectCategories(page)
  await untilAppKept(page)
  await goOffline(page)
  await choose(page, 'Stamps', 'Edit')
  await categorySheet(page).getByLabel('Name').fill('Rare stamps')
  await saveCategory(page)
  await expectToast(page, 'Changed Rare stamps')
  await page.reload()
  await expect(categoryRow(page, 'Rare stamps')).toBeVisible()
  await goOnline(page)
  await expect
    .poll(() => storedCategories(server.url, person))
    .toEqual([expect.objectContaining({ name: 'Rare stamps' })])
})

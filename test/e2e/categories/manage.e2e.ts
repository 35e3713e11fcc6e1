import type { Page } from '@playwright/test'
import type { TestServer } from '../../support/server.ts'
import { storeCategory, storedCategories, storedExpenses, storeExpense } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow, expectToast, openExpenseForm } from '../vocabulary.ts'
import {
  categoryRow,
  categorySheet,
  choose,
  expectCategories,
  saveCategory,
  undo,
} from './category-words.ts'

const path = '/mcapp/categories'
const groceries = '019b0000-0000-7000-8000-000000000100'
const pets = '019b0000-0000-7000-8000-000000000220'

/** It lies over the last rows until it is gone. */
const dismissToast = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click()

test('a new one is in the list at once, on the server, and to be chosen', {
  tag: '@phone',
}, async ({ page, person, server }) => {
  await enter(page, person, path)
  await expectCategories(page)
  await page.getByRole('button', { name: 'Add category' }).click()
  const sheet = categorySheet(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Give it a name.')).toBeVisible()
  await sheet.getByLabel('Name').fill('groceries')
  await expect(sheet.getByText('There is one of this name here already.')).toBeVisible()
  await sheet.getByLabel('Name').fill('Wine club')
  await sheet.getByLabel('Part of').selectOption({ label: 'Eating out' })
  await sheet.getByRole('radio', { name: 'Plum' }).check({ force: true })
  await sheet.getByRole('radio', { name: 'Gift' }).check({ force: true })
  await saveCategory(page)
  await expect(categoryRow(page, 'Wine club')).toContainText('Yours')
  await expect
    .poll(() => storedCategories(server.url, person))
    .toEqual([expect.objectContaining({ name: 'Wine club', color: 'plum', icon: 'gift' })])
  await page.reload()
  await expect(categoryRow(page, 'Wine club')).toBeVisible()
  await page.goto('/mcapp/expenses')
  const form = await openExpenseForm(page)
  const box = form.getByRole('combobox', { name: 'Category' })
  await box.fill('Wine')
  await expect(form.getByRole('option', { name: 'Wine club' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toHaveValue('Wine club')
  await box.fill('Whine')
  await page.keyboard.press('Tab')
  await expect(box).toHaveValue('Whine')
  await expect(form.getByText('No category is called “Whine”.')).toBeVisible()
})

test('one in use says by what, and merges with everything in it, and back', {
  tag: '@phone',
}, async ({ page, person, server }) => {
  const id = await storeCategory(server.url, person, { name: 'Wine' })
  await storeCategory(server.url, person, { name: 'Red', parentId: id })
  await storeExpense(server.url, person, { description: 'Riesling', categoryId: id })
  await storeExpense(server.url, person, {
    description: 'Dinner',
    categoryId: groceries,
    lines: [
      { categoryId: groceries, amount: 1000, note: null },
      { categoryId: id, amount: 250, note: null },
    ],
  })
  await enter(page, person, path)
  await choose(page, 'Wine', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Wine is in use' })
  await expect(dialog).toContainText('By 2 expenses and 1 category below it.')
  await dialog.getByRole('button', { name: 'Merge into…' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge Wine into another' })
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(merge.getByText('Choose where everything goes.')).toBeVisible()
  await merge.getByLabel('Into', { exact: true }).selectOption({ label: 'Groceries' })
  await expect(merge).toContainText('Moves 2 expenses and 1 category below it to Groceries.')
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(categoryRow(page, 'Wine')).toHaveCount(0)
  await expect(categoryRow(page, 'Groceries')).toContainText('25.00')
  const inWine = async () => {
    const all = await storedExpenses(server.url, person)
    return all.filter((expense) => JSON.stringify(expense).includes(id)).length
  }
  await expect.poll(inWine).toBe(0)
  await undo(page)
  await expect(categoryRow(page, 'Wine')).toBeVisible()
  await expect.poll(inWine).toBe(2)
})

interface Scene {
  readonly page: Page
  readonly person: Person
  readonly server: TestServer
}

const names = async ({ server, person }: Scene) =>
  (await storedCategories(server.url, person)).map(({ name }) => name).sort()

async function deleteUnused(scene: Scene): Promise<void> {
  const { page, person, server } = scene
  const stamps = { name: 'Stamps', icon: 'gift', sort: 5 }
  const id = await storeCategory(server.url, person, stamps)
  await choose(page, 'Stamps', 'Delete')
  await expectToast(page, 'Deleted Stamps')
  await expect(categoryRow(page, 'Stamps')).toHaveCount(0)
  await expect.poll(() => names(scene)).toEqual(['Cellar'])
  await undo(page)
  await expect(categoryRow(page, 'Stamps')).toBeVisible()
  await expect
    .poll(() => storedCategories(server.url, person))
    .toContainEqual(expect.objectContaining({ id, ...stamps }))
}

async function changeEveryones(scene: Scene): Promise<void> {
  const { page } = scene
  await choose(page, 'Groceries', 'Edit')
  await expect(categorySheet(page).getByLabel('Part of')).toHaveCount(0)
  await categorySheet(page).getByLabel('Name').fill('Supermarket')
  await saveCategory(page)
  await expect(categoryRow(page, 'Supermarket')).toBeVisible()
  expect(await names(scene)).toEqual(['Cellar', 'Stamps'])
}

async function putAway({ page }: Scene): Promise<void> {
  await choose(page, 'Cellar', 'Delete')
  await page.getByRole('button', { name: 'Archive instead' }).click()
  await expect(categoryRow(page, 'Cellar')).toHaveCount(0)
  await dismissToast(page)
  await choose(page, 'Pets', 'Hide')
  await expectToast(page, 'Hid Pets')
  await expect(categoryRow(page, 'Pets')).toHaveCount(0)
}

async function lookAtRows({ page }: Scene): Promise<void> {
  await page.goto('/mcapp/expenses')
  await expect(entryRow(page, 'Apples')).toContainText('Supermarket')
  await expect(entryRow(page, 'Cat food')).toContainText('Pets')
  const form = await openExpenseForm(page)
  await form.getByRole('combobox', { name: 'Category' }).fill('Pets')
  await expect(form.getByText('No category is called that.')).toBeVisible()
}

async function bringBack({ page }: Scene): Promise<void> {
  await page.goto(path)
  await page.getByText('Hidden and archived (2)').click()
  await page.getByRole('button', { name: 'Show Pets' }).click()
  await expect(categoryRow(page, 'Pets')).toBeVisible()
  await dismissToast(page)
  await page.getByRole('button', { name: 'Restore Cellar' }).click()
  await expect(categoryRow(page, 'Cellar')).toBeVisible()
  await choose(page, 'Supermarket', 'Reset to default')
  await expect(categoryRow(page, 'Groceries')).toBeVisible()
  await undo(page)
  await expect(categoryRow(page, 'Supermarket')).toBeVisible()
}

test('one is changed, hidden, archived or deleted, and each is taken back', async ({
  page,
  person,
  server,
}) => {
  const { url } = server
  const scene = { page, person, server }
  const cellar = await storeCategory(url, person, { name: 'Cellar' })
  await storeExpense(url, person, { description: 'Apples', categoryId: groceries })
  await storeExpense(url, person, { description: 'Cat food', categoryId: pets })
  await storeExpense(url, person, { description: 'Riesling', categoryId: cellar })
  await enter(page, person, path)

  await test.step('an unused one is deleted at once, and Undo brings it back', () =>
    deleteUnused(scene))

  await test.step('everyone’s category can look different for one person', () =>
    changeEveryones(scene))

  await test.step('one in use is archived instead of deleted, another hidden', () => putAway(scene))

  await test.step('old rows keep its name, and it is no longer offered', () => lookAtRows(scene))

  await test.step('all of it is taken back', () => bringBack(scene))

  await test.step('what is typed is not lost by accident', async () => {
    await page.getByRole('button', { name: 'Add category' }).click()
    await categorySheet(page).getByLabel('Name').fill('Coins')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep writing' }).click()
    await expect(categorySheet(page).getByLabel('Name')).toHaveValue('Coins')
  })
})

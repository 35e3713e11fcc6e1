import type { Page } from '@playwright/test'
import { storedExpenses, storeExpense, storeIncome } from '../ledger-of.ts'
import { chooseFromMore, expectRows, selectBox, selectedBar } from '../list-vocabulary.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow, expectToast } from '../vocabulary.ts'

async function storeFour(url: string, person: Person): Promise<void> {
  for (const description of ['Fourth', 'Third', 'Second', 'First'])
    await storeExpense(url, person, { description, tags: ['old'] })
}

/** One of the smaller fields of all that is shown. */
async function chooseField(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+a')
  await selectedBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: words }).click()
}

async function putCurrencyRight(page: Page): Promise<void> {
  await chooseField(page, 'Currency')
  const dialog = page.getByRole('dialog', { name: 'Currency: 4 expenses' })
  await expect(dialog).toContainText('Nothing is converted')
  await dialog.getByLabel('Currency').selectOption('JPY')
  await expect(dialog).toContainText('4 rows stay as they are: JPY has no decimals.')
  await dialog.getByLabel('Currency').selectOption('USD')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(entryRow(page, 'Second')).toContainText('US$12.50')
  await expectToast(page, 'Changed 4 expenses')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entryRow(page, 'Second')).toContainText('€12.50')
}

async function changeTheRest(page: Page): Promise<void> {
  await chooseField(page, 'Where')
  await page.getByLabel('Where', { exact: true }).fill('Corner shop')
  await page.keyboard.press('Enter')
  await expect(entryRow(page, 'Third')).toContainText('Corner shop')
  await chooseField(page, 'Paid with')
  await page.getByLabel('Paid with', { exact: true }).selectOption('Cash')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(entryRow(page, 'Third')).toContainText('Cash')
  await chooseField(page, 'Date')
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused()
  await page.getByLabel('Date', { exact: true }).fill('1 jan 2024')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Changed 4 expenses')
}

const all = ['First', 'Second', 'Third', 'Fourth']

test('many are changed at once, by keyboard and by mouse', async ({ page, person, server }) => {
  await storeFour(server.url, person)
  await enter(page, person)
  await expectRows(page, all)

  await test.step('recategorised by keyboard and put back', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('Shift+J')
    await page.keyboard.press('Shift+J')
    await expect(selectedBar(page)).toContainText('3 expenses')
    await page.keyboard.press('Shift+K')
    await expect(selectedBar(page)).toContainText('2 expenses')
    await expect(selectedBar(page)).toContainText('€25.00')

    await page.keyboard.press('c')
    await page.getByRole('combobox', { name: 'Category' }).fill('Groceries')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Change' }).click()
    await expectToast(page, 'Changed 2 expenses')
    await expect(entryRow(page, 'First')).toContainText('Groceries')
    await expect(entryRow(page, 'Second')).toContainText('Groceries')
    await expect(entryRow(page, 'Third')).toContainText('No category')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entryRow(page, 'First')).toContainText('No category')
    await expect
      .poll(async () => (await storedExpenses(server.url, person)).map((row) => row.categoryId))
      .toEqual([null, null, null, null])
  })

  await test.step('tagged by mouse', async () => {
    await entryRow(page, 'First').hover()
    await selectBox(page, 'First').check()
    await entryRow(page, 'Third')
      .getByText('Third', { exact: true })
      .click({ modifiers: ['Shift'] })
    await expect(selectedBar(page)).toContainText('3 expenses')
    await selectedBar(page).getByRole('button', { name: 'Tags' }).click()
    await page.getByLabel('Add', { exact: true }).fill('trip, work')
    await page.getByRole('button', { name: '#old' }).click()
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(entryRow(page, 'Second')).toContainText('#trip #work')
    await expect(entryRow(page, 'Second')).not.toContainText('#old')
    await expect(entryRow(page, 'Fourth')).toContainText('#old')
  })

  await test.step('a wrong currency is put right, and put back', () => putCurrencyRight(page))
  await test.step('day, place and payment of all at once', async () => {
    await changeTheRest(page)
    await expect
      .poll(async () => (await storedExpenses(server.url, person))[0])
      .toMatchObject({ date: '2024-01-01', merchant: 'Corner shop', paymentMethod: 'cash' })
  })
})

test('all are deleted and put back as they were', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeFour(server.url, person)
  const before = await storedExpenses(server.url, person)
  await enter(page, person)
  await expectRows(page, all)
  await chooseFromMore(page, 'Select')
  await entryRow(page, 'Second').getByText('Second', { exact: true }).click()
  await expect(selectedBar(page)).toContainText('1 expense')
  await selectedBar(page).getByRole('button', { name: 'Select all 4' }).click()
  await selectedBar(page).getByRole('button', { name: 'Delete' }).click()
  await expectRows(page, [])
  await expect.poll(() => storedExpenses(server.url, person)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectRows(page, all)
  const fields = (rows: readonly object[]) =>
    rows.map((row) => ({ ...row, createdAt: null, updatedAt: null }))
  await expect
    .poll(async () => fields(await storedExpenses(server.url, person)))
    .toEqual(fields(before))
})

test('what depends on the selected is named before it goes', async ({ page, person, server }) => {
  const { url } = server
  const shoes = await storeExpense(url, person, { description: 'Shoes' })
  await storeExpense(url, person, { description: 'Sent back', refundOf: shoes })
  const back = { amount: 600, from: 'Ben', dueOn: null, settledBy: null }
  const dinner = await storeExpense(url, person, { description: 'Dinner', expectedBack: back })
  await storeIncome(url, person, { description: 'Ben paid', amount: 600, settles: dinner })
  await enter(page, person)
  await expectRows(page, ['Dinner', 'Sent back', 'Shoes'])
  for (const description of ['Dinner', 'Shoes']) {
    await entryRow(page, description).hover()
    await selectBox(page, description).check()
  }
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: 'Delete 2 expenses?' })
  await expect(question).toContainText('1 refund and 1 income')
  await question.getByRole('button', { name: 'Delete them all' }).click()
  await expectRows(page, [])
  await expect.poll(() => storedExpenses(url, person)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectRows(page, ['Dinner', 'Sent back', 'Shoes'])
  await expect.poll(() => storedExpenses(url, person)).toHaveLength(3)
})

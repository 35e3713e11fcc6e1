import type { Page } from '@playwright/test'
import { storedExpenses, storedIncomes, storeExpense } from '../ledger-of.ts'
import { enter, newPerson } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  entryRow,
  expectExpense,
  expectLedger,
  expectNoExpense,
  expectToast,
  expenseForm,
  goOffline,
  goOnline,
  undo,
  untilAppKept,
  writeLine,
} from '../vocabulary.ts'

const yesterday = () => Temporal.Now.plainDateISO('Europe/Berlin').subtract({ days: 1 }).toString()
const line = (page: Page) => page.getByLabel('In one line')

test('an expense in one line, by keyboard only, is listed in the same frame', async ({
  page,
  person,
  server,
}) => {
  await enter(page, person, '/mcapp/expenses?month=all')
  await expectLedger(page)
  await page.keyboard.press('n')
  await expect(line(page)).toBeFocused()
  await page.keyboard.type('dinner 86,40 yesterday food #trip')
  await page.evaluate(() => {
    const look = () => {
      const isListed = document.querySelector('main')?.textContent?.includes('86.40')
      document.documentElement.dataset.listed = String(isListed)
    }
    document.addEventListener('submit', () => requestAnimationFrame(look), true)
  })
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-listed', 'true')
  await expect(expenseForm(page)).toBeHidden()
  await expect(entryRow(page, 'dinner')).toContainText('Eating out')
  await expect(entryRow(page, 'dinner')).toContainText('#trip')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([
      { amount: 8640, currency: 'EUR', description: 'dinner', date: yesterday(), tags: ['trip'] },
    ])
})

test('it can be added from any page and taken back', async ({ page, person, server }) => {
  await enter(page, person, '/mcapp/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await writeLine(page, 'coffee 3.20')
  await expectToast(page, 'Added coffee')
  await expect(page).toHaveURL(/profile/)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(1)
  await undo(page)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(0)
})

test('letters typed before the sheet is there are not lost', async ({ page, person }) => {
  await enter(page, person, '/mcapp/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('xylophone 45')
  await expect(line(page)).toHaveValue('xylophone 45')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Added xylophone')
})

test('what is missing is asked for where it goes', { tag: '@phone' }, async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  await writeLine(page, 'birthday cake yesterday')
  const form = expenseForm(page)
  await expect(form.getByLabel('Amount')).toBeFocused()
  await expect(form.getByLabel('Amount')).toHaveAccessibleDescription('Enter an amount.')
  await page.keyboard.type('24')
  await page.keyboard.press('Enter')
  await expectExpense(page, { description: 'birthday cake', amount: '24.00' })
})

test('a field changed by hand stays until the line says otherwise', async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  await page.keyboard.press('n')
  const form = expenseForm(page)
  await line(page).fill('coffee 3.20')
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Coffee and snacks')
  await form.getByLabel('Description').fill('Coffee with Ben')
  await line(page).fill('coffee 3.50')
  await expect(form.getByLabel('Amount')).toHaveValue('3.50')
  await expect(form.getByLabel('Description')).toHaveValue('Coffee with Ben')
  await line(page).fill('tea 3.50')
  await expect(form.getByLabel('Description')).toHaveValue('tea')
})

test('an income is recognised, and shown on its own page', async ({ page, person, server }) => {
  await enter(page, person)
  await expectLedger(page)
  await writeLine(page, '+2500 salary')
  await expectToast(page, 'Added salary')
  await expect
    .poll(() => storedIncomes(server.url, person))
    .toMatchObject([{ amount: 250_000, description: 'salary' }])
  expect(await storedExpenses(server.url, person)).toEqual([])
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/mcapp\/income/)
  await expect(entryRow(page, 'salary')).toContainText('2,500.00')
})

test('it reads the decimals, days and currency of the person', async ({ page, server }) => {
  const german = await newPerson(server.url, { locale: 'de-DE' })
  await enter(page, german, '/mcapp/expenses?month=all')
  await expectLedger(page)
  await writeLine(page, 'Sofa 1.234,50 gestern')
  await expect(entryRow(page, 'Sofa')).toContainText('1.234,50')
  await expect
    .poll(() => storedExpenses(server.url, german))
    .toMatchObject([{ amount: 123_450, date: yesterday() }])
  const japanese = await newPerson(server.url, { locale: 'ja-JP', currency: 'JPY' })
  await enter(page, japanese)
  await expectLedger(page)
  await writeLine(page, 'ramen 1,200')
  await expect
    .poll(() => storedExpenses(server.url, japanese))
    .toMatchObject([{ amount: 1200, currency: 'JPY' }])
})

test('one after the other without leaving, each can be taken back', async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  await page.keyboard.press('n')
  for (const words of ['bread 3.10', 'milk 1.20']) {
    await expect(line(page)).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Control+Enter')
    await expect(line(page)).toHaveValue('')
  }
  const form = expenseForm(page)
  await expect(form.getByText('Added milk')).toBeVisible()
  await form.getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('Escape')
  await expectExpense(page, { description: 'bread', amount: '3.10' })
  await expectNoExpense(page, 'milk')
})

test('the habit of the person beats the guess of the words', async ({ page, person, server }) => {
  await storeExpense(server.url, person, {
    description: 'coffee',
    categoryId: '019b0000-0000-7000-8000-000000000100',
  })
  await enter(page, person)
  await expectExpense(page, { description: 'coffee', amount: '12.50' })
  await page.keyboard.press('n')
  await line(page).fill('coffee 4')
  const category = expenseForm(page).getByRole('combobox', { name: 'Category' })
  await expect(category).toHaveValue('Groceries')
  await expect(category).toHaveAccessibleDescription(/Groceries/)
})

test('written offline it survives a reload', { tag: '@keeps-app' }, async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(/net::ERR_|Failed to fetch/)
  await enter(page, person)
  await expectLedger(page)
  await untilAppKept(page)
  await goOffline(page)
  await writeLine(page, 'kiosk 2.20')
  await expectExpense(page, { description: 'kiosk', amount: '2.20' })
  await page.reload()
  await expectExpense(page, { description: 'kiosk', amount: '2.20' })
  await goOnline(page)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(1)
})

test('the way back asks before a half-written line is lost', async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  await page.keyboard.press('n')
  const form = expenseForm(page)
  await expect(line(page)).toBeFocused()
  await page.keyboard.type('half written')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(line(page)).toHaveValue('half written')
  await expect(page).toHaveURL(/add=1/)
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(page).not.toHaveURL(/add=1/)
  await page.keyboard.press('n')
  await expect(line(page)).toHaveValue('')
  await page.evaluate(() => history.back())
  await expect(form).toBeHidden()
})

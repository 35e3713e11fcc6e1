import type { Page } from '@playwright/test'
import type { TestServer } from '../../support/server.ts'
import { storeGroup } from '../groups/group-of.ts'
import { storedExpenses, storedIncomes, storeExpense } from '../ledger-of.ts'
import { enter, newPerson, type Person } from '../person.ts'
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

interface Scene {
  readonly page: Page
  readonly person: Person
  readonly server: TestServer
}

const storedNames = async ({ server, person }: Scene) =>
  (await storedExpenses(server.url, person)).map(({ description }) => description)

async function typeAhead({ page }: Scene): Promise<void> {
  await page.keyboard.press('n')
  await page.keyboard.type('xylophone 45')
  await expect(line(page)).toHaveValue('xylophone 45')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Added xylophone')
}

async function addAnywhere(scene: Scene): Promise<void> {
  const { page } = scene
  await writeLine(page, 'coffee 3.20')
  await expectToast(page, 'Added coffee')
  await expect(page).toHaveURL(/profile/)
  await expect.poll(() => storedNames(scene)).toContain('coffee')
  await undo(page)
  await expect.poll(() => storedNames(scene)).toEqual(['xylophone'])
}

async function listAtOnce({ page, person, server }: Scene): Promise<void> {
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
  const dinner = { amount: 8640, currency: 'EUR', date: yesterday(), tags: ['trip'] }
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toContainEqual(expect.objectContaining({ ...dinner, description: 'dinner' }))
}

async function writeSeveral({ page }: Scene): Promise<void> {
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
}

async function changeByHand({ page }: Scene): Promise<void> {
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
}

async function askBeforeLeaving({ page }: Scene): Promise<void> {
  const form = expenseForm(page)
  await line(page).fill('half written')
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
}

async function followHabit({ page, person, server }: Scene): Promise<void> {
  const categoryId = '019b0000-0000-7000-8000-000000000100'
  await storeExpense(server.url, person, { description: 'coffee', categoryId })
  await expectExpense(page, { description: 'coffee', amount: '12.50' })
  await page.keyboard.press('n')
  await line(page).fill('coffee 4')
  const category = expenseForm(page).getByRole('combobox', { name: 'Category' })
  await expect(category).toHaveValue('Groceries')
  await expect(category).toHaveAccessibleDescription(/Groceries/)
}

async function recogniseIncome(scene: Scene): Promise<void> {
  const { page, person, server } = scene
  await writeLine(page, '+2500 salary')
  await expectToast(page, 'Added salary')
  await expect
    .poll(() => storedIncomes(server.url, person))
    .toMatchObject([{ amount: 250_000, description: 'salary' }])
  expect(await storedNames(scene)).not.toContain('salary')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/mcapp\/income/)
  await expect(entryRow(page, 'salary')).toContainText('2,500.00')
}

test('an expense in one line, by keyboard only', async ({ page, person, server }) => {
  const scene = { page, person, server }
  await enter(page, person, '/mcapp/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

  await test.step('letters typed before the sheet is there are not lost', () => typeAhead(scene))

  await test.step('it can be added from any page and taken back', () => addAnywhere(scene))

  await page.goto('/mcapp/expenses?month=all')
  await expectLedger(page)

  await test.step('it is listed in the same frame', () => listAtOnce(scene))

  await test.step('one after the other without leaving, each can be taken back', () =>
    writeSeveral(scene))

  await test.step('a field changed by hand stays until the line says otherwise', () =>
    changeByHand(scene))

  await test.step('the way back asks before a half-written line is lost', () =>
    askBeforeLeaving(scene))

  await test.step('an income is recognised, and shown on its own page', () =>
    recogniseIncome(scene))

  await test.step('the habit of the person beats the guess of the words', async () => {
    await page.goto('/mcapp/expenses?month=all')
    await followHabit(scene)
  })
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

async function beginAnew({ page, person, server }: Scene): Promise<void> {
  await page.keyboard.press('n')
  const form = expenseForm(page)
  await line(page).fill('coffee $5 yesterday cash #trip')
  await expect(form.getByText('US$5.00')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(line(page)).toHaveValue('')
  await line(page).fill('bread 3')
  await expect(form.getByText('€3.00')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const bread = { amount: 300, currency: 'EUR', paymentMethod: 'other', tags: [] }
  const date = Temporal.Now.plainDateISO('Europe/Berlin').toString()
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toContainEqual(expect.objectContaining({ ...bread, date, description: 'bread' }))
}

async function askForTheDay({ page }: Scene): Promise<void> {
  const form = expenseForm(page)
  await line(page).fill('lunch 9 31/11')
  const date = form.getByLabel('Date')
  await expect(date).toHaveValue('31/11')
  await expect(date).toHaveAccessibleDescription(/Enter a real day/)
  await page.keyboard.press('Control+Enter')
  await expect(date).toBeFocused()
  await date.fill('yesterday')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Added lunch')).toBeVisible()
}

async function offerTheAmount({ page, person, server }: Scene): Promise<void> {
  const form = expenseForm(page)
  await line(page).fill('Miete 1.200')
  await form.getByRole('button', { name: 'Take €1,200.00 as the amount' }).click()
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toContainEqual(expect.objectContaining({ amount: 120_000, description: 'Miete' }))
}

async function offerTheRefund({ page, person, server }: Scene): Promise<void> {
  const form = expenseForm(page)
  await line(page).fill('refund bread 1')
  await expect(form.getByText('Refund', { exact: true })).toBeVisible()
  // There is one bread in the book, so nobody has to choose it.
  await expect(form.getByRole('button', { name: 'Choose another' })).toBeVisible()
  await line(page).press('Control+Enter')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toContainEqual(expect.objectContaining({ amount: 100, refundOf: expect.any(String) }))
}

async function billTheGroup({ page }: Scene): Promise<void> {
  const form = expenseForm(page)
  await line(page).fill('pizza 48 split with flat share every month')
  await expect(form.getByRole('region', { name: 'A bill of Flat share' })).toBeVisible()
  await expect(form.getByRole('region', { name: /Comes again: every month/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('It is a bill of Flat share.')).toBeVisible()
}

test('each line begins as if it were the first, and what it cannot read is asked for', async ({
  page,
  person,
  server,
}) => {
  const scene = { page, person, server }
  await storeGroup(server.url, person, { name: 'Flat share', currency: 'EUR', kind: 'home' })
  await enter(page, person, '/mcapp/expenses?month=all')
  await expectLedger(page)
  await test.step('nothing of a line reaches the next', () => beginAnew(scene))
  await test.step('a day there is not is asked for', () => askForTheDay(scene))
  await test.step('an amount that may be meant is offered', () => offerTheAmount(scene))
  await test.step('money back finds its only expense', () => offerTheRefund(scene))
  await test.step('a group gets its bill, and it comes again', () => billTheGroup(scene))
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

import type { Page } from '@playwright/test'
import {
  dayIn,
  field,
  fillTransfer,
  type Moved,
  saveSheet,
  store,
  storeAccount,
} from '../accounts-of.ts'
import { expectFine, undo } from '../goals-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  expectLedger,
  expectNamed,
  expectToast,
  goOffline,
  goOnline,
  untilAppKept,
  writeLine,
} from '../vocabulary.ts'

test.use({ bypassCSP: true })

const rowsOf = (page: Page, name: string) => page.getByRole('list', { name: `Rows of ${name}` })

async function move(page: Page, moved: Moved): Promise<void> {
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'New transfer' })
  await fillTransfer(sheet, moved)
  await saveSheet(sheet)
}

async function moveAndBack(page: Page): Promise<void> {
  const row = rowsOf(page, 'Giro').getByRole('button', { name: /To Savings/ })
  await move(page, { amount: '300', to: 'Savings (EUR)' })
  await expect(row).toContainText('€715.00')
  await undo(page)
  await expect(row).toHaveCount(0)
}

/** A fee leaves too, and between currencies both amounts are facts. */
async function moveFar(page: Page): Promise<void> {
  const rows = rowsOf(page, 'Giro')
  await move(page, { amount: '100', to: 'Savings (EUR)', fee: '2,50' })
  await expect(rows.getByRole('button', { name: /To Savings/ })).toContainText('-€102.50')
  await move(page, { amount: '100', to: 'Dollars (USD)', arrives: '108' })
  const far = rows.getByRole('button', { name: /To Dollars/ })
  await expect(far).toContainText('€812.50')
  const edit = page.getByRole('dialog', { name: 'Edit transfer' })
  await far.click()
  await expect(field(edit, 'What arrives')).toHaveValue('108.00')
  await field(edit, 'What arrives').fill('109')
  await saveSheet(edit)
  await undo(page)
  await far.click()
  await expect(field(edit, 'What arrives')).toHaveValue('108.00')
  await edit.getByRole('button', { name: 'Delete' }).click()
  await expect(far).toHaveCount(0)
  await undo(page)
  await expect(far).toContainText('€812.50')
}

test('rows, transfers and what it held then', { tag: '@phone' }, async ({
  page,
  person,
  server: { url },
  isMobile,
}) => {
  const giro = await storeAccount(url, person, { name: 'Giro', openingBalance: 100_000 })
  await storeAccount(url, person, { name: 'Savings', kind: 'savings' })
  await storeAccount(url, person, { name: 'Dollars', currency: 'USD', kind: 'savings' })
  const bread = { amount: 500, description: 'Bread', date: dayIn(-2), accountId: giro }
  await store(url, person, 'expenses', bread)
  await store(url, person, 'incomes', { ...bread, amount: 2000, description: 'Gift' })
  await enter(page, person, `/mcapp/accounts/${giro}`)
  const rows = rowsOf(page, 'Giro')
  const balance = page.getByRole('main').getByText('€1,015.00', { exact: true })
  await expectNamed(page, 'Accounts', 'Giro')
  await expect(rows.getByRole('button', { name: /Bread/ })).toBeVisible()
  await expect(balance.first()).toBeVisible()
  await expectFine(page, isMobile)

  await test.step('to another account in the same currency, and back', () => moveAndBack(page))
  await test.step('with a fee, and into another currency', () => moveFar(page))
  await test.step('spent is what was spent, and the fee', async () => {
    await page.goto('/mcapp/expenses?month=all')
    await expect(page.getByRole('button', { name: /Transfer fee/ })).toBeVisible()
    await expect(page.getByText('€7.50', { exact: true }).first()).toBeVisible()
  })
})

test('an entry on an account, and one between two, from the sheet', { tag: '@phone' }, async ({
  page,
  person,
  server: { url },
  isMobile,
}) => {
  const giro = await storeAccount(url, person, { name: 'Giro', openingBalance: 10_000 })
  await storeAccount(url, person, { name: 'Wallet', kind: 'cash' })
  await enter(page, person, `/mcapp/accounts/${giro}`)
  await page.getByRole('main').getByRole('link', { name: 'Add an expense' }).click()
  const sheet = page.getByRole('dialog', { name: 'New expense' })
  await expect(field(sheet, 'From account')).toHaveValue(giro)
  await field(sheet, 'Amount').fill('12')
  await field(sheet, 'Description').fill('Bread')
  await expectFine(page, isMobile)
  await saveSheet(sheet)
  await expect(rowsOf(page, 'Giro').getByRole('button', { name: /Bread/ })).toContainText('€88.00')

  await page.goto('/mcapp/expenses?add=1')
  await sheet.getByText('Transfer', { exact: true }).click()
  const moving = page.getByRole('dialog', { name: 'New transfer' })
  await fillTransfer(moving, { amount: '20', from: 'Giro (EUR)', to: 'Wallet (EUR)' })
  await saveSheet(moving)
  await page.goto('/mcapp/expenses?transfers=1&account=none')
  await expect(page.getByRole('button', { name: 'Remove the filter No account' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Bread/ })).toHaveCount(0)
  await page.goto(`/mcapp/expenses?transfers=1&account=${giro}`)
  const moved = page.getByRole('region', { name: 'Transfers' })
  await expect(moved.getByRole('link', { name: /from Giro to Wallet/ })).toBeVisible()
  await expect(page.getByText('€12.00', { exact: true }).first()).toBeVisible()
  await expectFine(page, isMobile)
})

test('what something is worth, day by day', async ({ page, person, server: { url }, isMobile }) => {
  const fields = { name: 'House', kind: 'asset', openingBalance: 20_000_000 }
  const house = await storeAccount(url, person, fields)
  await enter(page, person, `/mcapp/accounts/${house}`)
  await page.getByRole('tab', { name: 'Values' }).click()
  await page.getByRole('button', { name: 'Add a value' }).click()
  const sheet = page.getByRole('dialog', { name: 'New value' })
  await field(sheet, 'Worth').fill('210000')
  await saveSheet(sheet)
  await expect(page.getByRole('main').getByText('€210,000.00', { exact: true })).toHaveCount(2)
  await undo(page)
  await expectFine(page, isMobile)
  await expect(page.getByRole('main').getByText('€200,000.00', { exact: true })).toHaveCount(1)
})

test('without a network, and after a reload', { tag: '@keeps-app' }, async ({
  page,
  person,
  forgive,
  server: { url },
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  const giro = await storeAccount(url, person, { name: 'Giro', openingBalance: 50_000 })
  await enter(page, person, '/mcapp/accounts')
  await untilAppKept(page)
  await goOffline(page)
  await page.getByRole('button', { name: 'Add account' }).click()
  const added = page.getByRole('dialog', { name: 'New account' })
  await field(added, 'Name').fill('Purse')
  await field(added, 'Kind').selectOption('Cash')
  await saveSheet(added)
  await page.goto(`/mcapp/accounts/${giro}`)
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'New transfer' })
  await fillTransfer(sheet, { amount: '80', to: 'Purse (EUR)' })
  await saveSheet(sheet)
  await page.reload()
  const row = page.getByRole('button', { name: /To Purse/ })
  await expect(row).toContainText('€420.00')
  await goOnline(page)
  await expect(row).toContainText('€420.00')
  await page.goto('/mcapp/accounts')
  await expect(page.getByRole('main').getByRole('list', { name: 'Money' })).toContainText('€80.00')
})

test('written in one line', async ({ page, person, server: { url } }) => {
  await storeAccount(url, person, { name: 'Giro', openingBalance: 50_000 })
  await storeAccount(url, person, { name: 'Wallet', kind: 'cash' })
  await enter(page, person, '/mcapp/expenses')
  await expectLedger(page)
  await writeLine(page, 'coffee 4,20 @giro')
  await expectToast(page, 'Added coffee')
  await writeLine(page, '80 giro -> cash')
  await expectToast(page, 'Moved €80.00 from Giro to Wallet')
  await undo(page)
  await writeLine(page, '50 to cash')
  await expectToast(page, 'Moved €50.00 from Giro to Wallet')
  await page.getByRole('complementary').getByRole('link', { name: /^Giro/ }).click()
  const rows = rowsOf(page, 'Giro')
  await expect(rows.getByRole('button', { name: /coffee/ })).toContainText('€495.80')
  await expect(rows.getByRole('button', { name: /To Wallet/ })).toHaveCount(1)
  await expect(rows.getByRole('button', { name: /To Wallet/ })).toContainText('€445.80')
})

import {
  accountCard,
  dayIn,
  field,
  fillTransfer,
  saveSheet,
  store,
  storeAccount,
} from '../accounts-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow, expenseForm } from '../vocabulary.ts'

test('the fee of a transfer says what is changed there, and leads to it', {
  tag: '@phone',
}, async ({ page, person, baseURL }) => {
  const url = baseURL ?? ''
  const dollars = { name: 'Dollars', currency: 'USD', openingBalance: 100_000 }
  const accountId = await storeAccount(url, person, dollars)
  await storeAccount(url, person, { name: 'Giro' })
  await enter(page, person, `/mcapp/accounts/${accountId}`)
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const made = page.getByRole('dialog', { name: 'New transfer' })
  await fillTransfer(made, { amount: '500', to: 'Giro (EUR)', arrives: '430', fee: '2,50' })
  await saveSheet(made)
  await page.goto('/mcapp/expenses')
  const open = (name: string) => entryRow(page, name).getByText(name, { exact: true }).click()
  await open('Transfer fee')
  const sheet = expenseForm(page)
  await test.step('before anything is typed', async () => {
    await expect(sheet).toContainText('Its amount, day and account change in the transfer.')
    for (const label of ['Amount', 'Date', 'From account']) {
      await expect(field(sheet, label)).toHaveCount(0)
    }
    await expect(sheet.getByRole('button', { name: 'Refund of…' })).toHaveCount(0)
  })
  await test.step('what is its own can be changed', async () => {
    await field(sheet, 'Description').fill('Wire fee')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(entryRow(page, 'Wire fee')).toBeVisible()
  })
  await test.step('and its amount where it belongs', async () => {
    await open('Wire fee')
    await sheet.getByRole('link', { name: 'transfer' }).click()
    const transfer = page.getByRole('dialog', { name: 'Edit transfer' })
    await field(transfer, 'Fee (optional)').fill('3,50')
    await saveSheet(transfer)
    await page.goto('/mcapp/expenses')
    await expect(entryRow(page, 'Wire fee')).toContainText('3.50')
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText('430')
  })
})

test('net worth of a past month opens what it was made of then', { tag: '@phone' }, async ({
  page,
  person,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const opened = { openingOn: dayIn(-70), openingBalance: 50_000 }
  const accountId = await storeAccount(url, person, { name: 'Giro', ...opened })
  const bread = { amount: 500, description: 'Bread', date: dayIn(0), accountId }
  await store(url, person, 'expenses', bread)
  await enter(page, person, '/mcapp/accounts')
  const card = page.getByRole('main').getByRole('region', { name: 'Net worth', exact: true })
  const made = card.getByRole('list', { name: 'What it is made of' })
  await expect(made).toContainText('€495.00')
  await card.getByRole('button', { name: 'Show as a table' }).click()
  await card.getByRole('link', { name: '€500.00' }).first().click()
  await expect(card.getByRole('heading', { name: /^On \d/ })).toBeFocused()
  await expect(made).toContainText('€500.00')
  await made.getByText('Money', { exact: true }).click()
  await expect(made.getByRole('link', { name: /Giro/ })).toContainText('€500.00')
  await card.getByRole('link', { name: 'Today' }).click()
  await expect(made).toContainText('€495.00')
})

import { storeExpense } from '../ledger-of.ts'
import { expectRows } from '../list-vocabulary.ts'
import { enter } from '../person.ts'
import { dayIn, storeTemplate } from '../recurring/recurring-of.ts'
import { expect, test } from '../story.ts'
import { expectLedger, expectToast, goOffline, untilAppKept, writeLine } from '../vocabulary.ts'

test('several currencies make one total by the rates of their days', {
  tag: ['@phone', '@keeps-app'],
}, async ({ page, person, server, forgive }) => {
  forgive(/Failed to load resource|net::ERR/)
  await storeExpense(server.url, person, { date: '2024-03-05', amount: 1000 })
  await storeExpense(server.url, person, { date: '2024-03-05', amount: 1000, currency: 'USD' })
  await enter(page, person, '/mcapp/expenses?month=2024-03')
  await expectLedger(page)
  await expect(page.getByText('€19.22').first()).toBeVisible()
  await page.getByRole('button', { name: 'converted' }).click()
  const words = page.getByRole('dialog', { name: 'How this was converted' })
  await expect(words).toContainText('US$10.00')
  await expect(words).toContainText('5 Mar 2024')
  await untilAppKept(page)
  await goOffline(page)
  await page.reload()
  await expect(page.getByText('€19.22').first()).toBeVisible()
})

test('the day of an old rate is said in the palette and in the calendar of what recurs', async ({
  page,
  person,
  server,
}) => {
  // The rates that come with the program end long before.
  const date = dayIn(0)
  for (const description of ['Night bus', 'Night train'])
    await storeExpense(server.url, person, { date, description, amount: 1000, currency: 'USD' })
  await storeTemplate(server.url, person, { currency: 'USD', description: 'Hosting' })
  await enter(page, person, '/mcapp/recurring?view=calendar')
  await expect(page.getByText(/^with a rate of /).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('night')
  await expect(palette.getByText(/with a rate of /).first()).toBeVisible()
})

test('what has no rate is named beside the rest, and a rate written down counts first', async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { date: '1998-03-05', amount: 1000 })
  await storeExpense(server.url, person, { date: '1998-03-05', amount: 1000, currency: 'SYP' })
  await enter(page, person, '/mcapp/expenses?month=1998-03')
  await expect(page.getByText(/and SYP.10\.00.* without a rate/).first()).toBeVisible()
  await expect(page.getByText('€20.00')).toHaveCount(0)
  // Nothing was converted so far.
  await expect(page.getByRole('button', { name: 'converted' })).toHaveCount(0)

  const written = { amount: 1000, currency: 'USD', rate: { to: 'EUR', value: '0.5' } }
  await storeExpense(server.url, person, { ...written, date: '1998-03-05' })
  await storeExpense(server.url, person, { ...written, date: '2024-03-05' })
  await page.goto('/mcapp/expenses?month=1998-03')
  await page.getByRole('button', { name: 'converted' }).click()
  const words = page.getByRole('dialog', { name: 'How this was converted' })
  await expect(words).toContainText('No rate is known for SYP on 5 Mar 1998.')
  await page.goto('/mcapp/expenses?month=2024-03')
  await expect(page.getByText('€5.00').first()).toBeVisible()

  // Ten dollars are less than €9.50: the list has them, and a toast need not say where they went.
  await page.goto('/mcapp/expenses?month=2024-03&max=9.5')
  await expectRows(page, ['Bread and cheese'])
  await writeLine(page, 'tea 10 usd 2024-03-05')
  await expectToast(page, 'Added tea')
  await expectRows(page, ['tea', 'Bread and cheese'])
  await expect(page.getByText('It is in')).toHaveCount(0)
  await page.goto('/mcapp/expenses?month=2024-03&max=9')
  await expectRows(page, ['Bread and cheese'])
  await writeLine(page, 'milk 10 usd 2024-03-05')
  await expectToast(page, 'US$10.00. It is in March 2024.')
})

test('one rate typed where it is missing repairs every figure, and can be taken back', {
  tag: '@phone',
}, async ({ page, person, server }) => {
  const date = '2026-03-05'
  await storeExpense(server.url, person, { date, amount: 1000 })
  const taxi = { date, amount: 1_000_000, currency: 'SYP', description: 'Taxi' }
  await storeExpense(server.url, person, taxi)
  await enter(page, person, '/mcapp/expenses?month=2026-03')
  const lacking = page.getByText(/and SYP.10,000\.00.* without a rate/)
  await expect(lacking.first()).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Add a rate' })
  await page.getByRole('button', { name: 'Add a rate' }).first().click()
  const rows = sheet.getByRole('region', { name: 'Entries without a rate' })
  await expect(rows.getByRole('link', { name: /Taxi/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Enter a rate, like 0.9312.')).toBeVisible()
  await sheet.getByLabel('1 SYP in EUR').fill('0,01')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('€110.00').first()).toBeVisible()
  await expect(lacking).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lacking.first()).toBeVisible()

  await page.getByRole('button', { name: 'Add a rate' }).first().click()
  await sheet.getByRole('button', { name: 'Tell it the other way: 1 EUR in SYP' }).click()
  await sheet.getByLabel('1 EUR in SYP').fill('50')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('€210.00').first()).toBeVisible()

  await page.goto('/mcapp/profile')
  await page.getByRole('button', { name: 'Change 1 EUR = 50 SYP' }).click()
  const mine = page.getByRole('dialog', { name: 'Your rate' })
  await expect(mine.getByLabel('1 EUR in SYP')).toHaveValue('50')
  await mine.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Rate deleted')
  await expect(page.getByText('You typed none')).toBeVisible()
})

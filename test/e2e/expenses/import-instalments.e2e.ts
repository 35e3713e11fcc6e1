import { accountCard, dayIn, storeAccount } from '../accounts-of.ts'
import { giveFiles, importButton, tableFile } from '../import-vocabulary.ts'
import { storeLoan } from '../loan-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test('a row that may have paid a loan is asked about, and goes with its import', {
  tag: '@phone',
}, async ({ page, person, baseURL }) => {
  const url = baseURL ?? ''
  const accountId = await storeAccount(url, person, { name: 'Giro', openingBalance: 50_000 })
  const loanId = await storeLoan(url, person, {
    ...{ name: 'Car', lender: 'Sparkasse', kind: 'interest-free', annualRateBps: 0 },
    ...{ principal: 120_000, termPeriods: 12, posting: 'by-hand' },
    ...{ firstPaymentOn: dayIn(-3), trackFrom: dayIn(-3) },
  })
  await enter(page, person, `/mcapp/expenses?import=${accountId}`)
  const dialog = page.getByRole('dialog')
  const line = `${dayIn(-2)},SPARKASSE Rate 4711,-100.00`
  const asked = dialog.getByRole('region', { name: 'Payments of loans' })
  await test.step('with the reason, and nothing is taken by itself', async () => {
    await giveFiles(dialog, tableFile('giro.csv', ['Date,Description,Amount', line]))
    await expect(asked).toContainText(/Car, due on .*: same amount, 1 day apart, and it names it\./)
    await expect(dialog.getByText('1 of 1 row ticked')).toBeVisible()
  })
  await test.step('a yes makes it a payment and no expense', async () => {
    await asked.getByRole('button', { name: 'Yes' }).click()
    await expect(dialog.getByText('0 of 1 row ticked, and 1 matched with your book')).toBeVisible()
    await expect(importButton(dialog)).toHaveText('Import 1 row')
    await importButton(dialog).click()
    await expect(
      dialog.getByRole('heading', { name: 'Imported 1 payment of a loan' }),
    ).toBeVisible()
    await page.goto(`/mcapp/loans/${loanId}`)
    await expect(page.getByRole('main')).toContainText('€1,100.00')
  })
  await test.step('the same file brings it no second time', async () => {
    await page.goto(`/mcapp/expenses?import=${accountId}`)
    await giveFiles(dialog, tableFile('again.csv', ['Date,Description,Amount', line]))
    await expect(dialog.getByText('0 of 1 row ticked')).toBeVisible()
    await expect(asked).toHaveCount(0)
  })
  await test.step('taking the import back opens the instalment again', async () => {
    await page.goto(`/mcapp/expenses?import=${accountId}`)
    await dialog.getByRole('button', { name: 'Undo the import of giro.csv' }).click()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await page.goto(`/mcapp/loans/${loanId}`)
    await expect(page.getByRole('main')).toContainText('€1,200.00')
    await expect(page.getByRole('main')).not.toContainText('€1,100.00')
  })
})

test('a row of an instalment that counted as paid takes its place, and is spent once', {
  tag: '@phone',
}, async ({ page, person, baseURL }) => {
  const url = baseURL ?? ''
  const accountId = await storeAccount(url, person, { name: 'Giro', openingBalance: 50_000 })
  const loanId = await storeLoan(url, person, {
    ...{ name: 'Car', lender: 'Sparkasse', kind: 'interest-free', annualRateBps: 0 },
    ...{ principal: 120_000, termPeriods: 12, firstPaymentOn: dayIn(-3) },
  })
  await enter(page, person, `/mcapp/loans/${loanId}`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const counts = main.getByText(/1 instalment before .* counts as paid/)
  const holds = async (amount: string, isCounted: boolean) => {
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText(amount)
    await page.goto(`/mcapp/loans/${loanId}`)
    await expect(main).toContainText('€1,100.00')
    await main.getByRole('tab', { name: 'Payments' }).click()
    await expect(counts).toHaveCount(isCounted ? 1 : 0)
  }
  await holds('€500.00', true)
  await test.step('it is asked about, and a yes makes it the payment', async () => {
    await page.goto(`/mcapp/expenses?import=${accountId}`)
    const line = `${dayIn(-2)},RATE 4711,-100.00`
    await giveFiles(dialog, tableFile('giro.csv', ['Date,Description,Amount', line]))
    const asked = dialog.getByRole('region', { name: 'Payments of loans' })
    await expect(asked).toContainText(/Car, due on .* and counted as paid: same amount, 1 day/)
    await asked.getByRole('button', { name: 'Yes' }).click()
    await importButton(dialog).click()
    await expect(
      dialog.getByRole('heading', { name: 'Imported 1 payment of a loan' }),
    ).toBeVisible()
    await holds('€400.00', false)
  })
  await test.step('taking the import back leaves it counted without an entry', async () => {
    await page.goto(`/mcapp/expenses?import=${accountId}`)
    await dialog.getByRole('button', { name: 'Undo the import of giro.csv' }).click()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await holds('€500.00', true)
  })
})

import { accountCard, dayIn, fillTransfer, saveSheet, store, storeAccount } from '../accounts-of.ts'
import { giveFiles, importButton, previewRow, tableFile } from '../import-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test('what was written by hand is known in a statement, and can be another one', {
  tag: '@phone',
}, async ({ page, person, baseURL }) => {
  const url = baseURL ?? ''
  const accountId = await storeAccount(url, person, { name: 'Giro', openingBalance: 50_000 })
  const lunch = { description: 'Lunch with Bo', amount: 1_250, date: dayIn(-4) }
  await store(url, person, 'expenses', { ...lunch, paymentMethod: 'card' })
  await enter(page, person, `/mcapp/expenses?import=${accountId}`)
  const dialog = page.getByRole('dialog')
  const file = tableFile('giro.csv', ['Date,Description,Amount', `${dayIn(-2)},SUMUP 8812,-12.50`])
  const one = previewRow(dialog, 'SUMUP')
  await test.step('by its amount near its day, and is not ticked', async () => {
    await giveFiles(dialog, file)
    await expect(one).toContainText('Already in the book: Lunch with Bo,')
    await expect(one.getByRole('checkbox')).not.toBeChecked()
    await expect(dialog.getByText('0 of 1 row ticked, and 1 matched with your book')).toBeVisible()
  })
  await test.step('unless somebody says that it is another one', async () => {
    await one.getByRole('button', { name: 'It is another one' }).click()
    await expect(one.getByRole('checkbox')).toBeChecked()
    await expect(dialog.getByText('1 of 1 row ticked')).toBeVisible()
    await one.getByRole('checkbox').click()
  })
  await test.step('taken as the same it is in the account, once', async () => {
    await importButton(dialog).click()
    await expect(
      dialog.getByRole('heading', { name: 'Imported 1 row already in the book' }),
    ).toBeVisible()
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText('€487.50')
  })
  await test.step('and is as it was when the import is taken back', async () => {
    await page.goto(`/mcapp/expenses?import=${accountId}`)
    await dialog.getByRole('button', { name: 'Undo the import of giro.csv' }).click()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText('€500.00')
    await page.goto('/mcapp/expenses')
    await expect(page.getByRole('main')).toContainText('Lunch with Bo')
  })
})

test('a transfer by hand is known where the bank books it a day later, and its fee apart', async ({
  page,
  person,
  server: { url },
}) => {
  const dollars = { name: 'Dollars', currency: 'USD', openingBalance: 100_000 }
  const accountId = await storeAccount(url, person, dollars)
  await storeAccount(url, person, { name: 'Giro' })
  await enter(page, person, `/mcapp/accounts/${accountId}`)
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'New transfer' })
  const moved = { amount: '500', to: 'Giro (EUR)', arrives: '430', fee: '2,50' }
  await fillTransfer(sheet, moved)
  await saveSheet(sheet)
  await page.goto(`/mcapp/expenses?import=${accountId}`)
  const dialog = page.getByRole('dialog')
  const lines = [`${dayIn(1)},SWIFT 4711,-500.00,USD`, `${dayIn(1)},Wire charges,-2.50,USD`]
  const file = tableFile('usd.csv', ['Date,Description,Amount,Currency', ...lines])
  await giveFiles(dialog, file)
  await expect(previewRow(dialog, 'SWIFT')).toContainText('Already in the book: Transfer to Giro')
  await expect(previewRow(dialog, 'Wire')).toContainText('Already in the book: Transfer fee')
  await expect(dialog.getByText('0 of 2 rows ticked')).toBeVisible()
})

import { accountCard, dayIn, store, storeAccount } from '../accounts-of.ts'
import { giveFiles, importButton, tableFile } from '../import-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test('the bank books what it had announced, and taking that back makes it pending again', {
  tag: '@phone',
}, async ({ page, person, baseURL }) => {
  const url = baseURL ?? ''
  const accountId = await storeAccount(url, person, { name: 'Giro', openingBalance: 50_000 })
  const fuel = { description: 'SHELL 0815', amount: 4_000, date: dayIn(-4), paymentMethod: 'card' }
  await store(url, person, 'expenses', { ...fuel, accountId, isPending: true })
  await enter(page, person, `/mcapp/expenses?import=${accountId}`)
  const dialog = page.getByRole('dialog')
  await test.step('which it says before', async () => {
    const line = `${dayIn(-2)},SHELL 0815 Station,-43.50`
    await giveFiles(dialog, tableFile('giro.csv', ['Date,Description,Amount', line]))
    await expect(dialog).toContainText('Booked with €43.50 instead of €40.00.')
    await expect(dialog.getByText('0 of 1 row ticked, and 1 matched with your book')).toBeVisible()
    await importButton(dialog).click()
    await expect(dialog.getByRole('heading', { name: 'Imported 1 booked row' })).toBeVisible()
  })
  await test.step('in its place, once', async () => {
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText('€456.50')
  })
  await test.step('and is pending again when the import is taken back', async () => {
    await page.goto(`/mcapp/expenses?import=${accountId}`)
    await dialog.getByRole('button', { name: 'Undo the import of giro.csv' }).click()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText('€500.00')
  })
})

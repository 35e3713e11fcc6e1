import { cardFile, giroFile, type StatementFile } from '../../support/ofx-file.ts'
import { expectGoodScreen } from '../good-screen.ts'
import { importButton, previewFiles, previewRow, runImport } from '../import-vocabulary.ts'
import { storedExpenses, storedIncomes } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

const allTime = '/mcapp/expenses?month=all'

const asFile = ({ name, text }: StatementFile) => ({
  name,
  mimeType: 'application/x-ofx',
  buffer: Buffer.from(text),
})

test('a card and the account that pays it come as accounts and count once', {
  tag: '@phone',
}, async ({ page, person, server, isMobile }) => {
  await enter(page, person, allTime)
  const dialog = await previewFiles(page, [asFile(giroFile)])
  await dialog.getByRole('button', { name: 'Keep these as accounts' }).click()
  await expect(dialog).toContainText('DE…2051')
  await dialog.getByLabel('Account of DE02120300000000202051').selectOption('New account')
  await dialog.getByLabel('Name of the new account').fill('Giro')
  await expect(dialog.getByLabel('Kind of the new account')).toHaveValue('current')
  await expect(dialog.getByRole('group', { name: /that is not here/ })).toContainText('settlement')
  await runImport(dialog, '1 expense and 1 income')
  await expect(dialog).toContainText('Spent €300.00, income €2,000.00.')
  await expect(dialog).toContainText('Giro agrees to the cent until 31 Jan.')
  await dialog.getByRole('button', { name: 'Done' }).click()

  const later = await previewFiles(page, [asFile(cardFile)])
  await later.getByLabel('Account of 4111000011114711').selectOption('New account')
  await later.getByLabel('Name of the new account').fill('Visa')
  await expect(later.getByLabel('Kind of the new account')).toHaveValue('card')
  const found = later.getByRole('list', { name: 'Found transfers' }).getByRole('listitem')
  await expect(found).toContainText('Same amount, 1 day apart')
  await expect(found.getByRole('checkbox', { name: 'One transfer' })).toBeChecked()
  await expect(previewRow(later, 'Payment received')).toContainText('neither spent nor earned')
  await expectGoodScreen(page, isMobile)
  await expect(importButton(later)).toHaveText('Import 3 rows')
  await runImport(later, '2 expenses and 1 transfer')
  await expect(later).toContainText('Spent €300.00, 1 transfer.')
  await expect(later).toContainText('Visa agrees to the cent until 31 Jan.')
  await later.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  expect(await storedIncomes(server.url, person)).toMatchObject([{ amount: 200_000 }])
})

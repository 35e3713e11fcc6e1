import type { Page } from '@playwright/test'
import { cardFile, giroFile, type StatementFile } from '../../support/ofx-file.ts'
import { store, storeAccount } from '../accounts-of.ts'
import { expectNoSideScroll } from '../fits.ts'
import { expectGoodScreen } from '../good-screen.ts'
import {
  giveFiles,
  importButton,
  previewFiles,
  previewRow,
  runImport,
  tableFile,
} from '../import-vocabulary.ts'
import { storedExpenses, storedIncomes } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow, undo } from '../vocabulary.ts'

const allTime = '/mcapp/expenses?month=all'

const asFile = ({ name, text }: StatementFile) => ({
  name,
  mimeType: 'application/x-ofx',
  buffer: Buffer.from(text),
})

async function compare(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('What the bank says is owed').fill('12.40')
  await main.getByRole('button', { name: 'Compare' }).click()
  const gap = main.getByText('€12.40 more owed than your book says')
  await expect(gap.first()).toBeVisible()
  await main.getByRole('button', { name: 'Put €12.40 aside as unexplained' }).click()
  await expect(gap).toHaveCount(0)
  await undo(page)
  await expect(gap.first()).toBeVisible()
  await main
    .getByRole('button', { name: /^Delete the balance of/ })
    .first()
    .click()
  await expect(main.getByText('more owed')).toHaveCount(0)
}

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
  await expectNoSideScroll(page)
  const said = later.getByText('Visa agrees to the cent until 31 Jan.')
  const [inside, around] = [await said.boundingBox(), await later.boundingBox()]
  expect(inside?.width ?? 0).toBeLessThanOrEqual(around?.width ?? 0)
  await later.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  expect(await storedIncomes(server.url, person)).toMatchObject([{ amount: 200_000 }])

  await test.step('a deleted row is named by the gap it leaves, and comes back', async () => {
    await page.goto(allTime)
    await entryRow(page, 'Shoes').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await expect(entryRow(page, 'Shoes')).toHaveCount(0)
    await page.goto('/mcapp/accounts')
    await page.getByRole('main').getByRole('link', { name: /Visa/ }).click()
    await page.getByRole('tab', { name: 'Statements' }).click()
    const main = page.getByRole('main')
    const gap = '€120.00 more owed than your book says between 5 Jan and 31 Jan.'
    await expect(main).toContainText(gap)
    await expectGoodScreen(page, isMobile)
    await main.getByRole('button', { name: 'Bring it back' }).click()
    await expect(main).toContainText('Visa agrees to the cent until 31 Jan.')
    await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  })

  await test.step('a balance typed by hand is compared, and deleted again', () => compare(page))
})

async function sayWhere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await giveFiles(dialog, tableFile('other.csv', ['Date,Payee,Amount', '2026-03-05,Tea,-2.00']))
  await expect(dialog).toContainText('Which account are these rows of?')
  await importButton(dialog).click()
  const into = dialog.getByLabel('Account of other.csv')
  await expect(into).toBeFocused()
  await into.selectOption('No account')
  await runImport(dialog, '1 expense')
}

test('a statement goes where it is said to, and what was said stays said', async ({
  page,
  person,
  server: { url },
}) => {
  const openingOn = '2026-01-01'
  const dkb = await storeAccount(url, person, { name: 'DKB', openingOn })
  await storeAccount(url, person, { name: 'Giro', openingOn })
  const lunch = { amount: 1250, description: 'Lunch with Bo', date: '2026-03-02', accountId: dkb }
  await store(url, person, 'expenses', lunch)
  const file = tableFile('march.csv', [
    'Date,Description,Amount',
    '2026-03-02,SUMUP CAFE 8812,-12.50',
    '2026-03-03,Bookshop,-20.00',
    '2026-03-04,Bakery,-4.20',
  ])

  await test.step('from the tab of an account, into that account', async () => {
    await enter(page, person, `/mcapp/accounts/${dkb}?tab=statements`)
    await page.getByRole('link', { name: 'Import a statement' }).click()
    const dialog = page.getByRole('dialog')
    await giveFiles(dialog, file)
    const into = dialog.getByLabel('Account of march.csv')
    await expect(into).toContainText('DKB')
    await expect(into).toHaveValue(dkb)
    await expect(previewRow(dialog, 'SUMUP')).toContainText('Already in the book: Lunch with Bo')
    await expect(previewRow(dialog, 'SUMUP').getByRole('checkbox')).not.toBeChecked()
    await previewRow(dialog, 'Bookshop').getByRole('checkbox').click()
    await into.selectOption('Giro')
    await expect(previewRow(dialog, 'SUMUP').getByRole('checkbox')).toBeChecked()
    await expect(previewRow(dialog, 'Bookshop').getByRole('checkbox')).not.toBeChecked()
    await runImport(dialog, '2 expenses')
    await dialog.getByRole('button', { name: 'Undo this import' }).click()
    await expect(page).toHaveURL(/accounts/)
  })

  await test.step('the same file again goes where it was said to go', async () => {
    await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Accounts' }).click()
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await giveFiles(dialog, file)
    await expect(dialog.getByLabel('Account of march.csv')).toContainText('Giro')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('nobody is chosen for where two could be meant', () => sayWhere(page))
})

import {
  germanTable,
  importButton,
  longTable,
  openImport,
  previewFiles,
  runImport,
} from '../import-vocabulary.ts'
import { storedExpenses, storedIncomes, storeExpense } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow, expectToast } from '../vocabulary.ts'

const allTime = '/mcapp/expenses?month=all'

/** Everything that is this person's, byte for byte. */
async function everything(url: string, person: Person): Promise<unknown> {
  const tables = ['expenses', 'incomes', 'imports', 'import_mappings', 'category_rules']
  const answers = tables.map(async (table) => {
    const path = `/api/data/users/${person.session.user.id}/${table}`
    const authorization = `Bearer ${person.session.token}`
    return (await fetch(new URL(path, url), { headers: { authorization } })).text()
  })
  return Promise.all(answers)
}

test('an import taken back at once leaves everything as before', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'Mine' })
  const before = await everything(server.url, person)
  await enter(page, person, allTime)
  await expect(entryRow(page, 'Mine')).toHaveCount(1)
  const dialog = await previewFiles(page, [germanTable()])
  await runImport(dialog, '3 expenses and 1 income')
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(4)
  await dialog.getByRole('button', { name: 'Undo this import' }).click()
  await expectToast(page, 'Import taken back')
  await expect(entryRow(page, 'Abschlag Strom')).toHaveCount(0)
  await expect(entryRow(page, 'Mine')).toHaveCount(1)
  await expect.poll(() => everything(server.url, person)).toEqual(before)
})

test('a past import is taken back by its numbers, and no other', async ({
  page,
  person,
  server,
}) => {
  await enter(page, person, allTime)
  for (const name of ['march.csv', 'copy.csv']) {
    const dialog = await previewFiles(page, [germanTable(name)])
    if (name === 'copy.csv') {
      await dialog.getByRole('checkbox', { name: '0 of 4 rows ticked' }).click()
    }
    await runImport(dialog, '3 expenses and 1 income')
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(6)
  const dialog = await openImport(page)
  await dialog.getByRole('button', { name: 'Undo the import of march.csv' }).click()
  await expect(dialog).toContainText('Take back 3 expenses and 1 income?')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog.getByText('march.csv')).toHaveCount(0)
  await expect(dialog.getByText('copy.csv')).toHaveCount(1)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(3)
  expect(await storedIncomes(server.url, person)).toHaveLength(1)
})

test('thousands of rows go on coming when the dialog is left', async ({ page, person, server }) => {
  test.slow()
  await enter(page, person, allTime)
  const dialog = await previewFiles(page, [longTable(3000)])
  await expect(importButton(dialog)).toHaveText('Import 3,000 rows')
  await importButton(dialog).click()
  await dialog.getByRole('button', { name: 'Go on in the background' }).click()
  await expect(page.getByText('Imported 3,000 expenses').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your first expense goes here')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => storedExpenses(server.url, person), { timeout: 30_000 }).toHaveLength(0)
})

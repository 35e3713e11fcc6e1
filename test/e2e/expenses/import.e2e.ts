import type { Page } from '@playwright/test'
import { expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import {
  germanTable,
  giveFiles,
  importButton,
  openImport,
  previewFiles,
  previewRow,
  runImport,
  statementPath,
  tableFile,
} from '../import-vocabulary.ts'
import { storedExpenses, storedIncomes, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow, goOffline, goOnline } from '../vocabulary.ts'

const allTime = '/mcapp/expenses?month=all'

test('a statement is looked at, sorted and imported, and only once', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await enter(page, person, allTime)
  const dialog = await previewFiles(page, [germanTable()])
  await expect(dialog).toContainText('CSV · DE02 1203 0000 0000 2020 51 · 4 rows · EUR')
  await expect(dialog).toContainText('Out')
  await expect(dialog).toContainText('€108.55')
  await expect(dialog).toContainText('4 of 4 rows with a category')
  await expect(previewRow(dialog, 'Stadtwerke')).toContainText('Strom means Electricity')
  await expect(previewRow(dialog, 'Gehalt')).toContainText('Gehalt means Salary')
  const known = previewRow(dialog, 'Kartenzahlung 4498')
  await expect(known).toContainText('REWE is known for Groceries')
  await dialog.getByLabel('Category of Kartenzahlung 4411').selectOption({ label: 'Groceries' })
  const alike = previewRow(dialog, 'Kartenzahlung 4498')
  await expect(alike).toContainText('As you chose for REWE Markt')
  await previewRow(dialog, 'Stadtwerke').getByRole('checkbox').click()
  await expect(importButton(dialog)).toHaveText('Import 3 rows')
  await runImport(dialog, '2 expenses and 1 income')
  await dialog.getByRole('button', { name: '1 row was left out.' }).click()
  const leftOut = dialog.getByRole('region', { name: 'Rows left out' }).getByRole('listitem')
  await expect(leftOut).toHaveText(/Abschlag Strom.*3 Mar 2026 · You left it out\..*89\.00/)
  await dialog.getByRole('button', { name: 'Show them' }).click()
  await expect(entryRow(page, 'REWE').filter({ hasText: '12.50' })).toHaveCount(1)
  await expect(entryRow(page, 'REWE').filter({ hasText: 'Groceries' })).toHaveCount(2)

  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  const incomes = await storedIncomes(server.url, person)
  expect(incomes).toMatchObject([{ amount: 250_000, source: 'ACME GmbH', date: '2026-03-13' }])

  await enter(page, person, allTime)
  const again = await previewFiles(page, [germanTable('umsaetze-april.csv')])
  await expect(again).toContainText('Using your columns for umsaetze.csv')
  await expect(again.getByRole('button', { name: 'Already here 3' })).toBeVisible()
  await expect(importButton(again)).toHaveText('Import 1 row')
})

test('files of every format are read together', async ({ page, person, server }) => {
  await enter(page, person, allTime)
  const names = ['ofx/old-bank.ofx', 'qif/eu.qif', 'camt/batch.xml', 'mt940/german.sta']
  const dialog = await previewFiles(page, names.map(statementPath))
  await expect(dialog).toContainText('OFX · 0532013000 · 4 rows · EUR')
  await expect(dialog).toContainText(/QIF · .*4 rows · EUR/)
  await expect(dialog).toContainText(/CAMT · .*3 rows · EUR/)
  await expect(dialog).toContainText('MT940 · 37040044/0532013000 · 4 rows · EUR')
  await dialog.hover()
  await page.mouse.wheel(0, 400)
  await expect(dialog).toContainText('Money for shares is not spending or income.')
  await dialog.getByRole('checkbox', { name: /rows ticked$/ }).click()
  const wanted = Number((await importButton(dialog).textContent())?.match(/\d+/)?.[0])
  expect(wanted).toBeGreaterThan(7)
  await importButton(dialog).click()
  await expect(dialog.getByRole('heading', { name: /^Imported/ })).toBeVisible()
  const stored = async () => {
    const [out, came] = [storedExpenses(server.url, person), storedIncomes(server.url, person)]
    return (await out).length + (await came).length
  }
  await expect.poll(stored).toBe(wanted)
})

test('columns nobody recognised are named by hand and remembered', async ({ page, person }) => {
  const file = tableFile('club.csv', ['Posten;Wann', 'Platzmiete 40;am 5.', 'Bälle 12;am 7.'])
  await enter(page, person, allTime)
  const dialog = await openImport(page)
  await giveFiles(dialog, [file])
  await expect(dialog.getByRole('heading', { name: 'What is in club.csv?' })).toBeVisible()
  await expect(dialog).toContainText('Choose the column that has the date.')
  await dialog.getByRole('button', { name: 'Leave this file out' }).click()

  await giveFiles(dialog, [germanTable()])
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.getByLabel('What Empfänger is').selectOption({ label: 'Leave out' })
  await dialog.getByLabel('What Betrag is').selectOption({ label: 'Leave out' })
  await expect(dialog).toContainText('Choose the column that has the amount.')
  await dialog.getByLabel('What Betrag is').selectOption({ label: 'Amount' })
  await dialog.getByLabel('Amounts without a minus').selectOption({ label: 'Money out' })
  await expect(dialog.getByRole('region', { name: 'How it is read' })).toContainText('+€12.50')
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await runImport(dialog, '1 expense and 3 incomes')
  await dialog.getByRole('button', { name: 'Done' }).click()

  const next = await previewFiles(page, [germanTable('mai.csv')])
  await expect(next).toContainText('Using your columns for umsaetze.csv')
  await expect(importButton(next)).toHaveText('Import 0 rows')
})

/** A club keeps its book in yen; the next file of it is read so too. */
async function chooseCurrency(page: Page): Promise<void> {
  const file = {
    ...tableFile('club.qif', ['!Type:Bank', 'D31/03/2026', 'T-1250', 'PBalls', '^']),
  }
  await page.goto(allTime)
  const dialog = await previewFiles(page, [file])
  await expect(previewRow(dialog, 'Balls')).toContainText('€1,250.00')
  await dialog
    .getByRole('group', { name: 'club.qif' })
    .getByLabel(/^Currency/)
    .selectOption('JPY')
  await expect(previewRow(dialog, 'Balls')).toContainText('¥1,250')
  await runImport(dialog, '1 expense')
  await page.goto(allTime)
  const again = await previewFiles(page, [file])
  await expect(again.getByRole('group', { name: 'club.qif' }).getByLabel(/^Currency/)).toHaveValue(
    'JPY',
  )
  await expect(previewRow(again, 'Balls')).toContainText('Already here')
}

test('what is unclear in a file is asked, and what is known is found', async ({
  page,
  person,
  server,
}) => {
  const { url } = server

  await test.step('a date that could be two days is asked about', async () => {
    const lines = ['Date,Description,Amount', '03/04/2026,Lunch,-9.50', '05/04/2026,Tea,-3.00']
    await enter(page, person, allTime)
    const dialog = await previewFiles(page, [tableFile('short.csv', lines)])
    await expect(dialog).toContainText('3 April 2026?')
    await dialog.getByRole('button', { name: 'No, 4 March 2026' }).click()
    await expect(previewRow(dialog, 'Lunch')).toContainText('4 Mar 2026')
    await runImport(dialog, '2 expenses')
    await expect
      .poll(async () => (await storedExpenses(url, person)).map(({ date }) => date).sort())
      .toEqual(['2026-03-04', '2026-05-04'])
  })

  await test.step('money that came back counts as less spent', async () => {
    const lines = ['2026-03-01,Shoe shop,-40.00', '2026-03-09,Shoe shop,40.00']
    await page.goto(allTime)
    const file = tableFile('shoes.csv', ['Date,Description,Amount', ...lines])
    const dialog = await previewFiles(page, [file])
    await dialog.getByRole('button', { name: 'Counts as money back' }).click()
    await dialog.getByRole('button', { name: 'Money back?' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Go on with the import' }).click()
    await runImport(dialog, '1 expense and 1 refund')
    await expect.poll(() => storedExpenses(url, person)).toHaveLength(4)
    const both = (await storedExpenses(url, person)).filter(({ amount }) => amount === 4000)
    const shoes = both.find(({ date }) => date === '2026-03-01')
    expect(both.find(({ date }) => date === '2026-03-09')).toMatchObject({ refundOf: shoes?.id })
    expect(await storedIncomes(url, person)).toHaveLength(0)
  })

  await test.step('a file that names no currency is read in the one that is chosen', () =>
    chooseCurrency(page))

  await test.step('what is in the book by hand is found again in the statement', async () => {
    const mine = { description: 'REWE', amount: 1250, date: '2026-03-01' }
    await storeExpense(url, person, mine)
    await page.goto(allTime)
    await expect(entryRow(page, 'REWE')).toHaveCount(1)
    const dialog = await previewFiles(page, [germanTable()])
    const row = previewRow(dialog, 'Kartenzahlung 4411')
    await expect(row).toContainText('same amount, 1 day apart')
    await row.getByRole('checkbox').click()
    await expect(importButton(dialog)).toHaveText('Import 4 rows')
  })
})

test('works without a network and arrives later', async ({ page, person, server, forgive }) => {
  forgive(/net::ERR_|Failed to fetch/)
  await enter(page, person, allTime)
  const loaded = await previewFiles(page, [germanTable()])
  await page.keyboard.press('Escape')
  await expect(loaded).toHaveCount(0)
  await goOffline(page)
  const dialog = await previewFiles(page, [germanTable()])
  await runImport(dialog, '3 expenses and 1 income')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(entryRow(page, 'Abschlag Strom')).toHaveCount(1)
  expect(await storedExpenses(server.url, person)).toHaveLength(0)
  await goOnline(page)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(3)
})

test.describe('the import', { tag: '@phone' }, () => {
  // axe is put into the page as a script, which our content security policy rightly refuses.
  test.use({ bypassCSP: true })

  test('says why a file is broken, and is clean by axe at every step', async ({
    page,
    person,
    server,
    isMobile,
  }) => {
    test.slow()
    await enter(page, person, allTime)
    const dialog = await openImport(page)
    await giveFiles(dialog, [statementPath('refused/cut.ofx'), statementPath('refused/bomb.xml')])
    await expect(dialog.getByRole('alert')).toHaveCount(2)
    await expect(dialog).toContainText('Nothing was imported from cut.ofx')
    await expect(dialog).toContainText('Nothing was imported from bomb.xml')
    const check = async () => {
      await expectCleanInBothThemes(page)
      await expectNoSideScroll(page)
      if (isMobile) expect(await smallTargets(page)).toEqual([])
    }
    await check()
    await dialog.getByRole('button', { name: 'Leave cut.ofx out' }).click()
    await giveFiles(dialog, [germanTable()])
    await expect(importButton(dialog)).toHaveText('Import 4 rows')
    expect(await storedExpenses(server.url, person)).toHaveLength(0)
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Use these columns' })).toBeEnabled()
    await check()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(importButton(dialog)).toBeEnabled()
    await check()
    await runImport(dialog, '3 expenses and 1 income')
    await check()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const again = await openImport(page)
    await again.getByRole('button', { name: /^Undo the import/ }).click()
    await expect(again.getByText('Take back 3 expenses and 1 income?')).toBeVisible()
    await check()
  })
})

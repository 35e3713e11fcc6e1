import {
  giveFiles,
  importButton,
  openImport,
  previewFiles,
  previewRow,
  runImport,
  tableFile,
} from '../import-vocabulary.ts'
import { storedExpenses, storedIncomes, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

const allTime = '/mcapp/expenses?month=all'
const statement = (...lines: readonly string[]) =>
  tableFile('extrato.csv', ['Date;Description;Amount', ...lines])

test('money expected back comes in as what it is, and a refund only where it is asked for', {
  tag: '@phone',
}, async ({ page, person, server }) => {
  const acme = (amount: number) => ({ amount, from: 'Acme', dueOn: null, settledBy: null })
  const bought = { date: '2026-03-02', currency: 'EUR' }
  const courier = { ...bought, description: 'courier', amount: 2345, expectedBack: acme(2345) }
  const courierId = await storeExpense(server.url, person, courier)
  const hotel = { ...bought, description: 'hotel faro', amount: 6000, expectedBack: acme(3000) }
  const hotelId = await storeExpense(server.url, person, hotel)
  await enter(page, person, allTime)
  const rows = ['18-03-2026;COURIER ACME;23,45', '18-03-2026;HOTEL FARO GLOBEX;30,00']
  const dialog = await previewFiles(page, [statement(...rows)])
  const back = { name: 'Acme pays you back', exact: true }
  await expect(previewRow(dialog, 'COURIER').getByRole('button', back)).toBeVisible()
  await expect(previewRow(dialog, 'COURIER').getByText('oney back')).toHaveCount(0)
  const asked = previewRow(dialog, 'HOTEL')
  await expect(asked.getByRole('button', { ...back, pressed: true })).toBeVisible()
  await asked.getByRole('button', { name: 'Money back?' }).click()
  await expect(asked.getByRole('button', { name: 'Acme pays you back?' })).toBeVisible()
  await asked.getByRole('button', { name: 'Acme pays you back?' }).click()
  await runImport(dialog, '2 incomes')
  await expect(dialog).toContainText('Every row of your files is in the book.')
  await expect
    .poll(async () =>
      (await storedIncomes(server.url, person)).map(({ settles }) => settles).sort(),
    )
    .toEqual([courierId, hotelId].sort())
})

test('a refused row takes no other along, and the end says so', async ({
  page,
  person,
  server,
}) => {
  const shoes = { description: 'Zalando', amount: 5000, date: '2026-03-02' }
  const refundOf = await storeExpense(server.url, person, shoes)
  await enter(page, person, allTime)
  const rows = ['18-03-2026;ZALANDO;50,00', '18-03-2026;Bakery;-3,50', '19-03-2026;Bakery;-4,50']
  const dialog = await previewFiles(page, [statement(...rows)])
  await expect(dialog.getByRole('button', { name: 'Counts as money back' })).toBeVisible()
  // Meanwhile another device enters it.
  await storeExpense(server.url, person, { ...shoes, description: 'back', refundOf })
  await importButton(dialog).click()
  await expect(dialog).toContainText('1 row could not be added.')
  await expect(dialog.getByRole('heading', { name: 'Imported 2 expenses' })).toBeVisible()
  await dialog.getByRole('button', { name: 'See why' }).click()
  await expect(page.getByText('Could not add')).toBeVisible()
  expect(await storedExpenses(server.url, person)).toHaveLength(4)
  const past = await openImport(page)
  await expect(past).toContainText('2 of 3 in the book')
  await expect(past).toContainText('1 row could not be added.')
})

test('going back asks before what was chosen is lost', async ({ page, person }) => {
  await enter(page, person, allTime)
  const dialog = await previewFiles(page, [statement('18-03-2026;Bakery;-3,50')])
  await dialog.getByRole('button', { name: 'Keep these as accounts' }).click()
  const asked = page.getByRole('dialog', { name: 'Leave the import?' })
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Go on with the import' }).click()
  await expect(asked).toHaveCount(0)
  await page.goBack()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what columns are is chosen within the screen of a phone', { tag: '@phone' }, async ({
  page,
  person,
}) => {
  const words = 'Kartenzahlung '.repeat(20)
  const file = tableFile('extrato.csv', ['Posten;Wann', `${words};am 5.`, `Bälle ${words};am 7.`])
  await enter(page, person, allTime)
  const dialog = await openImport(page)
  await giveFiles(dialog, [file])
  const chosen = dialog.getByLabel('What Posten is')
  await expect(chosen).toBeVisible()
  const box = await chosen.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

import { storedExpenses, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { addExpense, entryRow, expectLedger, expectToast, undo } from '../vocabulary.ts'

test('what was undone comes back by the message and by keys', async ({ page, person, server }) => {
  await enter(page, person)
  await expectLedger(page)
  await addExpense(page, { amount: '4.20', description: 'Bread' })
  await undo(page)
  await expect(entryRow(page, 'Bread')).toBeHidden()
  await expectToast(page, 'Undone')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expectToast(page, 'Added Bread')
  await page.keyboard.press('Control+z')
  await expect(entryRow(page, 'Bread')).toBeHidden()
  await page.keyboard.press('Control+Shift+z')
  await expect(entryRow(page, 'Bread')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 420, description: 'Bread' }])
  await page.keyboard.press('Control+y')
  await expectToast(page, 'Nothing to redo')
})

test('what was undone is told for its own time, though the pointer rests where Undo was', async ({
  page,
  person,
  server,
}) => {
  await enter(page, person)
  await expectLedger(page)
  await storeExpense(server.url, person, { description: 'Tea', amount: 320 })
  await entryRow(page, 'Tea').waitFor()
  await addExpense(page, { amount: '4.20', description: 'Bread' })
  await undo(page)
  await expectToast(page, 'Undone')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeHidden()
})

test('a message is in nobody’s way', { tag: '@phone' }, async ({ page, person, server }) => {
  for (let at = 0; at < 14; at += 1) {
    await storeExpense(server.url, person, { description: `Row ${at}`, amount: 100 + at })
  }
  await enter(page, person)
  await expectLedger(page)
  await addExpense(page, { amount: '4.20', description: 'Bread' })
  const said = page.getByText('Added Bread', { exact: true }).first()
  await said.click()
  await expect(page.getByRole('dialog', { name: 'Edit expense' })).toBeVisible()
})

test('what was deleted comes back after its message is gone', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'Tram', amount: 320 })
  await enter(page, person)
  await expectLedger(page)
  await entryRow(page, 'Tram').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted Tram')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Undo: Deleted Tram' }).click()
  await expectToast(page, 'Undone')
  await page.getByRole('link', { name: 'Expenses' }).first().click()
  await expect(entryRow(page, 'Tram')).toBeVisible()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('menuitem', { name: /Undo/ })).toBeHidden()
})

test('keys take back what was saved before another, in the sheet and after it', async ({
  page,
  person,
  server,
}) => {
  await enter(page, person)
  await expectLedger(page)
  const stored = async () =>
    (await storedExpenses(server.url, person)).map(({ description }) => description)
  const line = page.getByLabel('In one line')
  await page.keyboard.press('n')
  await line.fill('bread 4.20')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').getByText('Added bread')).toBeVisible()
  await expect.poll(stored).toEqual(['bread'])
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('dialog').getByText('Added bread')).toBeHidden()
  await expect.poll(stored).toEqual([])
  await line.fill('milk 2')
  await page.keyboard.press('Control+Enter')
  await expect(line).toHaveValue('')
  await expect.poll(stored).toEqual(['milk'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect.poll(stored).toEqual([])
})

test('a message leaves the head and the foot of a sheet free', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'Tram', amount: 320 })
  await enter(page, person)
  await expectLedger(page)
  await addExpense(page, { amount: '4.20', description: 'Bread' })
  await entryRow(page, 'Tram').click()
  const sheet = page.getByRole('dialog', { name: 'Edit expense' })
  await sheet.getByRole('heading', { name: 'Edit expense' }).click()
  for (const width of [page.viewportSize()?.width ?? 390, 320]) {
    await page.setViewportSize({ width, height: 780 })
    await page.keyboard.press('Control+z')
    const message = page.locator('li[data-variant]')
    await expect(message).toBeVisible()
    const told = await message.boundingBox()
    const parts = [
      sheet.getByRole('heading', { name: 'Edit expense' }),
      sheet.getByRole('button', { name: 'Close' }),
      sheet.getByRole('button', { name: 'Save', exact: true }),
    ]
    for (const part of parts) {
      const box = await part.boundingBox()
      if (!told || !box) throw new Error('nothing is shown')
      const isAbove = told.y + told.height <= box.y
      const isBelow = told.y >= box.y + box.height
      const isBeside = told.x >= box.x + box.width || told.x + told.width <= box.x
      expect(isAbove || isBelow || isBeside).toBe(true)
    }
  }
})

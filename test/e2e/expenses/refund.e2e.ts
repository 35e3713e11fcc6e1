import { storedExpenses, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  entryRow,
  expectExpense,
  openExpense,
  openExpenseForm,
  openSection,
  saveExpense,
  undo,
} from '../vocabulary.ts'

test('money back for a purchase counts as less spent', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  const id = await storeExpense(server.url, person, { description: 'Winter coat', amount: 8990 })
  await storeExpense(server.url, person, { description: 'Coat hanger', amount: 500 })
  await enter(page, person)
  await expectExpense(page, { description: 'Winter coat', amount: '89.90' })
  const form = await openExpenseForm(page)
  await openSection(form, 'Refund of…')
  await expect(form.getByLabel('Which one?')).toBeFocused()
  await saveExpense(form)
  await expect(form.getByLabel('Which one?')).toHaveAccessibleDescription(
    'Choose the expense it belongs to.',
  )
  await form.getByLabel('Which one?').fill('coat winter')
  const found = form.getByRole('listbox', { name: 'Your expenses' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await form.getByLabel('Which one?').press('Enter')
  await expect(form.getByLabel('Description')).toHaveValue('Winter coat')
  await expect(form.getByLabel('Amount')).toHaveValue('89.90')
  await form.getByLabel('Amount').fill('90')
  await saveExpense(form)
  await expect(form.getByLabel('Amount')).toHaveAccessibleDescription(
    /€89\.90 of it is left to refund\./,
  )
  await form.getByLabel('Amount').fill('40')
  await form.getByLabel('Description').fill('Coat taken back')
  await saveExpense(form)
  await expect(entryRow(page, 'Coat taken back')).toContainText('Refund')
  await expect(page.getByRole('main')).toContainText('€54.90')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toContainEqual(expect.objectContaining({ refundOf: id, amount: 4000 }))
})

test('what has a refund can only be deleted along with it, and comes back with it', async ({
  page,
  person,
  server,
}) => {
  const id = await storeExpense(server.url, person, { description: 'Winter coat', amount: 8990 })
  await storeExpense(server.url, person, { description: 'Taken back', refundOf: id })
  await enter(page, person)
  const form = await openExpense(page, 'Winter coat')
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/There is 1 refund\./)).toBeVisible()
  await page.getByRole('button', { name: 'Delete them all' }).click()
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(0)
  await undo(page)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  await expect(entryRow(page, 'Taken back')).toContainText('Refund')
})

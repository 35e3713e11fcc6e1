import { storedExpenses, storedIncomes, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  entryRow,
  expectExpense,
  expenseForm,
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
    'Choose the expense it belongs to, or enter it as income.',
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

test('what has a refund is deleted along with it, and comes back with it', async ({
  page,
  person,
  server,
}) => {
  const id = await storeExpense(server.url, person, { description: 'Winter coat', amount: 8990 })
  await storeExpense(server.url, person, { description: 'Taken back', refundOf: id })
  await enter(page, person)
  const form = await openExpense(page, 'Winter coat')
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/There is 1 refund, which is deleted with it/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete both' }).click()
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(0)
  await undo(page)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  await expect(entryRow(page, 'Taken back')).toContainText('Refund')
})

test('what was bought is found from the page of incomes too', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'School shoes', tags: ['school'] })
  await enter(page, person, '/mcapp/income')
  await page.getByRole('main').getByRole('button', { name: 'Add an income' }).click()
  await page.getByRole('dialog').getByText('Expense', { exact: true }).click()
  const form = expenseForm(page)
  await form.getByLabel('Description').fill('shoes back')
  await openSection(form, 'Refund of…')
  const list = form.getByRole('listbox', { name: 'Your expenses' })
  await expect(list.getByRole('option', { name: /School shoes/ })).toBeInViewport()
  await form.getByLabel('Which one?').fill('')
  await expect(list.getByRole('option')).toHaveCount(1)
  await list.getByRole('option', { name: /School shoes/ }).click()
  await expect(form.getByRole('button', { name: 'Choose another' })).toBeVisible()
})

test('a refund in one line, by keyboard only', async ({ page, person, server }) => {
  const rolls = { description: 'bread rolls', amount: 200, date: '2026-01-05' }
  await storeExpense(server.url, person, rolls)
  const id = await storeExpense(server.url, person, { description: 'bread', amount: 300 })
  await enter(page, person)
  await expectExpense(page, { description: 'bread', amount: '3.00' })
  await page.keyboard.press('n')
  const form = expenseForm(page)
  const line = page.getByLabel('In one line')

  await test.step('once its expense is chosen, the same keys save it', async () => {
    await line.fill('refund bread 0.50')
    await page.keyboard.press('Control+Enter')
    await expect(form.getByLabel('Which one?')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Amount')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(line).toHaveValue('')
    await expect
      .poll(() => storedExpenses(server.url, person))
      .toContainEqual(expect.objectContaining({ amount: 50, refundOf: id }))
  })

  await test.step('without its expense it becomes an income', async () => {
    await line.fill('refund amazon 30')
    await page.keyboard.press('Control+Enter')
    await expect(form.getByLabel('Which one?')).toBeFocused()
    await expect(form.getByLabel('Which one?')).toHaveValue('amazon')
    await expect(form.getByText('No expense matches amazon.')).toBeVisible()
    const list = form.getByRole('listbox', { name: 'Your expenses' })
    await expect(list.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(form.getByRole('button', { name: /enter it as income/ })).toBeFocused()
    await page.keyboard.press('Enter')
    const income = page.getByRole('dialog', { name: 'New income' })
    await expect(income.getByLabel('Amount')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect
      .poll(() => storedIncomes(server.url, person))
      .toMatchObject([{ amount: 3000, description: 'amazon' }])
    await expect(form).toBeVisible()
  })

  await test.step('an amount below zero asks for the expense it belongs to', async () => {
    await form.getByLabel('Amount').fill('-30')
    await expect(form.getByLabel('Amount')).toHaveValue('30')
    await expect(form.getByLabel('Which one?')).toBeVisible()
  })
})

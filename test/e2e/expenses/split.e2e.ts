import type { Locator } from '@playwright/test'
import { storedExpenses } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  entryRow,
  expectLedger,
  fillExpense,
  openExpense,
  openExpenseForm,
  openSection,
  saveExpense,
  undo,
} from '../vocabulary.ts'

async function chooseFor(form: Locator, part: number, name: string): Promise<void> {
  await form.getByRole('combobox', { name: `Category of part ${part}` }).fill(name)
  await form.getByRole('option', { name, exact: true }).click()
}

test('one purchase over several categories adds up before it is saved', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await enter(page, person)
  await expectLedger(page)
  const form = await openExpenseForm(page)
  await fillExpense(form, { amount: '86.40', description: 'Weekend shop', category: 'Groceries' })
  await openSection(form, 'Split over categories')
  await chooseFor(form, 2, 'Pets')
  await form.getByLabel('Sum of part 1').fill('50')
  await form.getByLabel('Sum of part 2').fill('30')
  await expect(form.getByText('€6.40 left')).toBeVisible()
  await saveExpense(form)
  await expect(form.getByText('The parts have to add up to the whole amount.')).toBeVisible()
  expect(await storedExpenses(server.url, person)).toEqual([])

  await form.getByRole('button', { name: 'The rest to part 2' }).click()
  await expect(form.getByLabel('Sum of part 2')).toHaveValue('36.40')
  await expect(form.getByText('All of it is split.')).toBeVisible()
  await saveExpense(form)
  await expect(entryRow(page, 'Weekend shop')).toContainText('Groceries + Pets')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 8640, lines: [{ amount: 5000 }, { amount: 3640 }] }])
})

test('a split can be changed, undone and given up', async ({ page, person, server }) => {
  await enter(page, person)
  await expectLedger(page)
  const form = await openExpenseForm(page)
  await fillExpense(form, { amount: '20', description: 'Market', category: 'Groceries' })
  await openSection(form, 'Split over categories')
  await form.getByLabel('Sum of part 1').fill('15')
  await form.getByRole('button', { name: 'The rest to part 2' }).click()
  await saveExpense(form)
  await expect(entryRow(page, 'Market')).toContainText('Groceries + No category')

  await openExpense(page, 'Market')
  await form.getByRole('button', { name: 'Remove part 2' }).click()
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Groceries')
  await saveExpense(form)
  await expect.poll(() => storedExpenses(server.url, person)).toMatchObject([{ lines: null }])
  await undo(page)
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ lines: [{ amount: 1500 }, { amount: 500 }] }])
})

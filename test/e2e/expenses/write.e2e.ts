import { storedCategories, storedExpenses } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  addExpense,
  deleteExpense,
  editExpense,
  entryRow,
  expectExpense,
  expectNoExpense,
  fillExpense,
  openExpense,
  openExpenseForm,
  saveExpense,
} from '../vocabulary.ts'

test('add, edit, delete and undo', { tag: '@phone' }, async ({ page, person, server }) => {
  await enter(page, person)
  await addExpense(page, { amount: '86,40', description: 'Dinner' })
  await expectExpense(page, { amount: '86.40', description: 'Dinner' })

  await editExpense(page, 'Dinner', { amount: '91.20', description: 'Dinner with Ben' })
  await expectExpense(page, { amount: '91.20', description: 'Dinner with Ben' })

  await deleteExpense(page, 'Dinner with Ben')
  await expectNoExpense(page, 'Dinner with Ben')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectExpense(page, { amount: '91.20', description: 'Dinner with Ben' })

  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 9120, currency: 'EUR', description: 'Dinner with Ben' }])
  await page.reload()
  await expectExpense(page, { amount: '91.20', description: 'Dinner with Ben' })
})

test('a sum, a price and a category say enough', async ({ page, person, server }) => {
  await enter(page, person)
  const form = await openExpenseForm(page)
  await form.getByLabel('Amount').fill('5+5')
  await expect(form.getByText('€10.00')).toBeVisible()
  await form.getByLabel('Description').focus()
  await expect(form.getByLabel('Amount')).toHaveValue('10.00')
  await form.getByLabel('Amount').fill('$12.50')
  await expect(form.getByLabel('Currency')).toHaveValue('USD')
  await fillExpense(form, { category: 'Groceries' })
  await expect(form.getByLabel('Description')).toHaveAttribute('placeholder', 'Groceries')
  await saveExpense(form)
  await expectExpense(page, { amount: 'US$12.50', description: 'Groceries' })
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 1250, currency: 'USD', description: 'Groceries' }])
})

test('the form keeps what was typed, explains itself and asks before it is left', async ({
  page,
  person,
}) => {
  await enter(page, person)

  await test.step('bad input is told beside the fields', async () => {
    const form = await openExpenseForm(page)
    await fillExpense(form, { amount: 'twelve', description: '', notes: 'For the weekend' })
    await saveExpense(form)
    await expect(form.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Amount')).toHaveAccessibleDescription(/amount/i)
    await expect(form.getByLabel('Description')).toHaveAccessibleDescription(/Say what it was\./)
    await expect(form.getByLabel('Notes')).toHaveValue('For the weekend')
    await expect(form.getByLabel('Amount')).toBeFocused()

    await fillExpense(form, { amount: '12', description: 'Groceries' })
    await saveExpense(form)
    await expectExpense(page, { amount: '12.00', description: 'Groceries' })
  })

  await test.step('a press beside the form closes it and reaches nothing below', async () => {
    await page.reload()
    await expectExpense(page, { amount: '12.00', description: 'Groceries' })
    const row = await entryRow(page, 'Groceries').boundingBox()
    const form = await openExpenseForm(page)
    await page.mouse.click((row?.x ?? 0) + 24, (row?.y ?? 0) + 24)
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/expenses$/)
  })

  await test.step('leaving a half-written expense asks before it is lost', async () => {
    const form = await openExpenseForm(page)
    await fillExpense(form, { description: 'Half written' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep writing' }).click()
    await expect(form.getByLabel('Description')).toHaveValue('Half written')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(form).toBeHidden()
    await expectNoExpense(page, 'Half written')
  })

  await test.step('a category can be chosen and is shown in the list', async () => {
    await addExpense(page, { amount: '30', description: 'Weekly shop', category: 'Groceries' })
    await expect(entryRow(page, 'Weekly shop')).toContainText('Groceries')
    const form = await openExpense(page, 'Weekly shop')
    await expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue('Groceries')
  })
})

test('what was being written when the tab went away is offered again', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await enter(page, person)
  const form = await openExpenseForm(page)
  await form.getByLabel('Amount').fill('14.75')
  await form.getByLabel('Description').fill('birthday card and cake')

  const again = await page.context().newPage()
  await page.close()
  // As an old phone with larger letters has it.
  if ((again.viewportSize()?.width ?? 0) < 700)
    await again.setViewportSize({ width: 360, height: 560 })
  await again.goto('/mcapp/expenses')
  const next = await openExpenseForm(again)
  await expect(next.getByRole('status').first()).toContainText('“birthday card and cake”')
  await expect(next.getByLabel('Amount')).toHaveValue('')
  await expect(next.getByRole('button', { name: 'Go on' })).toBeInViewport()
  // Whoever saves something else first is offered it still.
  await next.getByLabel('In one line').fill('Tea 3')
  await again.keyboard.press('Control+Enter')
  await expect(next.getByLabel('In one line')).toHaveValue('')
  await again.keyboard.press('Escape')
  await expect(next).toHaveCount(0)
  await openExpenseForm(again)
  await next.getByRole('button', { name: 'Go on' }).click()
  await expect(next.getByLabel('Amount')).toHaveValue('14.75')
  await saveExpense(next)
  await expectExpense(again, { amount: '14.75', description: 'birthday card and cake' })
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)

  const other = await openExpenseForm(again)
  await expect(other.getByRole('button', { name: 'Go on' })).toHaveCount(0)
  await other.getByLabel('Description').fill('left on purpose')
  await again.keyboard.press('Escape')
  await again.getByRole('button', { name: 'Leave' }).click()
  const last = await openExpenseForm(again)
  await expect(last.getByRole('button', { name: 'Go on' })).toHaveCount(0)

  // Lost once more, and typed again without going on.
  await last.getByLabel('Description').fill('Cinema')
  const third = await again.context().newPage()
  await again.close()
  await third.goto('/mcapp/expenses')
  const typed = await openExpenseForm(third)
  await expect(typed.getByRole('status').first()).toContainText('“Cinema”')
  await fillExpense(typed, { amount: '12', description: 'cinema' })
  await saveExpense(typed)
  await expectExpense(third, { amount: '12.00', description: 'cinema' })
  const after = await openExpenseForm(third)
  await expect(after.getByLabel('Amount')).toBeVisible()
  await expect(after.getByRole('button', { name: 'Go on' })).toHaveCount(0)
})

test('a category that is not there yet is made where it is looked for', async ({
  page,
  person,
  server,
}) => {
  await enter(page, person)
  const form = await openExpenseForm(page)
  await form.getByLabel('Amount').fill('250')
  await form.getByLabel('Description').fill('Paint')
  const category = form.getByRole('combobox', { name: 'Category' })
  await category.fill('Boat house')
  await expect(form.getByRole('option', { name: 'Add “Boat house”' })).toBeVisible()
  await category.press('Enter')
  await expect(category).toHaveValue('Boat house')
  await saveExpense(form)
  await expect(entryRow(page, 'Paint')).toContainText('Boat house')
  await expect
    .poll(() => storedCategories(server.url, person))
    .toMatchObject([{ name: 'Boat house', type: 'expense' }])
})

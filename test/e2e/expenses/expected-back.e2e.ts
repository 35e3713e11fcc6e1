import { storedExpenses, storedIncomes, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  entryRow,
  expectLedger,
  expectToast,
  fillExpense,
  openExpense,
  openExpenseForm,
  openSection,
  saveExpense,
  undo,
} from '../vocabulary.ts'

test('half of it is expected back and is not my cost', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await enter(page, person)
  await expectLedger(page)
  const form = await openExpenseForm(page)
  await fillExpense(form, { amount: '86.40', description: 'Dinner for two' })
  await openSection(form, 'Expected back')
  await expect(form.getByText('= €43.20')).toBeVisible()
  await saveExpense(form)
  await expect(form.getByLabel('From whom')).toBeFocused()
  await expect(form.getByLabel('From whom')).toHaveAccessibleDescription('Say who pays it back.')
  await form.getByLabel('From whom').fill('Anna')
  await form.getByLabel('By when, if you know').fill('tomorrow')
  await saveExpense(form)
  await expect(entryRow(page, 'Dinner for two')).toContainText('€43.20 expected back from Anna')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 8640, expectedBack: { amount: 4320, from: 'Anna' } }])
})

test('marked as received it becomes an income that is no earning, in one step', async ({
  page,
  person,
  server,
}) => {
  const expectedBack = { amount: 4320, from: 'Anna', dueOn: null, settledBy: null }
  const id = await storeExpense(server.url, person, {
    description: 'Dinner for two',
    amount: 8640,
    expectedBack,
  })
  await enter(page, person)
  const form = await openExpense(page, 'Dinner for two')
  await form.getByRole('button', { name: 'Mark as received' }).click()
  await expectToast(page, 'Received €43.20 from Anna')
  await expect(entryRow(page, 'Dinner for two')).toContainText('paid back by Anna')
  const figures = page.getByRole('main').getByRole('button')
  await expect(figures.filter({ hasText: /€43\.20.*paid back$/ })).toBeVisible()
  await expect(figures.filter({ hasText: /expected back$/ })).toBeHidden()
  await expect
    .poll(() => storedIncomes(server.url, person))
    .toMatchObject([{ amount: 4320, source: 'Anna', settles: id }])
  await undo(page)
  await expect.poll(() => storedIncomes(server.url, person)).toEqual([])
  await expect.poll(() => storedExpenses(server.url, person)).toMatchObject([{ expectedBack }])

  await openExpense(page, 'Dinner for two')
  await form.getByRole('button', { name: 'Mark as received' }).click()
  await expect.poll(() => storedIncomes(server.url, person)).toHaveLength(1)
  await page.reload()
  await openExpense(page, 'Dinner for two')
  await form.getByRole('button', { name: 'Not received after all' }).click()
  await expect.poll(() => storedIncomes(server.url, person)).toEqual([])
  await expect(entryRow(page, 'Dinner for two')).toContainText('expected back from Anna')
})

test('what was lent comes back in parts', { tag: '@phone' }, async ({ page, person, server }) => {
  await storeExpense(server.url, person, {
    description: 'Lent to Lukas',
    amount: 20_000,
    expectedBack: { amount: 20_000, from: 'Lukas', dueOn: null, settledBy: null },
  })
  await enter(page, person)
  const figures = page.getByRole('main').getByRole('button')
  const form = await openExpense(page, 'Lent to Lukas')
  await form.getByLabel('What came').fill('300')
  await form.getByRole('button', { name: 'Mark as received' }).click()
  await expect(form.getByLabel('What came')).toHaveAccessibleDescription(
    'Enter what came, at most €200.00.',
  )
  await form.getByLabel('What came').fill('50')
  await form.getByRole('button', { name: 'Mark as received' }).click()
  await expectToast(page, 'Received €50.00 from Lukas')
  await expect(entryRow(page, 'Lent to Lukas')).toContainText(
    '€150.00 expected back from Lukas, €50.00 came',
  )
  await expect(figures.filter({ hasText: /€150\.00.*expected back$/ })).toBeVisible()

  await openExpense(page, 'Lent to Lukas')
  await expect(form.getByText('€50.00 came already, €150.00 is still expected.')).toBeVisible()
  await expect(form.getByLabel('What came')).toHaveValue('150.00')
  await form.getByRole('button', { name: 'Mark as received' }).click()
  await expect(entryRow(page, 'Lent to Lukas')).toContainText('€200.00 paid back by Lukas')
  await expect
    .poll(async () => (await storedIncomes(server.url, person)).map(({ amount }) => amount).sort())
    .toEqual([15_000, 5000])
  await undo(page)
  await expect(entryRow(page, 'Lent to Lukas')).toContainText('€150.00 expected back from Lukas')

  await openExpenseForm(page)
  // The line turns it into an income.
  const added = page.getByRole('dialog')
  await added.getByLabel('In one line').fill('lukas 200 back')
  await expect(added.getByText('Back from Lukas', { exact: true })).toBeVisible()
  await saveExpense(added)
  await expect(added.getByText(/^Of that €150\.00 is still expected/)).toBeVisible()
  await added.getByLabel('In one line').fill('lukas 20 back')
  await saveExpense(added)
  await expect(entryRow(page, 'Lent to Lukas')).toContainText(
    '€130.00 expected back from Lukas, €70.00 came',
  )
  await expect
    .poll(async () => (await storedIncomes(server.url, person)).map(({ source }) => source))
    .toEqual(['Lukas', 'Lukas'])
})

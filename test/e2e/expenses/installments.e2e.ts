import type { Row } from '#contract/sync.ts'
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

const sum = (rows: readonly Row[]) => rows.reduce((all, { amount }) => all + Number(amount), 0)
const months = (rows: readonly Row[]) => new Set(rows.map(({ date }) => String(date).slice(0, 7)))

test.beforeEach(async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  const form = await openExpenseForm(page)
  await fillExpense(form, { amount: '1000', description: 'Sofa' })
  await openSection(form, 'Pay in parts')
  await form.getByLabel('Over how many months').fill('3')
  await expect(form.getByRole('list', { name: 'The parts' }).getByRole('listitem')).toHaveCount(3)
  await saveExpense(form)
  await expect(form).toBeHidden()
})

test('a purchase in parts hits its own months and adds up exactly', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await expect(entryRow(page, 'Sofa')).toContainText('Part 1 of 3')
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(3)
  const rows = await storedExpenses(server.url, person)
  expect(sum(rows)).toBe(100_000)
  expect(months(rows).size).toBe(3)
  await undo(page)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(0)
})

test('a plan is changed, deleted and taken back, in parts and as a whole', async ({
  page,
  person,
  server,
}) => {
  await test.step('the whole plan takes a new total and number, and gives them back', async () => {
    const form = await openExpense(page, 'Sofa')
    await form.getByText('The whole plan').click()
    await expect(form.getByLabel('Amount in all')).toHaveValue('1000.00')
    await form.getByLabel('Amount in all').fill('1100')
    await form.getByLabel('Over how many months').fill('5')
    await saveExpense(form)
    await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(5)
    const rows = await storedExpenses(server.url, person)
    expect(sum(rows)).toBe(110_000)
    expect(months(rows).size).toBe(5)
    await undo(page)
    await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(3)
    await expect.poll(async () => sum(await storedExpenses(server.url, person))).toBe(100_000)
  })

  await test.step('deleting asks for one part or all of them', async () => {
    const form = await openExpense(page, 'Sofa')
    await form.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/All 3 come to €1,000\.00\./)).toBeVisible()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await form.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'All 3 parts' }).click()
    await expect(form).toBeHidden()
    await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(0)
    await undo(page)
    await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(3)
  })

  await test.step('one part can be changed alone', async () => {
    const form = await openExpense(page, 'Sofa')
    await fillExpense(form, { amount: '400' })
    await saveExpense(form)
    await expect(entryRow(page, 'Sofa')).toContainText('400.00')
    const amounts = async () =>
      (await storedExpenses(server.url, person)).map(({ amount }) => Number(amount)).sort()
    await expect.poll(amounts).toContain(40_000)
    expect(await storedExpenses(server.url, person)).toHaveLength(3)
  })

  await test.step('one part can be deleted alone', async () => {
    const form = await openExpense(page, 'Sofa')
    await form.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'This part' }).click()
    await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(2)
  })
})

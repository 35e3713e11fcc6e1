import { storedIncomes } from '../ledger-of.ts'
import { expectRows } from '../list-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow } from '../vocabulary.ts'

test('add, edit, delete and undo an income', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await enter(page, person, '/mcapp/income')
  const form = page.getByRole('dialog', { name: /^(New|Edit) income$/ })
  await page.getByRole('main').getByRole('button', { name: 'Add an income' }).click()
  await form.getByLabel('Amount').fill('2500')
  await form.getByLabel('Description').fill('Salary')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(entryRow(page, 'Salary')).toContainText('+€2,500.00')

  await entryRow(page, 'Salary').getByText('Salary', { exact: true }).click()
  await form.getByLabel('Description').fill('Salary of March')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expectRows(page, ['Salary of March'])
  await expect
    .poll(() => storedIncomes(server.url, person))
    .toMatchObject([{ amount: 250_000, description: 'Salary of March', source: null }])

  await entryRow(page, 'Salary of March').getByText('Salary of March', { exact: true }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  await expectRows(page, [])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectRows(page, ['Salary of March'])
  await page.reload()
  await expectRows(page, ['Salary of March'])
})

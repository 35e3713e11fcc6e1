import { storeIncome } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow } from '../vocabulary.ts'

const income = '/mcapp/income'

test('what came in is listed, found by words and sorted by amount', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeIncome(server.url, person, { description: 'Salary', amount: 250_000 })
  await storeIncome(server.url, person, { description: 'Flea market', source: null, amount: 4200 })
  await enter(page, person, income)
  await expect(entryRow(page, 'Salary')).toContainText('+€2,500.00')
  await expect(entryRow(page, 'Salary')).toContainText('ACME')
  await expect(page.getByText('Earned', { exact: true })).toBeVisible()

  await page.getByLabel('Search incomes').fill('acme')
  await expect(entryRow(page, 'Flea market')).toHaveCount(0)
  await page.getByLabel('Search incomes').fill('')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitemradio', { name: 'Smallest first' }).click()
  await expect(page).toHaveURL(/sort=smallest/)
  const list = page.getByRole('list', { name: 'Income by amount' })
  await expect(list.getByRole('listitem').first()).toContainText('Flea market')
})

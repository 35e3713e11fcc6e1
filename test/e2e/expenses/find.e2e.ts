import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { addExpense, expectExpense, expectNoExpense, searchFor } from '../vocabulary.ts'

test('search narrows the list at once and can be sent as a link', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'Train to Bern', amount: 4200 })
  await storeExpense(server.url, person, { description: 'Coffee beans', amount: 990 })
  await enter(page, person)
  await expectExpense(page, { amount: '42.00', description: 'Train to Bern' })

  await searchFor(page, 'coffee')
  await expectExpense(page, { amount: '9.90', description: 'Coffee beans' })
  await expectNoExpense(page, 'Train to Bern')
  await expect(page).toHaveURL(/[?&]q=coffee/)

  await page.reload()
  await expectExpense(page, { amount: '9.90', description: 'Coffee beans' })
  await expectNoExpense(page, 'Train to Bern')
})

test('the period and the category live in the address, and back undoes them', async ({
  page,
  person,
}) => {
  await enter(page, person)
  await addExpense(page, { amount: '30', description: 'Weekly shop', category: 'Groceries' })
  await addExpense(page, { amount: '40', description: 'Something else' })
  await page.getByRole('combobox', { name: 'Category' }).selectOption('No category')
  await expectNoExpense(page, 'Weekly shop')
  await expectExpense(page, { amount: '40.00', description: 'Something else' })
  await page.getByRole('button', { name: /^Period:/ }).click()
  await page.getByRole('menuitem', { name: 'Last month' }).click()
  await expectNoExpense(page, 'Something else')
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)

  await page.goBack()
  await expectExpense(page, { amount: '40.00', description: 'Something else' })
  await expectNoExpense(page, 'Weekly shop')
  await page.goBack()
  await expectExpense(page, { amount: '30.00', description: 'Weekly shop' })
  await page.goForward()
  await expectNoExpense(page, 'Weekly shop')
})

test('a search without a match says so and offers the way back', async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'Train to Bern' })
  await enter(page, person)
  await expectExpense(page, { amount: '12.50', description: 'Train to Bern' })
  await searchFor(page, 'zebra')
  await expect(page.getByText('No expense fits')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expectExpense(page, { amount: '12.50', description: 'Train to Bern' })
  await expect(page.getByLabel('Search expenses')).toHaveValue('')
})

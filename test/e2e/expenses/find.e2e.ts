import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectExpense, expectNoExpense, searchFor } from '../vocabulary.ts'

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

  await test.step('without a match it says so and offers the way back', async () => {
    await searchFor(page, 'zebra')
    await expect(page.getByText('No expense fits')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expectExpense(page, { amount: '42.00', description: 'Train to Bern' })
    await expect(page.getByLabel('Search expenses')).toHaveValue('')
  })
})

test('the period lives in the address, and back undoes it', async ({ page, person, server }) => {
  await storeExpense(server.url, person, { description: 'This month' })
  await enter(page, person)
  await expectExpense(page, { amount: '12.50', description: 'This month' })
  await page.getByRole('button', { name: /^Period:/ }).click()
  await page.getByRole('menuitem', { name: 'Last month' }).click()
  await expectNoExpense(page, 'This month')
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)

  await page.goBack()
  await expectExpense(page, { amount: '12.50', description: 'This month' })
  await page.goForward()
  await expectNoExpense(page, 'This month')

  await page.getByRole('button', { name: /^Period:/ }).click()
  await page.getByRole('menuitem', { name: 'Pick days…' }).click()
  await page.getByLabel('From').fill('yesterday')
  await page.getByLabel('To', { exact: true }).fill('tomorrow')
  await page.getByRole('button', { name: 'Show these days' }).click()
  await expectExpense(page, { amount: '12.50', description: 'This month' })
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/)
})

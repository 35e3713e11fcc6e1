import { newPerson, somebody } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  expectExpense,
  expectStart,
  expenseForm,
  fillExpense,
  saveExpense,
  signUp,
} from '../vocabulary.ts'

test('a newcomer signs up and writes the first expense', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/mcapp/signup')
  await signUp(page, somebody())
  await expectStart(page)
  const steps = page.getByRole('region', { name: /^Three steps/ })
  await steps.getByRole('link', { name: 'Add an expense' }).click()
  const form = expenseForm(page)
  await fillExpense(form, { amount: '12.50', description: 'Bread and cheese' })
  await saveExpense(form)
  await expectStart(page)
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  await page.goto('/mcapp/expenses')
  await expectExpense(page, { amount: '12.50', description: 'Bread and cheese' })
})

test('bad input keeps what was typed and says what to fix beside each field', async ({
  page,
  server,
  forgive,
}) => {
  forgive(/status of 409/)
  await page.goto('/mcapp/signup')
  await signUp(page, { name: 'Anna', email: 'not an address', password: 'short' })
  await expect(page.getByText('Enter an email address, like anna@example.org.')).toBeVisible()
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  await expect(page.getByLabel('Name').filter({ visible: true })).toHaveValue('Anna')
  await expect(page.getByLabel('Email')).toHaveValue('not an address')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/mcapp\/signup/)

  await test.step('an address that is taken is refused in words', async () => {
    const taken = await newPerson(server.url)
    await signUp(page, { ...somebody(), email: taken.email })
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'This email is already in use. Please log in.',
    )
    await expect(page).toHaveURL(/\/mcapp\/signup/)
  })
})

import { expectClean } from '../axe.ts'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { phoneBox } from '../phone.ts'
import { expect, test } from '../story.ts'
import { expectExpense, expectLedger, openExpenseForm } from '../vocabulary.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme} is clean by axe`, { tag: '@phone' }, () => {
    test.use({ colorScheme })

    for (const path of ['/mcapp/login', '/mcapp/signup'])
      test(path, async ({ page }) => {
        await page.goto(path)
        await expect(phoneBox(page)).toBeVisible()
        await expectClean(page)
        await page.getByRole('button', { name: 'Send code' }).click()
        await expect(phoneBox(page)).toHaveAttribute('aria-invalid', 'true')
        await expectClean(page)
      })

    test('/mcapp/expenses, empty', async ({ page, person }) => {
      await enter(page, person)
      await expectLedger(page)
      await expectClean(page)
    })

    test('/mcapp/expenses, filled', async ({ page, person, server }) => {
      for (const description of ['Bread', 'Rent', 'Train'])
        await storeExpense(server.url, person, { description })
      await enter(page, person)
      await expectExpense(page, { amount: '12.50', description: 'Rent' })
      await expectClean(page)
    })

    test('/mcapp/expenses, while adding', async ({ page, person }) => {
      await enter(page, person)
      const form = await openExpenseForm(page)
      await expect(form.getByLabel('Amount')).toBeVisible()
      await expectClean(page)
    })
  })

import { expectCleanInBothThemes } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { phoneBox } from '../phone.ts'
import { expect, test } from '../story.ts'
import { expectExpense, expectLedger, openExpenseForm } from '../vocabulary.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)

test('the doors are clean by axe and fit a phone', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  for (const path of ['/mcapp/login', '/mcapp/signup'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(phoneBox(page)).toBeVisible()
      if (isMobile) await expectFits(page)
      await expectCleanInBothThemes(page)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(phoneBox(page)).toHaveAttribute('aria-invalid', 'true')
      await expectCleanInBothThemes(page)
    })
})

test('the ledger is clean by axe and fits a phone', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  await test.step('empty', async () => {
    await enter(page, person)
    await expectLedger(page)
    await expectCleanInBothThemes(page)
  })

  await test.step('filled, with long names and large amounts', async () => {
    for (const description of ['Bread', 'Rent'])
      await storeExpense(server.url, person, { description })
    await storeExpense(server.url, person, { description: long, amount: 9_999_999_999_999 })
    await expectExpense(page, { amount: '12.50', description: 'Rent' })
    await expectExpense(page, { description: long, amount: '99,999,999,999.99' })
    if (isMobile) await expectFits(page)
    await expectCleanInBothThemes(page)
  })

  await test.step('while adding', async () => {
    const form = await openExpenseForm(page)
    await expect(form.getByLabel('Amount')).toHaveAttribute('inputmode', 'decimal')
    if (isMobile) await expectFits(page)
    await expectCleanInBothThemes(page)
  })
})

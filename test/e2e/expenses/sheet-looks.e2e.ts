import { expectCleanInBothThemes } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  expectExpense,
  fillExpense,
  openExpenseForm,
  openSection,
  saveExpense,
} from '../vocabulary.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

test('the sheet is clean by axe with all its parts, and fits', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const coat = isMobile ? 'Winter coat'.repeat(12) : 'Winter coat'
  await storeExpense(server.url, person, { description: coat })
  await enter(page, person)
  await expectExpense(page, { description: coat, amount: '12.50' })

  await test.step('split and expected back', async () => {
    const form = await openExpenseForm(page)
    const line = isMobile
      ? `${'very long words '.repeat(12)} 99999999 #home`
      : 'sofa 1000 yesterday furniture #home'
    await form.getByLabel('In one line').fill(line)
    await form.getByLabel('Currency').selectOption('USD')
    for (const part of ['Place, payment, notes', 'Split over categories', 'Expected back'])
      await openSection(form, part)
    if (isMobile) await expectFits(page)
    await expectCleanInBothThemes(page)
  })

  await test.step('in parts, with something to fix', async () => {
    await page.goto('/mcapp/expenses')
    const form = await openExpenseForm(page)
    await fillExpense(form, { amount: '1000' })
    await openSection(form, 'Pay in parts')
    await saveExpense(form)
    await expect(form.getByLabel('Description')).toBeFocused()
    await expectCleanInBothThemes(page)
  })

  await test.step('looking for what is refunded', async () => {
    await page.goto('/mcapp/expenses')
    await expectExpense(page, { description: coat, amount: '12.50' })
    const form = await openExpenseForm(page)
    await openSection(form, 'Refund of…')
    await expect(form.getByRole('option', { name: /Winter coat/ })).toBeVisible()
    await expectCleanInBothThemes(page)
  })
})

import { expectClean } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
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

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`the sheet is clean by axe in ${colorScheme}`, { tag: '@phone' }, () => {
    test.use({ colorScheme })

    test('split and expected back', async ({ page, person }) => {
      await enter(page, person)
      const form = await openExpenseForm(page)
      await form.getByLabel('In one line').fill('sofa 1000 yesterday furniture #home')
      await form.getByLabel('Currency').selectOption('USD')
      await openSection(form, 'Place, payment, notes')
      await openSection(form, 'Split over categories')
      await openSection(form, 'Expected back')
      await expectClean(page)
    })

    test('in parts, with something to fix', async ({ page, person }) => {
      await enter(page, person)
      const form = await openExpenseForm(page)
      await fillExpense(form, { amount: '1000' })
      await openSection(form, 'Pay in parts')
      await saveExpense(form)
      await expect(form.getByLabel('Description')).toBeFocused()
      await expectClean(page)
    })

    test('looking for what is refunded', async ({ page, person, server }) => {
      await storeExpense(server.url, person, { description: 'Winter coat' })
      await enter(page, person)
      await expectExpense(page, { description: 'Winter coat', amount: '12.50' })
      const form = await openExpenseForm(page)
      await openSection(form, 'Refund of…')
      await expect(form.getByRole('option', { name: /Winter coat/ })).toBeVisible()
      await expectClean(page)
    })
  })

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('every part fits and can be tapped', async ({ page, person, server }) => {
    await storeExpense(server.url, person, { description: 'Winter coat'.repeat(12) })
    await enter(page, person)
    const form = await openExpenseForm(page)
    await form.getByLabel('In one line').fill(`${'very long words '.repeat(12)} 99999999 #home`)
    for (const part of ['Place, payment, notes', 'Split over categories', 'Expected back']) {
      await openSection(form, part)
    }
    await expectNoSideScroll(page)
    expect(await smallTargets(page)).toEqual([])
  })
})

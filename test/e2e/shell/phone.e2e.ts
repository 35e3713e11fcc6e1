import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { phoneBox } from '../phone.ts'
import { expect, test } from '../story.ts'
import { expectExpense, expectLedger, openExpenseForm } from '../vocabulary.ts'

test.describe('on a phone', { tag: '@phone-only' }, () => {
  for (const path of ['/mcapp/login', '/mcapp/signup'])
    test(`${path} fits and can be tapped`, async ({ page }) => {
      await page.goto(path)
      await expect(phoneBox(page)).toBeVisible()
      await expectNoSideScroll(page)
      expect(await smallTargets(page)).toEqual([])
    })

  test('the ledger fits, with long names and large amounts', async ({ page, person, server }) => {
    const description = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)
    await storeExpense(server.url, person, { description, amount: 9_999_999_999_999 })
    await enter(page, person)
    await expectExpense(page, { description, amount: '99,999,999,999.99' })
    await expectNoSideScroll(page)
    expect(await smallTargets(page)).toEqual([])
  })

  test('the form fits and asks for digits', async ({ page, person }) => {
    await enter(page, person)
    const form = await openExpenseForm(page)
    await expect(form.getByLabel('Amount')).toHaveAttribute('inputmode', 'decimal')
    await expectNoSideScroll(page)
    expect(await smallTargets(page)).toEqual([])
  })

  test('the bottom bar leads on, and the side menu slides out', async ({ page, person }) => {
    await enter(page, person)
    await expectLedger(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link', { name: 'Expenses' })).toBeVisible()
    await bar.getByRole('button', { name: 'More' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Expenses Track spending' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })
})

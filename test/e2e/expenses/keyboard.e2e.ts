import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectExpense, expectLedger, expectNoExpense, expenseForm } from '../vocabulary.ts'

test('the whole ledger works without a mouse', async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  const form = expenseForm(page)
  await page.keyboard.press('n')
  await expect(form.getByLabel('In one line')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Amount')).toBeFocused()
  await page.keyboard.type('14.20')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Description')).toBeFocused()
  await page.keyboard.type('Cinema')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expectExpense(page, { amount: '14.20', description: 'Cinema' })

  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(form.getByLabel('Description')).toHaveValue('Cinema')
  await expect(form.getByLabel('Amount')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await page.keyboard.press('/')
  await page.keyboard.type('opera')
  await expect(page.getByText('No expense fits')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectExpense(page, { amount: '14.20', description: 'Cinema' })

  await page.keyboard.press('j')
  await page.keyboard.press('Delete')
  await expectNoExpense(page, 'Cinema')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectExpense(page, { amount: '14.20', description: 'Cinema' })

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Next')
})

import { storeExpense, storeIncome } from '../ledger-of.ts'
import { expectRows, filterChip, shownTotal } from '../list-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow } from '../vocabulary.ts'

test('money that only came back is no earning', async ({ page, person, server }) => {
  const { url } = server
  const expectedBack = { amount: 6000, from: 'Ben', dueOn: null, settledBy: null }
  const settles = await storeExpense(url, person, { amount: 9000, expectedBack })
  await storeIncome(url, person, { description: 'Salary', amount: 250_000 })
  await storeIncome(url, person, { description: 'Ben paid', amount: 6000, settles })
  await enter(page, person, '/mcapp/income')
  await expectRows(page, ['Ben paid', 'Salary'])
  await expect(shownTotal(page, 'Earned')).toContainText('€2,500.00')
  await expect(entryRow(page, 'Ben paid')).toContainText('Only paid back')

  const figure = page.getByRole('main').getByRole('button')
  await figure.filter({ hasText: /€60\.00.*only paid back$/ }).click()
  await expectRows(page, ['Ben paid'])
  await expect(page).toHaveURL(/show=settling/)
  await filterChip(page, 'Only paid back').click()
  await expectRows(page, ['Ben paid', 'Salary'])
})

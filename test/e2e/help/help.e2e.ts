import { expect, test } from '../story.ts'

test('an answer is found by its words', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/help')
  const box = page.getByRole('searchbox', { name: 'Search the answers' })
  await box.fill('fewest payments twenty')
  await expect(page.getByRole('status')).toHaveText('1 answer')
  await expect(page.getByText('Instead of everybody paying everybody')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Budgets' })).toBeHidden()
  await box.fill('zebra')
  await expect(page.getByRole('status')).toContainText('No answer has all these words.')
  await box.fill('')
  await expect(page.getByRole('heading', { name: 'Budgets' })).toBeVisible()
  const keys = page.locator('#keys')
  await expect(keys.getByText('Delete, with undo')).toBeVisible()
})

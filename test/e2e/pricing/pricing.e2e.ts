import { expect, test } from '../story.ts'

test('the prices lead to signing up, and nothing costs more than it says', async ({ page }) => {
  await page.goto('/pricing')
  const plan = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(plan('Free')).toContainText('€0.00')
  await expect(plan('Free')).toContainText('Unlimited expenses')
  await expect(plan('Plus')).toContainText('€4.99 a month, or €49.00 a year, which saves €10.88')
  // No model is set up here, so none is sold.
  await expect(page.getByText('No model is set up on this server')).toBeVisible()
  await expect(page.getByText('a month by a model')).toHaveCount(0)
  await plan('Free').getByRole('link', { name: 'Sign up for free' }).click()
  await expect(page).toHaveURL(/\/mcapp\/signup$/)
})

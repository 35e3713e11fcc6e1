import { expect, test } from '../story.ts'

test('the footer leads to the terms and to the privacy policy', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect(page).toHaveURL(/\/legal#terms$/)
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy policy', exact: true })).toBeInViewport()
})

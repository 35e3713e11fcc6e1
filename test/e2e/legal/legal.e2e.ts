import { expect, test } from '../story.ts'

test('the footer leads to the terms and to the privacy policy', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect(page).toHaveURL(/\/legal#terms$/)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await expect(heading('Terms of service')).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(heading('Privacy policy')).toBeInViewport()
})

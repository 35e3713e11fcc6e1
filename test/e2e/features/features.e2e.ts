import { routeList } from '#contract/routes.ts'
import { expect, test } from '../story.ts'

test('the features show the app as it is, in the theme of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/features')
  const picture = page.getByRole('img', { name: /A month of expenses/ })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /expenses-light/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(picture).toHaveAttribute('src', /expenses-dark/)
  for (const { id } of routeList.filter(({ id, sidebar }) => sidebar && id !== 'income')) {
    await expect(page.locator(`#${id}`), id).toBeVisible()
  }
  await page.getByRole('link', { name: /Try it without an account: what a loan costs/ }).click()
  await expect(page.getByRole('heading', { name: 'What would a loan cost you?' })).toBeInViewport()
  await page.goto('/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who owes whom' }).click()
  await expect(
    page.getByRole('heading', { name: 'Who owes whom after the weekend?' }),
  ).toBeInViewport()
})

import { expect, test } from '../story.ts'

test('a company is led to the form that says what it is about', async ({ page }) => {
  await page.goto('/corporate')
  await page.getByRole('link', { name: 'Ask for an offer' }).click()
  await expect(page).toHaveURL(/\/contact\?topic=corporate$/)
  await expect(page.getByLabel('What it is about')).toHaveValue('corporate')
})

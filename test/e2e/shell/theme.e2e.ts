import { expect, test } from '../story.ts'

test.describe('the theme', () => {
  test('follows the system until somebody chooses', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/mcapp/login')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  })

  test('stays as chosen, and no reload shows the other one first', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/mcapp/login')
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark')
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seenThemes: seen })
      const look = () => {
        if (document.body) seen.push(document.documentElement.className)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    const seen = await page.evaluate(() => Reflect.get(window, 'seenThemes') as string[])
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((name) => !/\bdark\b/.test(name))).toEqual([])
  })
})

import { expect, test } from '../story.ts'

test.describe('a story fails by itself', () => {
  test.fail('when the console complains', async ({ page }) => {
    await page.goto('/mcapp/login')
    const said = page.waitForEvent('console')
    await page.evaluate('setTimeout(() => console.error("broken"))')
    await said
  })

  test.fail('when something is thrown', async ({ page }) => {
    await page.goto('/mcapp/login')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken'))))
    await thrown
  })

  test.fail('when the content security policy is broken', async ({ page }) => {
    await page.goto('/mcapp/login')
    const said = page.waitForEvent('console')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "injected"'
      document.body.append(script)
    })
    await said
    await expect(page).not.toHaveTitle('injected')
  })
})

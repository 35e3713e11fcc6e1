import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' })

test.beforeEach(async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
})

test('a tooltip waits 700 ms, and not at all for the next one', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.getByRole('tooltip')
  await logout(page).hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Logout')
  await expect(logout(page)).toHaveAccessibleDescription('Logout')
  await page.mouse.move(600, 500)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveCount(0)
  await logout(page).hover()
  await expect(tooltip).toHaveCount(1)
  await page.mouse.move(600, 500)
  await page.clock.runFor(1000)
  await logout(page).hover()
  await expect(tooltip).toHaveCount(0)
})

test('a tooltip is there at once by keyboard, and Escape takes it away', async ({ page }) => {
  const tooltip = page.getByRole('tooltip')
  await page
    .getByRole('button', { name: /^Switch to the/ })
    .first()
    .focus()
  await page.keyboard.press('Tab')
  await expect(logout(page)).toBeFocused()
  await expect(tooltip).toHaveText('Logout')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await expect(logout(page)).toBeFocused()
})

test('the pointer may move onto the words', async ({ page }) => {
  const tooltip = page.getByRole('tooltip')
  await logout(page).hover()
  await expect(tooltip).toBeVisible()
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  const box = await tooltip.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
})

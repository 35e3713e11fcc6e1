import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

test('a tooltip waits 700 ms, and not at all for the next one', async ({ page, person }) => {
  await page.clock.install()
  await enter(page, person)
  await expectLedger(page)
  const banner = page.getByRole('banner')
  const bell = banner.getByRole('link', { name: 'Notifications' })
  const tooltip = page.getByRole('tooltip')
  // From here on time passes only when it is told to, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await banner.getByRole('button', { name: 'Logout' }).hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Logout')
  // A mouse moves many times: the first ones only leave the other button for good.
  await expect(async () => {
    for (const x of [8, 12, 16]) await bell.hover({ position: { x, y: 12 } })
    await expect(tooltip).toHaveText('Notifications', { timeout: 1000 })
  }).toPass()
})

test('a tooltip comes by key, is told, and goes by Escape', async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
  const tooltip = page.getByRole('tooltip')
  await bell.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(bell).toBeFocused({ timeout: 100 })
  }).toPass()
  await expect(tooltip).toHaveText('Notifications')
  await expect(bell).toHaveAccessibleDescription('Notifications')
  const [words, control] = [await tooltip.boundingBox(), await bell.boundingBox()]
  expect(words?.y).toBeGreaterThan((control?.y ?? 0) + (control?.height ?? 0))
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

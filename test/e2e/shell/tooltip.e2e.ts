import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

test('a tooltip waits 700 ms, and not at all for the next one', async ({ page, person }) => {
  await page.clock.install()
  await enter(page, person)
  await expectLedger(page)
  const banner = page.getByRole('banner')
  const theme = banner.getByRole('button', { name: /theme$/ })
  const tooltip = page.getByRole('tooltip')
  // From here on time passes only when it is told to, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await banner.getByRole('button', { name: 'Logout' }).hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Logout')
  await theme.hover()
  // A mouse moves more than once: the first move only leaves the other button for good.
  await theme.hover({ position: { x: 8, y: 8 } })
  await expect(tooltip).toHaveText(/theme$/)
})

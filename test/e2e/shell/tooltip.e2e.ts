import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

test('a tooltip waits 700 ms, and not at all for the next one', async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  await page.clock.install()
  const buttons = page.getByRole('banner').getByRole('button')
  const tooltip = page.getByRole('tooltip')
  await page.getByRole('button', { name: 'Logout' }).first().hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveCount(1)
  await buttons.first().hover()
  await expect(tooltip).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  addExpense,
  deleteExpense,
  expectExpense,
  expectLedger,
  openExpense,
} from '../vocabulary.ts'

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')

test.beforeEach(async ({ page, person }) => {
  await page.clock.install()
  await enter(page, person)
  await expectLedger(page)
  await addExpense(page, { amount: '1', description: 'First thing' })
  await addExpense(page, { amount: '2', description: 'Second thing' })
})

test('one toast at a time, gone after five seconds', async ({ page }) => {
  await deleteExpense(page, 'First thing')
  const form = await openExpense(page, 'Second thing')
  // From here on time passes only when it is told to, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(4500)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1000)
  await expect(toasts(page)).toHaveCount(0)
})

test('F8 leads to the toast and its button', async ({ page }) => {
  await deleteExpense(page, 'First thing')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectExpense(page, { amount: '1.00', description: 'First thing' })
})

test('a swipe of 50 pixels dismisses it, a shorter one does not', async ({ page }) => {
  await deleteExpense(page, 'First thing')
  await swipe(page, 40)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(page, 60)
  await expect(toasts(page)).toHaveCount(0)
})

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('there is no toast to swipe')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y, { steps: 3 })
  await page.mouse.move(x + pixels, y, { steps: 3 })
  await page.mouse.up()
}

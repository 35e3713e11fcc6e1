import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

test('the bottom bar leads on, and the side menu slides out', { tag: '@phone-only' }, async ({
  page,
  person,
}) => {
  await enter(page, person)
  await expectLedger(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Expenses' })).toBeVisible()
  await bar.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Expenses Track spending' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Your menu' })
const profile = (page: Page) => page.getByRole('menuitem', { name: 'Profile' })

/** Its code does not come before it is let. */
async function holdMenu(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/around/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('by keyboard the first entry is at hand, and Escape leads back', async ({ page, person }) => {
  await enter(page, person)
  await expectLedger(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(profile(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(profile(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(profile(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
})

for (const [how, press] of [
  ['by key', (page: Page) => button(page).press('Enter')],
  ['by pointer', (page: Page) => button(page).click()],
] as const)
  test(`pressed ${how} before its menu is here, the button opens it then`, async ({
    page,
    person,
  }) => {
    const letCome = await holdMenu(page)
    await enter(page, person)
    await expectLedger(page)
    await press(page)
    await expect(page.getByRole('menu')).toHaveCount(0)
    letCome()
    await expect(how === 'by key' ? profile(page) : page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused()
  })

test('whoever stands on the button when its menu comes stays there', async ({ page, person }) => {
  const letCome = await holdMenu(page)
  await enter(page, person)
  await expectLedger(page)
  await button(page).focus()
  letCome()
  await expect(button(page)).toHaveAttribute('data-state', 'closed')
  await expect(button(page)).toBeFocused()
})

test('a press belongs to the menu that comes of it, and to nothing else', async ({
  page,
  person,
}) => {
  const letCome = await holdMenu(page)
  await enter(page, person)
  await expectLedger(page)
  // A menu that opens within the press would close again when the browser moves the focus after it.
  const isLeftToBrowser = await button(page).evaluate((one) =>
    ['pointerdown', 'keydown'].map((type) => {
      const init = { bubbles: true, cancelable: true, key: 'Enter' }
      const isKey = type === 'keydown'
      return one.dispatchEvent(isKey ? new KeyboardEvent(type, init) : new PointerEvent(type, init))
    }),
  )
  expect(isLeftToBrowser).toEqual([false, false])
  letCome()
  await expect(profile(page)).toBeFocused()
})

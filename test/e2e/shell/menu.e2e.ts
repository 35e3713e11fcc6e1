import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Your menu' })
const profile = (page: Page) => page.getByRole('menuitem', { name: 'Profile' })

/** The parts of menus come after the first rows; here not before they are let through. */
async function holdParts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/menu-parts-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a press that comes before the parts opens the menu', async ({ page, person }) => {
  const letThrough = await holdParts(page)
  await enter(page, person)
  await expectLedger(page)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await button(page).click()
  await expect(profile(page)).toHaveCount(0)
  letThrough()
  await profile(page).click()
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
})

test('by keyboard the first entry is at hand, and Escape leads back', async ({ page, person }) => {
  const letThrough = await holdParts(page)
  await enter(page, person)
  await expectLedger(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  letThrough()
  await expect(profile(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(profile(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(profile(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
})

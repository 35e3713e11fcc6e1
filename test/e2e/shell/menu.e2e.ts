import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Your menu' })
const profile = (page: Page) => page.getByRole('menuitem', { name: 'Profile' })

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

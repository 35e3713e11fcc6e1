import type { Page } from '@playwright/test'
import { expectClean } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

/** Everything has arrived, down to the sessions. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme} is clean by axe`, { tag: '@phone' }, () => {
    test.use({ colorScheme })

    test('the profile', async ({ page, person }) => {
      await enter(page, person, '/mcapp/profile')
      await expectWhole(page)
      await expectClean(page)
    })

    test('its dialogs', async ({ page, person }) => {
      await enter(page, person, '/mcapp/profile')
      await expectWhole(page)
      for (const name of ['Add a phone', 'Verify or change', 'Set a new password']) {
        await page.getByRole('button', { name }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectClean(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByLabel('Type')).toHaveAttribute('aria-invalid', 'true')
      await expectClean(page)
    })
  })

test('the profile fits a phone and can be tapped', { tag: '@phone-only' }, async ({
  page,
  person,
}) => {
  await enter(page, person, '/mcapp/profile')
  await expectWhole(page)
  await expectNoSideScroll(page)
  expect(await smallTargets(page)).toEqual([])
})

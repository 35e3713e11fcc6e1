import { newPhone } from '../../support/way-in.ts'
import { expectClean } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { codeBox, phoneBox } from '../phone.ts'
import { expect, test } from '../story.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme} is clean by axe`, { tag: '@phone' }, () => {
    test.use({ colorScheme })

    for (const path of [
      '/mcapp/login?way=email',
      '/mcapp/signup?way=email',
      '/mcapp/login?forgot=1',
    ])
      test(path, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByLabel('Email')).toBeVisible()
        await expectClean(page)
      })

    test('the code, refused', async ({ page }) => {
      await page.goto('/mcapp/login')
      await phoneBox(page).fill(newPhone())
      await page.getByRole('button', { name: 'I already have a code' }).click()
      await expect(codeBox(page)).toBeFocused()
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(codeBox(page)).toHaveAccessibleDescription('The code has 6 digits.')
      await expectClean(page)
    })
  })

test('the code fits a phone and can be tapped', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/mcapp/login')
  await phoneBox(page).fill(newPhone())
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await expect(codeBox(page)).toBeVisible()
  await expectNoSideScroll(page)
  expect(await smallTargets(page)).toEqual([])
})

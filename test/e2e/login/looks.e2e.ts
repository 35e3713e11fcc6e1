import { newPhone } from '../../support/way-in.ts'
import { expectCleanInBothThemes } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { codeBox, phoneBox } from '../phone.ts'
import { expect, test } from '../story.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

test('the other ways in and the code are clean by axe and fit', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  for (const path of ['/mcapp/login?way=email', '/mcapp/signup?way=email', '/mcapp/login?forgot=1'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByLabel('Email')).toBeVisible()
      await expectCleanInBothThemes(page)
    })

  await test.step('the code, refused', async () => {
    await page.goto('/mcapp/login')
    await phoneBox(page).fill(newPhone())
    await page.getByRole('button', { name: 'I already have a code' }).click()
    await expect(codeBox(page)).toBeFocused()
    if (isMobile) await expectFits(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(codeBox(page)).toHaveAccessibleDescription('The code has 6 digits.')
    await expectCleanInBothThemes(page)
  })
})

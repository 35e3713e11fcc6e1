import { expectCleanInBothThemes } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

test('the profile and its dialogs are clean by axe and fit', { tag: '@phone' }, async ({
  page,
  person,
  isMobile,
}) => {
  await enter(page, person, '/mcapp/profile')
  // Everything has arrived, down to the sessions.
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  if (isMobile) await expectFits(page)
  await expectCleanInBothThemes(page)

  for (const name of ['Add a phone', 'Verify or change', 'Change password'])
    await test.step(name, async () => {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectCleanInBothThemes(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  await test.step('leaving, with something to fix', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Type')).toHaveAttribute('aria-invalid', 'true')
    await expectCleanInBothThemes(page)
  })
})

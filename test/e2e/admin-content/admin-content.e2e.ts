import { expectClean } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { expectGoodScreen } from '../good-screen.ts'
import { logIn, newStaff } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test.use({ bypassCSP: true })

test('a category for everybody is added, and something is announced', {
  tag: '@phone',
}, async ({ page, isMobile, server, forgive }) => {
  forgive(/status of 422/)
  const name = `Bees ${Date.now()}`
  await page.goto('/admin/content')
  await logIn(page, await newStaff(server.url, 'super_admin', 'Anna Berg'))

  await test.step('a category', async () => {
    await page.getByRole('tab', { name: 'Categories' }).click()
    await expect(page.getByRole('button', { name: 'Archive Groceries' })).toBeVisible()
    // The longest of our lists: looked at once, in the light theme.
    await expectClean(page)
    await page.getByRole('button', { name: 'Add a category' }).click()
    const form = page.getByRole('dialog', { name: 'Add a category' })
    await form.getByRole('button', { name: 'Save for everybody' }).click()
    await expect(form.getByText('Give it a name.')).toBeVisible()
    await expectNoSideScroll(page)
    if (isMobile) expect(await smallTargets(page)).toEqual([])
    await form.getByLabel('Name').fill(name)
    await form.getByRole('button', { name: 'Save for everybody' }).click()
    await expectToast(page, `Everybody has ${name} now.`)
    await page.getByRole('button', { name: `Archive ${name}` }).click()
    await expectToast(page, `${name} is no longer offered.`)
    await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeVisible()
  })

  await test.step('an announcement', async () => {
    await page.getByRole('tab', { name: 'Announcements' }).click()
    await page.getByRole('button', { name: 'Announce something' }).click()
    const form = page.getByRole('dialog', { name: 'Announce something' })
    await form.getByLabel('To').selectOption('Everybody with Plus')
    await form.getByLabel('Title').fill(name)
    await form.getByLabel('What is new').fill('We keep bees now.')
    await form.getByRole('button', { name: 'Send' }).click()
    await expectToast(page, 'It goes out within a minute.')
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('We keep bees now.')
    await page.reload()
    await expect(row).toBeVisible()
    await expectGoodScreen(page, isMobile)
  })
})

import { expectCleanInBothThemes } from '../axe.ts'
import { logIn, newStaff } from '../staff-of.ts'
import { expect, test } from '../story.ts'

test('a viewer sees who they are, what they may do and what they did', {
  tag: '@phone',
}, async ({ page, server }) => {
  const ben = await newStaff(server.url, 'viewer')
  await page.goto('/admin')
  await logIn(page, ben)
  const main = page.getByRole('main')
  await expect(main.getByText(ben.email)).toBeVisible()
  await expect(main.getByText('Viewer')).toBeVisible()
  await expect(main.getByRole('row', { name: 'Users yes no no no' })).toBeVisible()
  await expect(main.getByRole('row', { name: 'System no no no no' })).toBeVisible()
  await expect(main.getByRole('list', { name: 'Your recent actions' })).toContainText('Logged in')
  await expect(main.getByText('Signups by week').first()).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link')).toHaveText(['Admin dashboard', 'Users', 'Groups'])
  await page.goto('/admin/system')
  await expect(page.getByText('This page is not for your role')).toBeVisible()
})

test('the password is changed', async ({ page, server, forgive }) => {
  forgive(/status of 422/)
  const ben = await newStaff(server.url, 'viewer')
  await page.goto('/admin')
  await logIn(page, ben)
  await page.getByRole('button', { name: 'Change password' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Current password').fill('not this one')
  await form.getByLabel('New password').fill('seven other plain words')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('That is not your password.')).toBeVisible()
  await form.getByLabel('Current password').fill(ben.password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn(page, { ...ben, password: 'seven other plain words' })
  await expect(page.getByText(ben.email)).toBeVisible()
})

test.describe('clean by axe', { tag: '@phone' }, () => {
  // axe is put into the page as a script, which our content security policy rightly refuses.
  test.use({ bypassCSP: true })
  test('the login and the dashboard', async ({ page, server }) => {
    const boss = await newStaff(server.url, 'super_admin', 'Anna Berg')
    await page.goto('/admin/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    await expectCleanInBothThemes(page)
    await logIn(page, boss)
    await expect(page.getByRole('list', { name: 'Your recent actions' })).toBeVisible()
    await expect(page.getByText('Signups in 30 days')).toBeVisible()
    await expectCleanInBothThemes(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})

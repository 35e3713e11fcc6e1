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
  await expect(main.getByText('Audit log')).toHaveCount(0)
  await expect(main.getByRole('list', { name: 'Staff' })).toHaveCount(0)
})

test('a super admin adds somebody, who then logs in', async ({ page, server, openDevice }) => {
  const boss = await newStaff(server.url, 'super_admin', 'Anna Berg')
  await page.goto('/admin')
  await logIn(page, boss)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('dialog')
  const email = `carla-${Date.now()}@example.org`
  await form.getByLabel('Name').fill('Carla')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption('Moderator')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('A password for Carla')).toBeVisible()
  const password = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText(
    'Anna Berg: Added Carla as Moderator',
  )
  const phone = await openDevice()
  await phone.goto(`${server.url}/admin`)
  await logIn(phone, { email, password })
  await expect(phone.getByRole('main').getByText('Moderator')).toBeVisible()
})

test('a role is changed, and changed back', async ({ page, server }) => {
  const ben = await newStaff(server.url, 'viewer', `Ben ${Date.now()}`)
  await page.goto('/admin')
  await logIn(page, await newStaff(server.url, 'super_admin', 'Anna Berg'))
  const role = page.getByLabel(`Role of ${ben.name}`)
  await role.selectOption('Support')
  await expect(page.getByText(`${ben.name} is Support now.`).first()).toBeVisible()
  await expect(role).toHaveValue('support')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(role).toHaveValue('viewer')
})

test('somebody is shut out', async ({ page, server, openDevice, forgive }) => {
  forgive(/status of 40[13]/)
  const ben = await newStaff(server.url, 'viewer', `Ben ${Date.now()}`)
  const phone = await openDevice()
  await phone.goto(`${server.url}/admin`)
  await logIn(phone, ben)
  await expect(phone.getByText(ben.email)).toBeVisible()
  await page.goto('/admin')
  await logIn(page, await newStaff(server.url, 'super_admin', 'Anna Berg'))
  await page.getByRole('button', { name: `More for ${ben.name}` }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: ben.email })).toContainText('Inactive')
  await phone.reload()
  await expect(phone).toHaveURL(/\/admin\/login/)
  await logIn(phone, ben)
  await expect(phone.getByText('This account is not active.')).toBeVisible()
})

test('the password is changed', async ({ page, server, forgive }) => {
  forgive(/status of 422/)
  const ben = await newStaff(server.url, 'viewer')
  await page.goto('/admin')
  await logIn(page, ben)
  await page.getByRole('button', { name: 'Change password' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Current password').fill('not this one')
  await form.getByLabel('New password').fill('five quite plain words')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('That is not your password.')).toBeVisible()
  await form.getByLabel('Current password').fill(ben.password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn(page, { ...ben, password: 'five quite plain words' })
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
    await expect(page.getByRole('list', { name: 'Audit log' })).toBeVisible()
    await expectCleanInBothThemes(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})

import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../good-screen.ts'
import { letTimePass, logIn, newStaff, proveAgain } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

/** What stays in the page after it was left guards the second text as the first. */
async function leaveTwice(page: Page) {
  const form = page.getByRole('dialog', { name: 'Add to the staff' })
  for (const half of ['Half', 'Half again']) {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByLabel('Name').fill(half)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

test('somebody is added, gets another role, and is shut out', {
  tag: '@phone',
}, async ({ page, isMobile, server, openDevice, forgive }) => {
  forgive(/status of (40[13]|422)/)
  const name = `Carla ${Date.now()}`
  const email = `carla-${Date.now()}@example.org`
  const device = await openDevice()
  const anna = await newStaff(server.url, 'super_admin', 'Anna Berg')
  let password = ''

  await test.step('added, with a password to hand over', async () => {
    await page.goto('/admin/staff')
    await logIn(page, anna)
    const form = page.getByRole('dialog', { name: 'Add to the staff' })
    await leaveTwice(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Role').selectOption('Moderator')
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText(`A password for ${name}`)).toBeVisible()
    password = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    await page.getByRole('button', { name: 'Done' }).click()
    await device.goto(`${server.url}/admin`)
    await logIn(device, { email, password })
    await expect(device.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await expectGoodScreen(device, isMobile)
    await device.getByLabel('New password').fill(password)
    await device.getByRole('button', { name: 'Save and log in' }).click()
    await expect(device.getByText('Choose another one than the one you were given.')).toBeVisible()
    password = 'five quite plain words'
    await device.getByLabel('New password').fill(password)
    await device.getByRole('button', { name: 'Save and log in' }).click()
    await expect(device.getByRole('main').getByText('Moderator')).toBeVisible()
    await expectGoodScreen(page, isMobile)
  })

  await test.step('another role, and back', async () => {
    const role = page.getByLabel(`Role of ${name}`)
    await letTimePass(server, anna.email)
    await role.selectOption('Support')
    await proveAgain(page, anna)
    await expectToast(page, `${name} is Support now.`)
    await expect(role).toHaveValue('support')
    // By the token that the proof brought, though the way back was made before it.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(role).toHaveValue('moderator')
  })

  await test.step('shut out', async () => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    const row = page.getByRole('listitem').filter({ hasText: email })
    await expect(row).toContainText('Inactive')
    await device.goto(`${server.url}/admin`)
    await expect(device).toHaveURL(/\/admin\/login/)
    await logIn(device, { email, password })
    await expect(device.getByText('This account is not active.')).toBeVisible()
  })
})

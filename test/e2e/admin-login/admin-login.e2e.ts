import { enter } from '../person.ts'
import { logIn, newStaff } from '../staff-of.ts'
import { expect, test } from '../story.ts'

const dashboard = /\/admin\/dashboard$/

test('staff log in, stay in, and log out', { tag: '@phone' }, async ({ page, server }) => {
  const ben = await newStaff(server.url, 'support')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login$/)
  await logIn(page, ben)
  await expect(page).toHaveURL(dashboard)
  await expect(page.getByText(ben.email)).toBeVisible()
  await page.reload()
  await expect(page.getByText(ben.email)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await page.evaluate(() => localStorage.getItem('mc-admin-token'))).toBeNull()
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('an address asked for before is opened after logging in, one elsewhere is not', async ({
  page,
  server,
  forgive,
}) => {
  forgive(/status of 401/)
  const ben = await newStaff(server.url, 'viewer')

  await test.step('a wrong password is refused and the form stays', async () => {
    await page.goto('/admin/dashboard?x=1')
    await expect(page).toHaveURL(/\/admin\/login\?from=/)
    await logIn(page, { ...ben, password: 'not the password' })
    await expect(page.getByText('That email and password do not match.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(ben.email)
  })

  await test.step('the right one leads to what was asked for', async () => {
    await logIn(page, ben)
    await expect(page).toHaveURL(/\/admin\/dashboard\?x=1$/)
  })

  await test.step('a session that ended elsewhere leads back to the entrance', async () => {
    const token = await page.evaluate(() => localStorage.getItem('mc-admin-token'))
    await fetch(`${server.url}/api/admin/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    await page.reload()
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  await test.step('an address of another site is not opened', async () => {
    await page.goto(`/admin/login?from=${encodeURIComponent('//evil.example/admin/x')}`)
    await logIn(page, ben)
    await expect(page).toHaveURL(dashboard)
  })
})

test('a user of the app is nobody here, and the other way round', async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(/status of 401/)
  await enter(page, person, '/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
  await logIn(page, person)
  await expect(page.getByText('That email and password do not match.')).toBeVisible()
  const ben = await newStaff(server.url, 'super_admin')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await logIn(page, ben)
  await expect(page).toHaveURL(dashboard)
  await page.goto('/mcapp/expenses')
  await expect(page).toHaveURL(/\/mcapp\/login/)
})

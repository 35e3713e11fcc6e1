import { expectGoodScreen } from '../good-screen.ts'
import { logIn, newStaff } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test.use({ bypassCSP: true })

test('a super admin sees health, jobs, settings and what staff did', {
  tag: '@phone',
}, async ({ page, isMobile, server }) => {
  await page.goto('/admin/system')
  await logIn(page, await newStaff(server.url, 'super_admin', 'Anna Berg'))
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(page.getByText(/entries, unbroken/)).toBeVisible()
  const log = page.getByRole('list', { name: 'Audit log' })
  await expect(log).toContainText('Anna Berg: Logged in')
  await page.getByRole('button', { name: 'Run compact-scopes' }).click()
  await expectToast(page, 'compact-scopes runs within a minute.')
  await expect(page.getByText('Auth secret')).toBeVisible()
  await expectGoodScreen(page, isMobile)
  await page.reload()
  await expect(log).toContainText('Anna Berg: Asked for the job compact-scopes to run')
})

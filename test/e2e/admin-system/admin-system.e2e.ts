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
  await page.getByRole('button', { name: 'Run: Shorten the history devices catch up from' }).click()
  await expectToast(page, 'Shorten the history devices catch up from: runs within a minute.')
  await expect(page.getByText('Secret that signs sessions')).toBeVisible()
  await expectGoodScreen(page, isMobile)
  await page.reload()
  await expect(log).toContainText(
    'Anna Berg: Asked for the job “Shorten the history devices catch up from”',
  )

  await test.step('narrowed to one kind of action and today, and exported', async () => {
    await page.getByLabel('Action', { exact: true }).selectOption('Asked for a job')
    await expect(log).not.toContainText('Logged in')
    const today = new Date()
    const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    const text = day.map((part) => String(part).padStart(2, '0')).join('-')
    await page.getByLabel('Day', { exact: true }).fill(text)
    await expect(log).toContainText('Asked for the job “Shorten the history devices catch up from”')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('moneycomb-audit-log.csv')
    await page.getByLabel('Day', { exact: true }).fill('2001-01-01')
    await expect(page.getByText('Nothing was done like that')).toBeVisible()
  })
})

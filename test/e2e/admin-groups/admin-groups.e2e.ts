import { randomUUID } from 'node:crypto'
import { expectGoodScreen } from '../good-screen.ts'
import { enter } from '../person.ts'
import { logIn, newStaff } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test.use({ bypassCSP: true })

test('a group is closed by a moderator, and its members read it', {
  tag: '@phone',
}, async ({ page, isMobile, person, server, openDevice }) => {
  const [id, name] = [randomUUID(), `Flat ${Date.now()}`]
  const made = await fetch(`${server.url}/api/groups/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.token}`,
    },
    body: JSON.stringify({ id, name, currency: 'EUR' }),
  })
  expect(made.status).toBe(200)
  await page.goto('/admin/groups')
  await logIn(page, await newStaff(server.url, 'moderator'))
  await page.getByLabel('Search by name or id').fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Open')
  await expectGoodScreen(page, isMobile)
  await row.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expectToast(page, `${name} is closed now.`)
  await expect(row).toContainText('Closed')

  const device = await openDevice()
  await enter(device, person, `${server.url}/mcapp/groups/${id}`)
  await expect(device.getByText('Closed').first()).toBeVisible()
  // It might ask for what is gone by then.
  await device.close()

  await row.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('No group is like that')).toBeVisible()
})

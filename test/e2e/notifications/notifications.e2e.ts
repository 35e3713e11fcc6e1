import type { Page } from '@playwright/test'
import { expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { logInElsewhere, storeNotice } from '../notice-of.ts'
import { enter } from '../person.ts'
import { dayIn, letWait, storeTemplate } from '../recurring/recurring-of.ts'
import { expect, test } from '../story.ts'
import { expectLedger, expectToast, goOffline, goOnline } from '../vocabulary.ts'

const path = '/mcapp/notifications'
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const notice = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('the bell shows what is new at once, and leads to it', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await enter(page, person)
  await expectLedger(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await logInElsewhere(server.url, person)
  await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)')
  await bell(page).click()
  await expect(page).toHaveURL(/\/mcapp\/notifications$/)
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
  const told = notice(page, 'New sign-in: Safari on iPhone')
  await told.getByRole('link').click()
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('a device that is not mine is signed out right there', async ({ page, person, server }) => {
  await logInElsewhere(server.url, person)
  await enter(page, person, path)
  const told = notice(page, 'New sign-in: Safari on iPhone')
  await told.getByRole('button', { name: 'Sign it out' }).click()
  await expectToast(page, 'That device is signed out')
  await expect(told.getByRole('button', { name: 'Sign it out' })).toBeDisabled()
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await expect(page.getByRole('dialog', { name: 'Change your password' })).toBeVisible()
  await page.goto('/mcapp/profile')
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByText('This device')).toBeVisible()
  await expect(devices.getByText('Safari on iPhone')).toHaveCount(0)
})

test('one is marked, all are marked, and Undo brings them back', async ({
  page,
  person,
  server,
  openDevice,
}) => {
  for (const [daysAgo, title] of ['Newest', 'Older', 'Oldest'].entries()) {
    await storeNotice(server, person, { title, daysAgo })
  }
  await enter(page, person, path)
  await expect(page.getByRole('tab', { name: 'Unread (3)' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark Older as read' }).click()
  await page.getByRole('tab', { name: 'Unread (2)' }).click()
  await expect(notice(page, 'Older')).toHaveCount(0)
  await expect(notice(page, 'Oldest')).toBeVisible()

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('heading', { name: 'You are up to date' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Unread (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('tab', { name: 'Unread', exact: true })).toBeVisible()

  const other = await openDevice()
  await enter(other, person, new URL(path, server.url).href)
  await expect(notice(other, 'Newest')).toBeVisible()
  await expect(bell(other)).toHaveAccessibleName('Notifications')
})

test('what is marked without a connection is kept and sent later', async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  await storeNotice(server, person, { title: 'Heard of underground' })
  await enter(page, person, path)
  await expect(notice(page, 'Heard of underground')).toBeVisible()
  await goOffline(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await goOnline(page)
  const unread = async () => {
    const address = `/api/data/users/${person.session.user.id}/notifications?read=false`
    const headers = { authorization: `Bearer ${person.session.token}` }
    const answer = await fetch(new URL(address, server.url), { headers })
    return ((await answer.json()) as { documents: unknown[] }).documents.length
  }
  await expect.poll(unread).toBe(0)
})

test('one is put off until tomorrow, and called back', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeNotice(server, person, { title: 'Not now' })
  await enter(page, person, path)
  await page.getByRole('button', { name: 'Snooze Not now' }).click()
  await page.getByRole('menuitem', { name: 'Tomorrow morning' }).click()
  await expectToast(page, 'Snoozed: tomorrow morning')
  await expect(notice(page, 'Not now')).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.getByRole('tab', { name: 'Snoozed' }).click()
  await expect(notice(page, 'Not now')).toContainText(/back .*08:00/)
  await page.getByRole('button', { name: 'Stop snoozing Not now' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is snoozed' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(notice(page, 'Not now')).toBeVisible()
})

test('what waits is confirmed right there', { tag: '@phone' }, async ({ page, person, server }) => {
  const fields = { description: 'Electricity', startOn: dayIn(0), autoPost: false }
  const id = await storeTemplate(server.url, person, fields)
  await letWait(server.url, person, id, dayIn(0))
  const items = [{ kind: 'expense', templateId: id, dueOn: dayIn(0) }]
  const title = 'Electricity waits for you'
  await storeNotice(server, person, { title, kind: 'recurring-waiting', data: { items } })
  await enter(page, person, path)
  const told = notice(page, title).first()
  await told.getByLabel('Amount in EUR').fill('abc')
  await told.getByRole('button', { name: 'Confirm Electricity' }).click()
  await expect(told.getByLabel('Amount in EUR')).toHaveAttribute('aria-invalid', 'true')
  await told.getByLabel('Amount in EUR').fill('61,37')
  await told.getByRole('button', { name: 'Confirm Electricity' }).click()
  await expectToast(page, 'Confirmed Electricity')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(told.getByRole('button', { name: 'Confirm Electricity' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(told.getByRole('button', { name: 'Confirm Electricity' })).toBeVisible()
})

test.describe('as people see it', () => {
  test.use({ bypassCSP: true })

  test('nothing is in the way', { tag: '@phone' }, async ({ page, person, server }) => {
    await enter(page, person, path)
    await expect(page.getByRole('heading', { name: 'Nothing to tell you yet' })).toBeVisible()
    await expectCleanInBothThemes(page)
    await logInElsewhere(server.url, person)
    await storeNotice(server, person, { title: 'A very long name '.repeat(10), daysAgo: 400 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign it out' })).toBeVisible()
    await expectCleanInBothThemes(page)
    await expectNoSideScroll(page)
    if (test.info().project.name === 'phone') expect(await smallTargets(page)).toEqual([])
  })
})

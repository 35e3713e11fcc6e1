import type { UserRow } from '#contract/identity/session.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test('how and when people are told is chosen, kept and taken back', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  const stored = async () => {
    const headers = { authorization: `Bearer ${person.session.token}` }
    const answer = await fetch(new URL('/api/auth/session', server.url), { headers })
    return ((await answer.json()) as { user: UserRow }).user
  }
  await enter(page, person, '/mcapp/profile')
  await expect(page.getByLabel('Emails come')).toHaveCount(0)
  await page.getByRole('switch', { name: 'By email' }).click()
  await page.getByLabel('Emails come').selectOption({ label: 'Once a day, at 8 in the morning' })
  await page.getByRole('checkbox', { name: 'Security by email' }).click()
  await expectToast(page, 'Security no longer comes by email')
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  await page.getByLabel('From', { exact: true }).fill('23:15')
  await page.getByLabel('Until', { exact: true }).fill('06:30')
  await page.getByLabel('Until', { exact: true }).blur()
  await expect.poll(stored).toMatchObject({
    emailNotifications: true,
    emailRhythm: 'daily',
    mutedEmail: ['security'],
    quietFrom: '23:15',
    quietTo: '06:30',
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored()).quietTo).toBe('07:00')
  await page.reload()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:15')
  await page.getByLabel('Until', { exact: true }).fill('23:15')
  await page.getByLabel('Until', { exact: true }).blur()
  await expect(page.getByText('Choose two different times.')).toBeVisible()
  expect(await stored()).toMatchObject({ quietTo: '07:00' })
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  await expect.poll(stored).toMatchObject({ quietFrom: null, quietTo: null })
})

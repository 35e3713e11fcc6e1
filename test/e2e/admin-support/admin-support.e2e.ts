import { randomUUID } from 'node:crypto'
import { expectGoodScreen } from '../good-screen.ts'
import { lastMessage } from '../outbox.ts'
import { logIn, newStaff } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test.use({ bypassCSP: true })

test('a message from the contact page is answered, and the answer waits for mail', {
  tag: '@phone',
}, async ({ page, isMobile, server, openDevice, forgive }) => {
  forgive(/status of 422/)
  const email = `${randomUUID()}@example.org`
  const site = await openDevice()

  await test.step('it is written', async () => {
    await site.goto(`${server.url}/contact`)
    await site.getByLabel('Your name').fill('Carla Ferrari')
    await site.getByLabel('Your email address').fill(email)
    await site.getByLabel('Your message').fill('How do I import a statement?')
    await site.getByRole('button', { name: 'Send' }).click()
    await expect(site.getByText('Your message is with us')).toBeVisible()
  })

  await test.step('it is found', async () => {
    await page.goto('/admin/support')
    await logIn(page, await newStaff(server.url, 'support', 'Ben Ode'))
    await page.getByLabel('Search in messages').fill(email)
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await expectGoodScreen(page, isMobile)
    await page.getByRole('link', { name: /Carla Ferrari/ }).click()
  })

  const sheet = page.getByRole('dialog', { name: /from Carla Ferrari/ })
  await test.step('it is answered', async () => {
    await sheet.getByRole('button', { name: 'Keep the answer' }).click()
    await expect(sheet.getByText('Write an answer.')).toBeVisible()
    await expectGoodScreen(page, isMobile)
    await sheet.getByLabel('Your answer').fill('Under Expenses, choose Import.')
    await sheet.getByRole('button', { name: 'Keep the answer' }).click()
    await expectToast(page, 'Your answer is kept, and not sent.')
    await expect(sheet.getByText('Kept, not sent', { exact: true })).toBeVisible()
    await expect(sheet.getByText('Open', { exact: true })).toBeVisible()
    expect(await lastMessage(server, email)).toContain('Under Expenses, choose Import.')
  })

  await test.step('it is closed, and opened again', async () => {
    await expect(sheet.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Close the message' }).click()
    await expect(sheet.getByText('Closed')).toBeVisible()
    await sheet.getByRole('button', { name: 'Open again' }).click()
    await expect(sheet.getByText('Open', { exact: true })).toBeVisible()
  })
})

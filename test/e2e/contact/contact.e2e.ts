import type { Page } from '@playwright/test'
import pg from 'pg'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

async function messagesFrom(databaseUrl: string, email: string, fields = 'topic, message, status') {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`select ${fields} from support_messages where email = $1`, [
    email,
  ])
  await client.end()
  return rows
}

async function write(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Carla')
  await page.getByLabel('Your email address').fill(email)
  await page.getByLabel('What it is about').selectOption('problem')
  await page.getByLabel('Your message').fill(message)
}

test('a message arrives where staff read it', { tag: '@phone' }, async ({
  page,
  server,
  forgive,
}) => {
  forgive(/422/)
  const email = `carla-${test.info().project.name}-${test.info().retry}@example.org`
  await page.goto('/contact')
  await expect(page.getByText('This server sends no mail yet')).toBeVisible()
  await expect(page.getByText('the answer comes to the address')).toHaveCount(0)
  await write(page, email, 'x')
  // The browser's own check is put aside, as an older one would.
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await page.getByLabel('Your name').fill(' ')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Your email address')).toHaveValue(email)
  await expect(page.getByLabel('What it is about')).toHaveValue('problem')
  await write(page, email, 'The total is wrong.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toContainText('Your message is with us')
  expect(await messagesFrom(server.databaseUrl, email)).toEqual([
    { topic: 'problem', message: 'The total is wrong.', status: 'open' },
  ])
})

test('what somebody writes who is logged in is theirs', async ({ page, server, person }) => {
  await enter(page, person, '/contact')
  const email = `signed-in-${test.info().retry}@example.org`
  await write(page, email, 'Where is my export?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toContainText('Your message is with us')
  expect(await messagesFrom(server.databaseUrl, email, 'user_id')).toEqual([
    { user_id: person.session.user.id },
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message sent too quickly is kept in the form, and sent a little later', async ({
    page,
    server,
    forgive,
  }) => {
    forgive(/422/)
    const email = `plain-${test.info().retry}@example.org`
    await page.goto('/contact')
    await write(page, email, 'By hand.')
    await expect(async () => {
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Your message is with us')).toBeVisible({ timeout: 4000 })
    }).toPass()
    expect(await messagesFrom(server.databaseUrl, email)).toHaveLength(1)
  })
})

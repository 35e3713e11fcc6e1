import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from '../story.ts'

test('only what was approved is shown', async ({ page, server }) => {
  await page.goto('/testimonials')
  await expect(page.getByText('We invent none')).toBeVisible()
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const say = (text: string, status: string) =>
    client.query(
      `insert into testimonials
          (id, scope, text, rating, shown_as, user_id, status, created_at, updated_at)
        values ($1::uuid, 'u:' || $1::uuid, $2, 5, 'Anna', $1::uuid, $3, now(), now())`,
      [randomUUID(), text, status],
    )
  const words = `At last one book. ${randomUUID()}`
  await say(words, 'approved')
  await say(`Not read yet. ${words}`, 'waiting')
  await client.end()
  // The server keeps the page for a few seconds.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Not read yet.')).toHaveCount(0)
})

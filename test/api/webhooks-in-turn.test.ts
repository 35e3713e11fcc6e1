import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { newExpense, type TestCaller } from '../support/caller.ts'
import { openWebhooks, type WebhookFixture } from '../support/webhook-fixture.ts'

let at: WebhookFixture
beforeAll(async () => {
  at = await openWebhooks()
})
afterAll(() => at.close())

const spend = (person: TestCaller, length: number) =>
  person.push({
    name: 'expenses.createMany',
    args: { docs: Array.from({ length }, () => newExpense()) },
  })

it('sends so many a minute for one person; the rest waits and arrives, each once', async () => {
  const most = limits.webhookPostsPerMinute
  const { anna, id } = await at.hooked()
  const { anna: ben } = await at.hooked()
  await spend(anna, most + 10)
  await ben.create()
  await at.round()
  await at.round()
  expect(at.heardOf(anna)).toHaveLength(most)
  expect(at.heardOf(ben)).toHaveLength(1)
  const waiting = `select from webhook_deliveries
    where webhook_id = $1 and state = 'waiting' and tries = 0`
  expect((await at.query(waiting, [id])).rowCount).toBe(10)
  await at.query('update rate_limits set resets_at = now() where bucket like $1', [
    `webhook-posts:${anna.uid}`,
  ])
  await at.round()
  expect(at.heardOf(anna)).toHaveLength(most + 10)
  expect(new Set(at.heardOf(anna).map(({ id }) => id)).size).toBe(most + 10)
})

it('keeps nobody waiting for the slow receivers of another, also of several hooks', async () => {
  const { anna } = await at.hooked({ url: at.receiver.slowUrl })
  await at.hooked({ url: at.receiver.slowUrl }, anna)
  await spend(anna, 30)
  const { anna: ben } = await at.hooked()
  await spend(ben, 30)
  const round = at.round()
  await vi.waitFor(() => expect(at.heardOf(ben)).toHaveLength(30), { timeout: 8000 })
  expect(at.heardOf(anna)).toHaveLength(4)
  at.receiver.letGo()
  await round
  expect(at.heardOf(anna)).toHaveLength(60)
})

it('a test sends the test, and not what waits', async () => {
  const { anna, ask, deliveries } = await at.hooked()
  await anna.create()
  await at.read()
  await ask('user.webhooks.test')
  expect(await deliveries()).toMatchObject([
    { type: 'test', state: 'sent' },
    { type: 'expenses.changed', state: 'waiting' },
  ])
})

it('reads every hook, however many before it are full or being read', async () => {
  const { anna: full, id } = await at.hooked()
  await at.query(
    `insert into webhooks (id, user_id, url, place, nouns, state, created_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, user_id, url, place,
        nouns, state, created_at from webhooks, generate_series(1, 200) n where id = $1`,
    [id],
  )
  const { anna } = await at.hooked()
  await anna.create()
  const other = await at.connect()
  await other.query('begin')
  await other.query('select from webhooks where user_id = $1 for update', [full.uid])
  await at.round()
  await other.query('rollback')
  other.release()
  expect(at.heardOf(anna)).toHaveLength(1)
})

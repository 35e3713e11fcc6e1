import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebhookMade } from '#contract/webhooks/entities.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { newDatabase } from '#test/support/postgres.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { openReceiver, type WebhookReceiver } from '#test/support/webhook-receiver.ts'
import { longTest } from './load.ts'

const kills = howMany(4, 10)
const changes = howMany(600, 10_000)
const atOnce = 50

let stopPostgres: () => Promise<void>
let databaseUrl: string
let receiver: WebhookReceiver
let servers: TestServer[]
let pool: pg.Pool

const startServer = () =>
  startTestServer({ env: { DATABASE_URL: databaseUrl, WEBHOOK_ALLOW: receiver.allow } })

beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  databaseUrl = await newDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl })
  receiver = await openReceiver()
  servers = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await receiver.close()
  await pool.end()
  await stopPostgres()
})

const count = async (text: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count ${text}`)).rows[0]?.count ?? 0

async function write(anna: TestCaller, at: number, length: number): Promise<void> {
  const docs = Array.from({ length }, () => newExpense())
  const server = anna.at(servers[at]?.url ?? '')
  const [result] = await server.push({ name: 'expenses.createMany', args: { docs } })
  expect(result?.ok).toBe(true)
}

/** An hour passes for whatever waits to be tried again, or for more to be sent. */
async function hurry(): Promise<void> {
  await pool.query(`update webhook_deliveries set next_at = now() where state = 'waiting'`)
  await pool.query(`delete from rate_limits where bucket like 'webhook-posts:%'`)
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    await hurry()
    await pause(500)
  }
}

it('tells of every change at least once and under one id, whoever dies meanwhile', {
  timeout: longTest,
}, async () => {
  const anna = await TestCaller.signUp(servers[0]?.url ?? '')
  const body = { url: receiver.url, place: 'book' }
  const made = await anna.call<WebhookMade>('POST', '/api/user/webhooks', { body })
  expect(made.status).toBe(200)

  // Down to begin with, as a receiver is for an hour.
  receiver.answer(503)
  for (let n = 0; n < changes / 2; n += atOnce) await write(anna, n % 2, atOnce)
  await until(async () => (await count('from webhook_deliveries where tries > 0')) > atOnce)
  receiver.answer(200)
  for (let n = 0; n < kills; n++) {
    // However fast all before has been sent, there is something under way.
    const before = receiver.heard.length
    await write(anna, n % 2, changes / 2 / kills)
    await until(async () => receiver.heard.length > before + changes / 4 / kills)
    const killed = n % servers.length
    await servers[killed]?.kill()
    servers[killed] = await startServer()
  }
  await until(async () => (await count(`from webhook_deliveries where state <> 'sent'`)) === 0)

  const { rows } = await pool.query<{ id: string; rev: number }>(
    'select id, rev::int as rev from webhook_deliveries order by rev',
  )
  const heard = Map.groupBy(receiver.heard, ({ id }) => id)
  const missing = rows.filter(({ id }) => !heard.has(id))
  const changed = await count(
    `from sync_row where tbl = 'expenses' and scope = 'u:${anna.uid}' and not deleted`,
  )
  const bodies = [...heard.values()].map((told) => new Set(told.map((one) => one.body)).size)
  const repeated = receiver.heard.length - heard.size
  prove('faults', 'Webhooks with servers killed', {
    ...{ changes, kills, deliveries: rows.length, missing: missing.length, repeated },
  })
  expect(changed).toBe(changes)
  expect(rows).toHaveLength(changes)
  expect(new Set(rows.map(({ rev }) => rev)).size).toBe(changes)
  expect(missing).toEqual([])
  expect(new Set(bodies)).toEqual(new Set([1]))
  expect(repeated).toBeGreaterThan(0)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { readMigrations } from '#server/db/migrate.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { brokenIn } from '#test/support/invariants.ts'
import {
  newOldDatabase,
  oldEmails,
  oldPassword,
  type Sum,
  sumsBefore,
  withClient,
} from '#test/support/old-database.ts'
import { prove } from '#test/support/proof.ts'
import { lightly, startTestServer, type TestServer } from '#test/support/server.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))
const running: TestServer[] = []
afterAll(() => Promise.all(running.map((server) => server.stop())))

/** As shipped: the passwords of back then were hashed that way. */
async function startOn(url: string): Promise<TestServer> {
  const server = await startTestServer({ env: { DATABASE_URL: url }, isAsShipped: true })
  running.push(server)
  return server
}

async function logIn({ url }: TestServer, email: string): Promise<TestCaller> {
  const body = { email, password: oldPassword }
  const answer = await call<SessionAnswer>(`${url}/api/auth/login`, 'POST', { body })
  expect(answer.status).toBe(200)
  return new TestCaller(url, answer.body)
}

const applied = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from public.migrations')
    return rows.map(({ name }) => name).sort()
  })

/** What somebody of back then does first today. */
async function tryOut(person: TestCaller): Promise<void> {
  const list = await person.data<{ documents: unknown[] }>('GET', 'expenses?limit=1000')
  expect(list.body.documents.length).toBeGreaterThan(100)
  const search = await person.call('POST', '/api/search', { body: { query: 'bread' } })
  const dashboard = await person.call('POST', '/api/dashboard/data', {
    body: { month: 3, year: 2026 },
  })
  const snapshot = await person.call('GET', `/api/sync/snapshot?scope=${person.scope}`)
  expect([search.status, dashboard.status, snapshot.status]).toEqual([200, 200, 200])
  const id = await person.create({ description: 'Written today' })
  await person.push({ name: 'expenses.delete', args: { id } })
}

const isWaiting = (url: string) =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and wait_event = 'relation'`,
    )
    return rowCount === 1
  })

/** Kills a starting server while one of its migrations waits for somebody who reads. */
async function killAtWork(url: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-upgrade-'))
  const env = { ...process.env, PORT: '0', DATABASE_URL: url, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [...lightly, main], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await withClient(url, async (reader) => {
    await reader.query('begin; select from public.expenses limit 1')
    await expect.poll(() => isWaiting(url), { timeout: 50_000 }).toBe(true)
    child.kill('SIGKILL')
    await ended
  })
  rmSync(dataDir, { recursive: true })
}

const newest = () => readMigrations().map(({ name }) => name)
const patience = { timeout: 120_000 }

/** Starts today's server on it; gives how things were before. */
async function upgrade(
  asOf: '0012' | '0016',
  prepare: (url: string) => Promise<void> = async () => undefined,
): Promise<TestServer> {
  const url = await newOldDatabase(asOf)
  const moment = new Date()
  const before = await sumsBefore(url, moment)
  expect(before.length).toBeGreaterThan(100)
  await prepare(url)
  const server = await startOn(url)
  expect(await applied(url)).toEqual(newest())
  for (const email of oldEmails) await tryOut(await logIn(server, email))
  const broken = await brokenIn(url)
  const rows = before.reduce((sum, { count }) => sum + count, 0)
  prove('faults', `Upgrade of a database as of ${asOf}`, {
    'rows with money': rows,
    sums: before.length,
    'sums changed': changedSums(before, await sumsBefore(url, moment)),
    'invariants broken': Object.keys(broken).length,
  })
  expect(await sumsBefore(url, moment)).toEqual(before)
  expect(broken).toEqual({})
  // A single cent would be noticed.
  await withClient(url, (client) =>
    client.query(
      `update public.incomes set amount = amount + 1
        where id = (select id from public.incomes where created_at < $1 limit 1)`,
      [moment],
    ),
  )
  expect(changedSums(before, await sumsBefore(url, moment))).toBe(1)
  return server
}

const changedSums = (before: readonly Sum[], after: readonly Sum[]) => {
  const now = new Set(after.map((sum) => JSON.stringify(sum)))
  return before.filter((sum) => !now.has(JSON.stringify(sum))).length
}

describe('a database of an earlier version', () => {
  it('has every sum it had, although the first start was killed halfway', patience, async () => {
    await upgrade('0012', async (url) => {
      await killAtWork(url)
      expect((await applied(url)).length).toBeLessThan(newest().length)
    })
  })

  it('has every sum it had; a still newer one sends no more people here', patience, async () => {
    const server = await upgrade('0016')
    const ready = async () => (await fetch(`${server.url}/readyz`)).status
    expect(await ready()).toBe(200)
    await withClient(server.databaseUrl, (client) =>
      client.query(`insert into public.migrations (name, hash) values ('9999_later.sql', '')`),
    )
    // Whoever is there is served on.
    expect(await ready()).toBe(503)
    await (await logIn(server, oldEmails[0])).create()
  })
})

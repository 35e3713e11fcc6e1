import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '#test/support/postgres.ts'
import { lightly, startTestServer, type TestServer } from '#test/support/server.ts'

const run = promisify(execFile)

async function seed(databaseUrl: string, dataDir: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const { stdout } = await run(
    process.execPath,
    [...lightly, 'src/server/commands/seed-main.ts', ...args],
    {
      env,
    },
  )
  return stdout
}

async function ask(databaseUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const plan = ['--users', '2', '--transactions', '900', '--groups', '2', '--until', '2026-03-31']

let server: TestServer
let said: string
beforeAll(async () => {
  server = await startTestServer()
  said = await seed(server.databaseUrl, server.dataDir, ...plan)
})
afterAll(() => server.stop())

describe('npm run seed', () => {
  it('gives the same rows for the same seed, ids included', async () => {
    // Beside a server its jobs would pay what has come due since.
    const [one, twin] = [await newDatabase(), await newDatabase()]
    for (const database of [one, twin]) await seed(database, server.dataDir, ...plan)
    const questions = [
      'select * from users order by id',
      'select id, email, name from identity.users order by id',
      'select * from categories order by id',
      'select * from expenses order by id',
      'select * from incomes order by id',
      'select * from budgets order by id',
      'select * from goals order by id',
      'select * from contributions order by id',
      'select * from loans order by id',
      'select * from payments order by id',
      'select * from groups order by id',
      'select * from group_expenses order by id',
      'select * from group_shares order by id',
      'select * from settlements order by id',
      `select scope, to_char(date, 'YYYY-MM') as month, sum(amount), count(*)
        from expenses group by 1, 2 order by 1, 2`,
    ]
    for (const question of questions) {
      const rows = await ask(one, question)
      expect(rows.length).toBeGreaterThan(1)
      expect(await ask(twin, question)).toEqual(rows)
    }
  })

  it('prints a password that opens the first account', async () => {
    const [, email, password] = /Log in as (\S+) with the password (\S+)/.exec(said) ?? []
    expect(email).toBe('demo@moneycomb.local')
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ user: { email, status: 'active' } })
  })

  it('writes through the triggers, so that devices hear of every row', async () => {
    const [counts] = await ask(
      server.databaseUrl,
      `select (select count(*)::int from expenses) as written,
        (select count(*)::int from sync_row where tbl = 'expenses') as recorded,
        (select count(*)::int from incomes) as earned,
        (select count(*)::int from sync_row where tbl = 'incomes') as heard`,
    )
    expect(counts).toMatchObject({ written: 900, recorded: 900 })
    expect(counts.earned).toBeGreaterThan(80)
    expect(counts.heard).toBe(counts.earned)
    expect(said).toContain(`expenses: 900, incomes: ${counts.earned},`)
  })

  it('points every record at a category of its kind that exists', async () => {
    const lost = await ask(
      server.databaseUrl,
      `with records as (
          select scope, category_id, 'expense' as kind from expenses
          union all select scope, category_id, 'income' from incomes
        ), known as (
          select id, scope, type from categories
          union all select id, null, type from global_categories
        )
      select * from records r where not exists (select from known k where k.id = r.category_id
        and k.type = r.kind and coalesce(k.scope, r.scope) = r.scope)`,
    )
    expect(lost).toEqual([])
  })

  it('refuses, in one sentence, to write over people who are there', async () => {
    const again = seed(server.databaseUrl, server.dataDir, ...plan)
    await expect(again).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is already a user \S+@moneycomb.local: choose/),
    })
  })
})

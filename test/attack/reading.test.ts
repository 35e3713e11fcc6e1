import { createHash } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import { attemptsOn } from './attempts.ts'
import { sendRaw } from './send-raw.ts'
import { openWorld, type Plant, type World } from './world.ts'

const timeout = 3_600_000

/** What may change while one reads: that one was here, how often, and sums kept for speed. */
const mayChange = new Set([
  ...['identity.sessions', 'staff_sessions', 'rate_limits', 'server_errors', 'identity.users'],
  ...['ledger_days', 'ledger_payees', 'ledger_marks', 'ledger_months', 'ledger_totals'],
  ...['search_marks', 'search_entries', 'search_words'],
  ...['budget_checks', 'goal_recounts', 'job_runs'],
  // That staff looked at somebody is written down, and is to be.
  'audit_log',
  'audit_seals',
])

/** Every table with a number for all that is in it. */
async function tables({ query }: { query: pg.Pool['query'] }) {
  const { rows } = await query<{ name: string }>(
    `select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name
      from pg_tables where schemaname in ('public', 'identity') order by 1`,
  )
  const found = new Map<string, string>()
  for (const { name } of rows.filter((row) => !mayChange.has(row.name))) {
    const all = await query<{ all: string | null }>(
      `select string_agg(t::text, '|' order by t::text) as all from ${name} t`,
    )
    found.set(
      name,
      createHash('md5')
        .update(all.rows[0]?.all ?? '')
        .digest('hex'),
    )
  }
  return found
}

/** Reads everything there is to read, as its owner and as staff; tells which tables changed. */
async function readEverything(world: World) {
  const { pool } = world.engine.database
  const look = () => tables({ query: pool.query.bind(pool) as pg.Pool['query'] })
  const reads = attemptsOn(world).filter(({ method }) => method === 'GET')
  const staff = world.intruders.find(({ role }) => role === 'super_admin')
  const before = await look()
  let count = 0
  for (const { path, need } of reads) {
    const token = need === 'admin' ? staff?.token : world.victim.session.token
    for (const method of ['GET', 'HEAD']) {
      await sendRaw(world.url, { method, path, headers: { Authorization: `Bearer ${token}` } })
      count++
    }
  }
  const after = await look()
  const changed = [...after].filter(([name, hash]) => before.get(name) !== hash)
  return { count, tables: after.size, changed: changed.map(([name]) => name) }
}

describe('reading', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  it('changes nothing', { timeout }, async () => {
    const { count, changed, tables: looked } = await readEverything(world)
    prove('attack', 'Reading', { reads: count, tables: looked, changed: changed.length })
    expect(changed).toEqual([])
  })
})

const plant: Plant = (app, { database: { pool } }) => {
  app.get('/api/user/usage', async (c) => {
    await pool.query('update expenses set notes = null')
    return c.json({})
  })
}

describe('a read that writes', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(plant)
  })
  afterAll(() => world.close())

  it('is found', { timeout }, async () => {
    const { changed } = await readEverything(world)
    prove('attack', 'Reading, planted', { changed: changed.length })
    expect(changed).toContain('expenses')
  })
})

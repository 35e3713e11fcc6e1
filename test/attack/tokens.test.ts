import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mcpPath } from '#contract/assistant/tools.ts'
import { calls } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import {
  callsOfTokens,
  reaches,
  type SignedCallName,
  type TokenNeed,
} from '#contract/tokens/may.ts'
import { serveAssistant } from '#server/assistant/serve.ts'
import { requireActor } from '#server/http/require-actor.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { type Attempt, attemptsOn, routesOf } from './attempts.ts'
import { type Holder, openTokenWorld, rowsOf, type TokenWorld } from './token-world.ts'
import type { Plant } from './world.ts'

const timeout = 3_600_000
const atOnce = 8
const places = ['book', 'home', 'other'] as const

interface Leak {
  readonly who: string
  readonly attempt: string
  readonly what: string
}

const needs: Readonly<Record<string, TokenNeed>> = callsOfTokens
const byAddress = new Map(
  Object.entries({ ...calls, ...ownCalls }).map(([name, { method, path }]) => [
    `${method} ${path}`,
    name,
  ]),
)

/** What the contract says of a route; undefined where it asks nobody who they are. */
function needOf({ route, need }: Attempt): TokenNeed | undefined {
  const name = byAddress.get(route) as SignedCallName | undefined
  if (need === 'admin') return 'never'
  return name && need === 'user' ? needs[name] : undefined
}

/** Whether the contract lets this token make the call at all. */
const mayCall = ({ may, isAll }: Holder, need: TokenNeed) =>
  may !== null && need !== 'never' && reaches(may, need) && (need !== 'read-all' || isAll)

function judge(at: TokenWorld, who: Holder, attempt: Attempt, status: number, text: string) {
  const shown = places.filter((where) => text.includes(at.marks[where]))
  const beyond = shown.filter((where) => !who.reaches.includes(where))
  if (beyond.length > 0) return `was shown ${beyond}`
  if (status >= 500) return 'failed'
  const need = needOf(attempt)
  const isRefused = status === 401 || status === 403 || status === 415
  if (need !== undefined && !mayCall(who, need) && !isRefused) return 'was let in'
  return null
}

interface Tally {
  readonly leaks: Leak[]
  count: number
  answered: number
  readonly seen: Set<string>
}

async function tryOne(at: TokenWorld, who: Holder, attempt: Attempt, tally: Tally) {
  const { world } = at
  const { method, path, body, route } = attempt
  // Else the count of calls would refuse what the rules have to.
  await world.engine.database.pool.query(`delete from rate_limits where bucket like 'token%'`)
  const answer = await fetch(`${world.url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${who.secret}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  tally.count++
  if (answer.ok && needOf(attempt) !== undefined) tally.answered++
  for (const where of places)
    if (text.includes(at.marks[where])) tally.seen.add(`${who.name} ${where}`)
  const what = judge(at, who, attempt, answer.status, text)
  if (what) tally.leaks.push({ who: who.name, attempt: `${route}: ${path}`, what })
}

const adds = new Set(['expenses', 'incomes', 'group_expenses', 'activity'])

/** What changed in a place where this token may not, or not so. */
async function wrongChanges(
  at: TokenWorld,
  who: Holder,
  before: ReadonlyMap<string, ReadonlyMap<string, string>>,
) {
  const wrong: string[] = []
  for (const where of places) {
    const now = await rowsOf(at, at.scopes[where], where === 'book')
    const was = before.get(where) ?? new Map<string, string>()
    const changed = [...new Set([...was.keys(), ...now.keys()])].filter(
      (row) => was.get(row) !== now.get(row),
    )
    const isPlace = who.reaches.includes(where)
    const isAllowed = (row: string) =>
      isPlace &&
      (who.may === 'full' ||
        (who.may === 'add' && !was.has(row) && adds.has(row.split(' ')[0] ?? '')))
    wrong.push(...changed.filter((row) => !isAllowed(row)).map((row) => `changed ${where}: ${row}`))
  }
  return wrong
}

async function attack(at: TokenWorld, holders = at.holders, route = '', oneOf = howMany(20, 1)) {
  const tally: Tally = { leaks: [], count: 0, answered: 0, seen: new Set() }
  const all = at.named
    .flatMap((ids) => attemptsOn({ ...at.world, ids }))
    .filter((attempt) => attempt.route.includes(route))
  for (const [turn, who] of holders.entries()) {
    const before = new Map<string, ReadonlyMap<string, string>>()
    for (const where of places) {
      before.set(where, await rowsOf(at, at.scopes[where], where === 'book'))
    }
    const queue = all.filter((_, place) => place % oneOf === turn % oneOf).values()
    const work = async () => {
      for (const attempt of queue) await tryOne(at, who, attempt, tally)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const wrong = await wrongChanges(at, who, before)
    tally.leaks.push(...wrong.map((what) => ({ who: who.name, attempt: 'any of them', what })))
  }
  return tally
}

describe('a token', () => {
  let at: TokenWorld
  beforeAll(async () => {
    at = await openTokenWorld()
  })
  afterAll(() => at.close())

  it('reads and changes nothing beyond what it may, where it may', { timeout }, async () => {
    const { leaks, count, answered } = await attack(at)
    prove('attack', 'Tokens', {
      routes: routesOf(at.world).length,
      tokens: at.holders.length,
      attempts: count,
      'of them answered': answered,
      leaks: leaks.length,
    })
    expect(leaks).toEqual([])
    // Had every call been refused, nothing would have been tried.
    expect(answered).toBeGreaterThan(at.holders.length)
  })

  it('shows its own place, so that looking for others finds something', async () => {
    const read = await openTokenWorld()
    const reading = read.holders.filter(({ may }) => may === 'read')
    const seen = new Set<string>()
    for (const who of reading) {
      for (const where of places) {
        const path = `/api/sync/snapshot?scope=${encodeURIComponent(read.scopes[where])}`
        const headers = { Authorization: `Bearer ${who.secret}` }
        const text = await (await fetch(`${read.world.url}${path}`, { headers })).text()
        if (text.includes(read.marks[where])) seen.add(`${who.name}: ${where}`)
      }
    }
    await read.close()
    expect([...seen].sort()).toEqual(
      reading.flatMap(({ name, reaches: mine }) => mine.map((where) => `${name}: ${where}`)).sort(),
    )
  })
})

/** A call that only reads, as it says, and deletes; one that asks for a right but for no place. */
const plant: Plant = (app, engine) => {
  const { pool } = engine.database
  app.get('/api/hole/writes', requireActor(engine, 'data.read'), async (c) => {
    await pool.query(`delete from expenses where scope = 'u:' || $1`, [c.var.caller.uid])
    return c.json({})
  })
  // An assistant that is told of everything, whatever its token is for.
  app.post(mcpPath, requireActor(engine, 'mcp'), async (c) => {
    const { uid, sessionId, grant } = c.var.caller
    const all = grant && { grant: { ...grant, place: 'all' } as const }
    return serveAssistant(engine, { uid, sessionId, ...all }, c.req.raw, await c.req.json())
  })
  app.get('/api/hole/everywhere', requireActor(engine, 'sync.pull'), async (c) => {
    const { rows } = await pool.query('select text from comments')
    return c.json(rows)
  })
}

describe('a server with holes', () => {
  let at: TokenWorld
  beforeAll(async () => {
    at = await openTokenWorld(plant)
  })
  afterAll(() => at.close())

  it('is found out by tokens that may little', { timeout }, async () => {
    const some = at.holders.filter(({ name }) => name === 'read, home')
    // First, while there is something to be told of.
    const told = await attack(at, some, mcpPath, 1)
    const { leaks } = await attack(at, some, '/api/hole', 1)
    const found = [
      told.leaks.some(({ attempt, what }) => attempt.includes(mcpPath) && what.includes('book')),
      leaks.some(({ attempt }) => attempt.includes('/api/hole/everywhere')),
      leaks.some(({ what }) => what.startsWith('changed book: expenses')),
    ]
    prove('attack', 'Tokens, planted holes', { planted: 3, found: found.filter(Boolean).length })
    expect(found).toEqual([true, true, true])
  })
})

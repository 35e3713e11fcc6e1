import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import { callsOfSeats } from '#contract/seats/may.ts'
import { type TokenRight, tokenRights } from '#contract/tokens/entities.ts'
import { requireCaller } from '#server/http/caller.ts'
import { requireActor } from '#server/http/require-actor.ts'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { newToken, sendWell } from '../support/group-fixture.ts'
import { take } from '../support/seat-fixture.ts'
import { type Attempt, attemptsOn, routesOf } from './attempts.ts'
import { openTokenWorld, rowsOf, type TokenWorld } from './token-world.ts'
import type { Plant } from './world.ts'

const timeout = 3_600_000
const atOnce = 8
/** What is the victim's and no guest's: their book, and the group they live in. */
const elsewhere = ['book', 'home'] as const

interface Guest {
  readonly name: string
  readonly person: TestCaller
  readonly may: TokenRight | null
}

/** Guests of every right in the victim's other group, and one whose seat is over. */
async function guestsOf({ world: { url, victim }, named }: TokenWorld): Promise<readonly Guest[]> {
  const groupId = named[1]?.groupId ?? ''
  const sit = async (may: TokenRight, name: string) => {
    const token = newToken()
    const link = { groupId, id: randomUUID(), channel: 'link', token, guests: may }
    await sendWell(victim, 'groups.invite', link)
    const newMemberId = randomUUID()
    const { status, body } = await take(url, token, { name, newMemberId })
    expect(status).toBe(200)
    return { person: new TestCaller(url, body), newMemberId }
  }
  const over = await sit('full', 'Over')
  await sendWell(victim, 'groups.endGuest', { groupId, memberId: over.newMemberId })
  const live: Guest[] = []
  for (const may of tokenRights) live.push({ name: may, ...(await sit(may, `May ${may}`)), may })
  return [{ name: 'whose seat is over', person: over.person, may: null }, ...live]
}

const byAddress = new Map(
  Object.entries({ ...calls, ...ownCalls }).map(([name, { method, path, auth }]) => [
    `${method} ${path}`,
    { name, auth },
  ]),
)

/** Whether the contract lets a guest make this call; undefined where it asks nobody for a name. */
function mayCall({ route, need }: Attempt, { may }: Guest): boolean | undefined {
  if (need === 'admin') return false
  const call = byAddress.get(route)
  if (call?.auth !== 'user') return undefined
  const needs: Readonly<Record<string, TokenRight | 'never'>> = callsOfSeats
  return may !== null && (needs[call.name] ?? 'never') !== 'never'
}

interface Tally {
  readonly leaks: string[]
  count: number
  answered: number
}

async function tryOne(at: TokenWorld, who: Guest, attempt: Attempt, tally: Tally): Promise<void> {
  const { method, path, body, route } = attempt
  const { url, engine } = at.world
  // Else the count of calls would refuse what the rules have to.
  await engine.database.pool.query(
    `delete from rate_limits where bucket like 'token%' or bucket like 'seat%'`,
  )
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...who.person.bearer,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // A stream that is open says what it may; who may not is refused before.
  const isStream = answer.headers.get('content-type')?.includes('event-stream')
  const text = isStream ? '' : await answer.text()
  if (isStream) await answer.body?.cancel()
  tally.count++
  if (answer.ok && mayCall(attempt, who)) tally.answered++
  const say = (what: string) => tally.leaks.push(`${who.name}, ${route}: ${path}: ${what}`)
  for (const where of elsewhere) if (text.includes(at.marks[where])) say(`was shown ${where}`)
  if (who.may === null && text.includes(at.marks.other)) say('was shown the group')
  if (answer.status >= 500) say('failed')
  const isRefused = [401, 403, 415].includes(answer.status)
  if (mayCall(attempt, who) === false && !isRefused) say('was let in')
}

/** A guest leaves the group by one of them, and ends their session by another: those come last. */
const endsIt = ({ route, body }: Attempt) =>
  route.endsWith('/logout') || JSON.stringify(body ?? '').includes('"groups.leave"')

async function attack(at: TokenWorld, guests: readonly Guest[], route = '', oneOf = 1) {
  const tally: Tally = { leaks: [], count: 0, answered: 0 }
  const all = at.named
    .flatMap((ids) => attemptsOn({ ...at.world, ids }))
    .filter((attempt) => attempt.route.includes(route))
  const sorted = [...all.filter((one) => !endsIt(one)), ...all.filter(endsIt)]
  for (const [turn, who] of guests.entries()) {
    const scopes = elsewhere
    const before = await Promise.all(
      scopes.map((where) => rowsOf(at, at.scopes[where], where === 'book')),
    )
    const queue = sorted.filter((_, place) => place % oneOf === turn % oneOf).values()
    const work = async () => {
      for (const attempt of queue) await tryOne(at, who, attempt, tally)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    for (const [n, where] of scopes.entries()) {
      const now = await rowsOf(at, at.scopes[where], where === 'book')
      if (JSON.stringify([...now]) !== JSON.stringify([...(before[n] ?? [])])) {
        tally.leaks.push(`${who.name}: changed ${where}`)
      }
    }
  }
  return tally
}

describe('a guest', () => {
  let at: TokenWorld
  let guests: readonly Guest[]
  beforeAll(async () => {
    at = await openTokenWorld()
    guests = await guestsOf(at)
  })
  afterAll(() => at.close())

  it('hears of their group and of nothing else', { timeout }, async () => {
    const { victim } = at.world
    for (const { person, may } of guests) {
      const cursors = Object.fromEntries(Object.values(at.scopes).map((scope) => [scope, 0]))
      if (may === null) {
        expect((await person.connect(cursors)).answer.status).toBe(401)
        continue
      }
      const stream = await person.listen({ ...cursors, [person.scope]: 0 })
      await stream.until(() => JSON.stringify(stream.events).includes(at.marks.other))
      await victim.create({ description: `later ${at.marks.book}` })
      const home = { groupId: at.named[0]?.groupId ?? '' }
      const doc = { id: randomUUID(), text: `later ${at.marks.home}`, expenseId: null }
      await sendWell(victim, 'comments.create', { ...home, doc })
      const last = { id: randomUUID(), text: 'last of all', expenseId: null }
      const there = { groupId: at.named[1]?.groupId ?? '', doc: last }
      await sendWell(victim, 'comments.create', there)
      await stream.until(() => JSON.stringify(stream.events).includes('last of all'))
      const heard = JSON.stringify(stream.events)
      for (const where of elsewhere) expect(heard).not.toContain(at.marks[where])
      stream.close()
    }
  })

  it('reads and changes nothing beyond their group, on any route', { timeout }, async () => {
    const { leaks, count, answered } = await attack(at, guests, '', howMany(20, 1))
    prove('attack', 'Guests', {
      routes: routesOf(at.world).length,
      guests: guests.length,
      attempts: count,
      'of them answered': answered,
      leaks: leaks.length,
    })
    expect(leaks).toEqual([])
    // Had every call been refused, nothing would have been tried.
    expect(answered).toBeGreaterThan(guests.length)
  })
})

/** One that asks whether a guest may read at all and not where, and one that is for everybody. */
const plant: Plant = (app, engine) => {
  const { pool } = engine.database
  app.get('/api/hole/everywhere', requireActor(engine, 'sync.pull'), async (c) => {
    const { rows } = await pool.query('select text from comments')
    return c.json(rows)
  })
  app.get('/api/hole/writes', requireActor(engine, 'groups.get'), async (c) => {
    await pool.query(`delete from comments where text like '%' || $1`, [c.req.query('mark') ?? ''])
    return c.json({})
  })
  // Whoever has an account only: no hole for a guest, and it is told apart from one.
  app.get('/api/hole/accounts', requireCaller(engine), (c) => c.json({}))
}

describe('a server with holes', () => {
  let at: TokenWorld
  beforeAll(async () => {
    at = await openTokenWorld(plant)
  })
  afterAll(() => at.close())

  it('is found out by guests who may little', { timeout }, async () => {
    const some = (await guestsOf(at)).filter(({ may }) => may === 'read')
    const { leaks: shown } = await attack(at, some, '/api/hole/everywhere')
    const { leaks: changed } = await attack(at, some, '/api/hole/writes')
    const [guest] = some
    const apart = await guest?.person.call('GET', '/api/hole/accounts').catch(() => null)
    const found = [
      shown.some((leak) => leak.includes('was shown home')),
      changed.some((leak) => leak.includes('changed home')),
    ]
    prove('attack', 'Guests, planted holes', { planted: 2, found: found.filter(Boolean).length })
    expect(found).toEqual([true, true])
    expect(apart?.status ?? 403).toBe(403)
  })
})

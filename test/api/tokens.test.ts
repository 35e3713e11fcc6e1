import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { ScopesAnswer } from '#contract/sync.ts'
import type { TokenMade, TokenRow } from '#contract/tokens/entities.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { madeToken, program } from '#test/support/token-fixture.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

const query = (text: string, values: readonly unknown[] = []) =>
  one.engine.database.pool.query(text, [...values])

const listed = async (person: TestCaller) =>
  (await person.call<{ tokens: readonly TokenRow[] }>('GET', '/api/user/tokens')).body.tokens

const signUp = (name?: string) => TestCaller.signUp(one.url, name)
const holding = (made: TokenMade) => program(one.url, made.secret)

const adding = () => ({
  body: {
    commands: [{ key: randomUUID(), name: 'expenses.create', args: { doc: newExpense() } }],
  },
})

interface Pushed {
  readonly results: readonly { readonly ok: boolean; readonly code?: string }[]
}

describe('a token', () => {
  it('is shown once and kept as a hash', async () => {
    const anna = await signUp()
    const { secret, token } = await madeToken(anna, { name: ' Home Assistant ' })
    expect(secret).toMatch(/^mct_[\w-]{43}$/)
    expect(await listed(anna)).toEqual([token])
    expect(token).toMatchObject({
      ...{ name: 'Home Assistant', hint: secret.slice(-4), may: 'full', place: 'all' },
      ...{ lastUsedAt: null, lastAddress: null },
    })
    const { rows } = await query('select t::text as row from api_tokens t where user_id = $1', [
      anna.uid,
    ])
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4))
  })

  it('is made only by who has just shown who they are, and told', async () => {
    const anna = await signUp()
    await query('update identity.sessions set proven_at = null where user_id = $1', [anna.uid])
    const body = { name: 'Script', may: 'read', place: 'book', days: 7 }
    const refused = await anna.call<ErrorBody>('POST', '/api/user/tokens', { body })
    expect(refused.body.code).toBe('fresh-proof-needed')
    await anna.call('POST', '/api/user/proof', {
      body: { by: 'password', password: 'four plain words' },
    })
    await madeToken(anna)
    const notices = `select title, data from notifications where scope = 'u:' || $1`
    const told = (await query(notices, [anna.uid])).rows
    expect(told).toContainEqual({
      title: 'A token for a program was made for your account',
      data: { about: 'token' },
    })
    const events = 'select what from identity.security_events where user_id = $1'
    expect((await query(events, [anna.uid])).rows).toContainEqual({ what: 'token' })
  })

  it('shows when and from where it was used', async () => {
    const anna = await signUp()
    const made = await madeToken(anna, { may: 'read' })
    expect((await holding(made)('GET', '/api/sync/scopes')).status).toBe(200)
    const [row] = await listed(anna)
    expect(row?.lastAddress).toBe('127.0.0.1')
    expect(row?.lastUsedAt).not.toBeNull()
  })

  it('is one of twenty at most', async () => {
    const anna = await signUp()
    await madeToken(anna)
    await query(
      `insert into api_tokens (id, user_id, name, token_hash, hint, may, place, created_at,
          expires_at)
        select gen_random_uuid(), user_id, name, token_hash || n, hint, may, place, created_at,
          expires_at from api_tokens, generate_series(1, 19) n where user_id = $1`,
      [anna.uid],
    )
    const body = { name: 'One more', may: 'read', place: 'book', days: 7 }
    const answer = await anna.call<ErrorBody>('POST', '/api/user/tokens', { body })
    expect(answer).toMatchObject({ status: 409, body: { code: 'too-many-tokens' } })
  })

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['another right', { may: 'all' }, 'may'],
    ['no end', { days: 0 }, 'days'],
    ['a place that is none', { place: 'home' }, 'place'],
  ])('is refused with %s', async (_, fields, field) => {
    const anna = await signUp()
    const body = { name: 'Script', may: 'read', place: 'book', days: 7, ...fields }
    const answer = await anna.call<ErrorBody>('POST', '/api/user/tokens', { body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
  })

  it('for the group of others is refused as if there were none', async () => {
    const [anna, ben] = [await signUp(), await signUp('Ben')]
    const group = await TestGroup.make(ben)
    const body = { name: 'Script', may: 'read', place: group.id, days: 7 }
    expect((await anna.call('POST', '/api/user/tokens', { body })).status).toBe(404)
  })
})

describe('what it may', () => {
  it('is to read, and it says what more would take', async () => {
    const reading = holding(await madeToken(await signUp(), { may: 'read' }))
    const refused = await reading<ErrorBody>('POST', '/api/sync/push', adding())
    expect(refused).toMatchObject({ status: 403, body: { code: 'token-may-not' } })
    expect(refused.body.fields).toEqual({ token: 'This takes a token that may add.' })
  })

  it('is to add one row, and neither to change nor to delete it', async () => {
    const anna = await signUp()
    const add = holding(await madeToken(anna, { may: 'add', place: 'book' }))
    const push = async (name: string, args: object) => {
      const body = { commands: [{ key: randomUUID(), name, args }] }
      const answer = await add<Pushed>('POST', '/api/sync/push', { body })
      return answer.body.results[0]
    }
    const doc = newExpense()
    expect(await push('expenses.create', { doc })).toMatchObject({ ok: true })
    for (const [name, args] of [
      ['expenses.update', { id: doc.id, patch: { amount: 1 } }],
      ['expenses.delete', { id: doc.id }],
      ['expenses.createMany', { docs: [newExpense()] }],
      ['groups.create', {}],
    ] as const) {
      expect(await push(name, args), name).toMatchObject({ ok: false, code: 'token-may-not' })
    }
    expect((await anna.data('GET', `expenses/${doc.id}`)).body).toMatchObject({ amount: 1250 })
  })

  it('is not to touch the profile, notifications or who is in a group', async () => {
    const anna = await signUp()
    const full = holding(await madeToken(anna))
    const group = await TestGroup.make(anna)
    for (const [name, args] of [
      ['users.update', { id: anna.uid, patch: { name: 'Taken' } }],
      ['notifications.markAllRead', { upTo: new Date().toISOString() }],
      ['groups.leave', { groupId: group.id }],
      ['groups.invite', { groupId: group.id }],
    ] as const) {
      const body = { commands: [{ key: randomUUID(), name, args }] }
      const { results } = (await full<Pushed>('POST', '/api/sync/push', { body })).body
      expect(results[0], name).toMatchObject({ ok: false, code: 'token-may-not' })
    }
    expect((await full('GET', '/api/data/users?phone=%2B491511234567')).status).toBe(403)
  })

  it('is not to read by what its owner is reached', async () => {
    const anna = await signUp()
    await query(`update users set phone = '+491511234567' where id = $1`, [anna.uid])
    const [{ email }] = (await query('select email from users where id = $1', [anna.uid])).rows
    for (const place of ['book', 'all'] as const) {
      const reading = holding(await madeToken(anna, { may: 'read', place }))
      for (const path of [
        `/api/data/users/${anna.uid}`,
        `/api/sync/snapshot?scope=${anna.scope}`,
        `/api/sync/pull?scope=${anna.scope}&since=0`,
      ]) {
        const [theirs, own] = [await reading('GET', path), await anna.call('GET', path)]
        const told = JSON.stringify(theirs.body)
        expect(theirs.status, path).toBe(200)
        expect(told, path).toContain('"UTC"')
        for (const address of [email, '+491511234567']) {
          expect(told, path).not.toContain(address)
          expect(JSON.stringify(own.body), path).toContain(address)
        }
      }
    }
  })

  it('ends at its place', async () => {
    const anna = await signUp()
    const group = await TestGroup.make(anna)
    const own = holding(await madeToken(anna, { place: 'book' }))
    const shared = holding(await madeToken(anna, { place: group.id }))
    const scopes = async (ask: typeof own) =>
      (await ask<ScopesAnswer>('GET', '/api/sync/scopes')).body.scopes
    expect(await scopes(own)).toEqual([anna.scope, 'global'])
    expect(await scopes(shared)).toEqual(['global', group.scope])
    expect((await own('GET', `/api/sync/pull?scope=${group.scope}`)).status).toBe(404)
    expect((await shared('GET', `/api/sync/pull?scope=${anna.scope}`)).status).toBe(404)
    expect((await shared('GET', `/api/groups/get?groupId=${group.id}`)).status).toBe(200)
    const ledTo = { ...newExpense(), groupId: group.id }
    const body = {
      commands: [{ key: randomUUID(), name: 'expenses.create', args: { doc: ledTo } }],
    }
    const { results } = (await own<Pushed>('POST', '/api/sync/push', { body })).body
    expect(results[0]).toMatchObject({ ok: false, code: 'not-found' })
    // What adds up everything takes a token for everything.
    const asked = { body: { month: 3, year: 2026 } }
    expect((await own('POST', '/api/dashboard/data', asked)).status).toBe(403)
    const all = holding(await madeToken(anna, { may: 'read' }))
    expect((await all('POST', '/api/dashboard/data', asked)).status).toBe(200)
  })

  it('is counted', async () => {
    const anna = await signUp()
    const { secret, token } = await madeToken(anna)
    const ask = program(one.url, secret)
    const fill = (bucket: string, used: number) =>
      query(
        `insert into rate_limits (bucket, used, resets_at)
          values ($1 || $2, $3, now() + interval '1 minute')
          on conflict (bucket) do update set used = excluded.used`,
        [bucket, token.id, used],
      )
    await fill('token-writes-day:', 2000)
    expect((await ask('POST', '/api/sync/push', adding())).status).toBe(429)
    await fill('token-writes-day:', 0)
    await fill('token-writes:', 60)
    expect((await ask('POST', '/api/sync/push', adding())).status).toBe(429)
    expect((await ask('GET', '/api/sync/scopes')).status).toBe(200)
    await fill('token:', 300)
    expect((await ask('GET', '/api/sync/scopes')).status).toBe(429)
  })
})

describe('at once', () => {
  const isLive = async (ask: ReturnType<typeof program>) =>
    (await ask('GET', '/api/sync/scopes')).status === 200

  it('it ends when its owner ends it, and nobody else does', async () => {
    const [anna, ben] = [await signUp(), await signUp('Ben')]
    const made = await madeToken(anna)
    expect(await isLive(holding(made))).toBe(true)
    const path = `/api/user/tokens/${made.token.id}`
    expect((await ben.call('DELETE', path)).status).toBe(404)
    expect(await isLive(holding(made))).toBe(true)
    expect((await anna.call('DELETE', path)).status).toBe(200)
    expect((await holding(made)('GET', '/api/sync/scopes')).status).toBe(401)
  })

  it('it ends with its day, and with its owner’s account', async () => {
    const anna = await signUp()
    const [short, long] = [await madeToken(anna, { days: 7 }), await madeToken(anna)]
    await query(`update api_tokens set expires_at = '2026-01-01' where id = $1`, [short.token.id])
    one.engine.identity.forget(anna.uid)
    expect(await isLive(holding(short))).toBe(false)
    expect(await isLive(holding(long))).toBe(true)
    await query(`update users set status = 'suspended' where id = $1`, [anna.uid])
    one.engine.identity.forget(anna.uid)
    expect(await isLive(holding(long))).toBe(false)
  })

  it('it ends for good when its owner leaves the group it is for', async () => {
    const [anna, ben] = [await signUp(), await signUp('Ben')]
    const group = await TestGroup.make(anna)
    await group.join(ben)
    const ask = holding(await madeToken(ben, { place: group.id }))
    expect(await isLive(ask)).toBe(true)
    const member = { groupId: group.id, memberId: group.of('Ben') }
    await sendWell(anna, 'groups.removeMember', member)
    expect((await ask('GET', `/api/sync/pull?scope=${group.scope}`)).status).toBeGreaterThan(400)
    expect(await listed(ben)).toEqual([])
  })

  it('it ends with every change of a way in', async () => {
    const anna = await signUp()
    const ask = holding(await madeToken(anna))
    expect(await isLive(ask)).toBe(true)
    const body = { current: 'four plain words', password: 'another four words' }
    expect((await anna.call('POST', '/api/user/password', { body })).status).toBe(200)
    expect(await isLive(ask)).toBe(false)
    expect(await listed(anna)).toEqual([])
  })
})

it('stands for no session', async () => {
  const anna = await signUp()
  const ask = holding(await madeToken(anna))
  for (const [method, path] of [
    ['GET', '/api/user/sessions'],
    ['GET', '/api/user/tokens'],
    ['GET', '/api/user/export'],
    ['POST', '/api/sync/stream'],
  ] as const) {
    const body = method === 'POST' ? { body: { cursors: {} } } : {}
    const answer = await ask<ErrorBody>(method, path, body)
    expect(answer, path).toMatchObject({ status: 403, body: { code: 'token-may-not' } })
  }
})

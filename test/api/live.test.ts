import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compactScope } from '#server/documents/compact.ts'
import { changeRows, insertRows } from '#server/documents/rows.ts'
import { byHand } from '#test/support/by-hand.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { EventReader } from '#test/support/event-reader.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

let server: TestServer
let other: TestServer
let database: pg.Pool
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } })
  database = new pg.Pool({ connectionString: server.databaseUrl, max: 2 })
})
afterAll(async () => {
  await database.end()
  await Promise.all([server.stop(), other.stop()])
})

const newcomer = () => TestCaller.signUp(server.url)

describe('a stream', () => {
  it('says hello, then what happened since the cursor, then what happens', async () => {
    const person = await newcomer()
    const before = await person.create()
    const stream = await person.listen({ [person.scope]: 1 })
    await stream.until(() => stream.cursor(person.scope) === 2)
    const after = await person.create()
    await stream.until(() => stream.cursor(person.scope) === 3)
    expect(stream.events[0]).toEqual({
      name: 'hello',
      data: { scopes: [person.scope, 'global'] },
    })
    expect(stream.heard('changes')).toMatchObject([
      { scope: person.scope, from: 1, to: 2, changes: [{ rev: 2, id: before }] },
      { scope: person.scope, from: 2, to: 3, changes: [{ rev: 3, id: after, row: { id: after } }] },
    ])
    stream.close()
  })

  it('is refused to one who holds too many, and to nobody else', async () => {
    const [person, neighbour] = [await newcomer(), await newcomer()]
    const streams = []
    for (let i = 0; i < 50; i++) streams.push(await person.listen({ [person.scope]: 1 }))
    const body = { cursors: { [person.scope]: 1 } }
    const refused = await person.call('POST', '/api/sync/stream', { body })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    streams.push(await neighbour.listen({ [neighbour.scope]: 1 }))
    for (const stream of streams) stream.close()
  })

  it('hears what another process wrote', async () => {
    const person = await newcomer()
    const stream = await person.listen({ [person.scope]: 1 })
    const id = await person.at(other.url).create()
    await stream.until(() => stream.cursor(person.scope) === 2)
    expect(stream.changes(person.scope)).toMatchObject([{ id }])
    stream.close()
  })

  it('hears what was written without a hint, a little later', async () => {
    const person = await newcomer()
    const stream = await person.listen({ [person.scope]: 1 })
    await changeRows(byHand(database), {
      ...{ table: 'users', values: [person.uid], where: 't.id = $1' },
      set: `name = 'Renamed'`,
    })
    await stream.until(() => stream.cursor(person.scope) === 2)
    expect(stream.changes(person.scope)).toMatchObject([{ row: { name: 'Renamed' } }])
    stream.close()
  })

  it('listens on after the database cut its ear off', async () => {
    const person = await newcomer()
    const stream = await person.listen({ [person.scope]: 1 })
    const { rowCount } = await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    )
    expect(rowCount).toBeGreaterThanOrEqual(2)
    await person.at(other.url).create()
    await stream.until(() => stream.cursor(person.scope) === 2)
    stream.close()
  })

  it('carries nothing of somebody else, whatever cursors were sent', async () => {
    const [anna, ben] = [await newcomer(), await newcomer()]
    const cursors = { [anna.scope]: 0, 'g:1': 0, [ben.scope]: 1 }
    const stream = await ben.listen(cursors)
    await anna.create()
    await ben.create()
    await stream.until(() => stream.cursor(ben.scope) === 2)
    const scopes = stream.heard('changes').map(({ scope }) => scope)
    expect(new Set(scopes)).toEqual(new Set([ben.scope]))
    stream.close()
  })

  it('asks for a new copy when the cursor is ahead, or older than the horizon', async () => {
    const person = await newcomer()
    const gone = await person.create()
    await person.push({ name: 'expenses.delete', args: { id: gone } })
    await compactScope(database, person.scope, 0)
    for (const cursor of [2, 99]) {
      const stream = await person.listen({ [person.scope]: cursor })
      await stream.until(() => stream.heard('reset').length > 0)
      expect(stream.heard('reset')).toEqual([{ scope: person.scope }])
      expect(stream.heard('changes')).toEqual([])
      stream.close()
    }
    const current = await person.listen({ [person.scope]: 3 })
    await person.create()
    await current.until(() => current.cursor(person.scope) === 4)
    expect(current.heard('reset')).toEqual([])
    current.close()
  })

  it('serves those far behind and those up to date from one reading', async () => {
    const person = await newcomer()
    await insertRows(byHand(database), {
      table: 'expenses',
      rows: `select gen_random_uuid(), $1, 5, 'EUR', 'Bread', null, null,
        '2026-01-01', 'card', null, '{}', now(), $2, now() from generate_series(1, 3500)`,
      values: [person.scope, person.uid],
    })
    const cursors = [0, 3501, 1200, 3500, 0]
    const streams = await Promise.all(
      cursors.map((cursor) => person.listen({ [person.scope]: cursor })),
    )
    await person.create()
    for (const [at, stream] of streams.entries()) {
      await stream.until(() => stream.cursor(person.scope) === 3502)
      const revs = stream.changes(person.scope).map(({ rev }) => rev)
      const first = (cursors[at] ?? 0) + 1
      expect(revs).toEqual(Array.from({ length: 3503 - first }, (_, n) => first + n))
      stream.close()
    }
  })

  it('waits for a slow reader without holding up the others', async () => {
    const person = await newcomer()
    const slow = await person.connect({ [person.scope]: 1 })
    const quick = await person.listen({ [person.scope]: 1 })
    await insertRows(byHand(database), {
      table: 'expenses',
      rows: `select gen_random_uuid(), $1, 5, 'EUR', 'Bread', null, null,
        '2026-01-01', 'card', repeat(md5(i::text), 60), '{}', now(), $2, now()
        from generate_series(1, 12000) i`,
      values: [person.scope, person.uid],
    })
    const last = 12_002
    await person.create()
    await quick.until(() => quick.cursor(person.scope) === last)
    const late = new EventReader(slow.answer, slow.close)
    await late.until(() => late.cursor(person.scope) === last)
    const revs = (reader: EventReader) => reader.changes(person.scope).map(({ rev }) => rev)
    expect(revs(late)).toEqual(Array.from({ length: last - 1 }, (_, n) => n + 2))
    expect(revs(late)).toEqual(revs(quick))
    quick.close()
    late.close()
  })

  it('ends when its session does, by sign-out or suspension', async () => {
    const [anna, ben] = [await newcomer(), await newcomer()]
    const leaving = await anna.listen({ [anna.scope]: 1 })
    const suspended = await ben.listen({ [ben.scope]: 1 })
    await anna.call('POST', '/api/auth/logout', { body: {} })
    await database.query(`update users set status = 'suspended' where id = $1`, [ben.uid])
    for (const stream of [leaving, suspended]) {
      await stream.ended
      expect(stream.events.at(-1)).toEqual({ name: 'ended', data: {} })
    }
    await insertRows(byHand(database), {
      table: 'expenses',
      rows: `select gen_random_uuid(), $1, 5, 'EUR', 'Bread', null, null,
        '2026-01-01', 'card', null, '{}', now(), $2, now()`,
      values: [anna.scope, anna.uid],
    })
    expect(leaving.changes(anna.scope)).toEqual([])
  })

  it('is told to connect again when its server stops', async () => {
    const third = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } })
    const person = (await newcomer()).at(third.url)
    const stream = await person.listen({ [person.scope]: 1 })
    await stream.until(() => stream.heard('hello').length > 0)
    expect(await third.stop()).toBe(0)
    await stream.ended
    expect(stream.events.at(-1)).toEqual({ name: 'reconnect', data: {} })
  })

  it.each([
    ['no cursors', {}],
    ['a cursor below zero', { cursors: { global: -1 } }],
    ['a cursor that is text', { cursors: { global: '1' } }],
    [
      'too many scopes',
      {
        cursors: Object.fromEntries(
          Array(1001)
            .fill(0)
            .map((_, n) => [n, 0]),
        ),
      },
    ],
  ])('is refused with %s', async (_, body) => {
    const person = await newcomer()
    const answer = await person.call('POST', '/api/sync/stream', { body })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
  })

  it('takes no token from the address', async () => {
    const person = await newcomer()
    const address = `${server.url}/api/sync/stream?token=${person.session.token}`
    const answer = await call(address, 'POST', { body: { cursors: {} } })
    expect(answer.status).toBe(401)
  })
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Change } from '#contract/sync.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { countMissedByNaiveCursor } from './naive-cursor.ts'

const WRITERS = 12
const WRITES_EACH = 25

let stopPostgres: () => Promise<void>
let servers: readonly [TestServer, TestServer]
let database: pg.Pool
beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  const first = await startTestServer()
  const second = await startTestServer({ env: { DATABASE_URL: first.databaseUrl } })
  servers = [first, second]
  database = new pg.Pool({ connectionString: first.databaseUrl, max: WRITERS + 1 })
})
afterAll(async () => {
  await database.end()
  await Promise.all(servers.map((server) => server.stop()))
  await stopPostgres()
})

/** Creates, changes and deletes, half at each server; answers the ids that must remain. */
async function write(person: TestCaller, writer: number): Promise<string[]> {
  const kept: string[] = []
  const here = person.at(servers[writer % 2 === 0 ? 0 : 1].url)
  for (let n = 0; n < WRITES_EACH; n++) {
    const id = await here.create({ description: `${writer} ${n}` })
    if (n % 3 === 1) {
      await here.push({ name: 'expenses.update', args: { id, patch: { amount: n + 1 } } })
    }
    if (n % 5 === 2) await here.push({ name: 'expenses.delete', args: { id } })
    else kept.push(id)
  }
  return kept
}

/** What a device would hold after hearing these changes. */
function replay(changes: readonly Change[]): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  for (const { table, id, row } of changes) {
    if (table !== 'expenses') continue
    if (row) rows.set(id, row)
    else rows.delete(id)
  }
  return rows
}

it('tells every stream of every change, once and in order, over two servers', async () => {
  const person = await TestCaller.signUp(servers[0].url)
  const watched = servers.flatMap((server) => [person.at(server.url), person.at(server.url)])
  const streams = await Promise.all(watched.map((at) => at.listen({ [person.scope]: 0 })))
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(person, writer))
  // Comes late, and stands further back than the streams that are being served.
  await streams[0]?.until(() => (streams[0]?.cursor(person.scope) ?? 0) > 100)
  streams.push(await person.at(servers[1].url).listen({ [person.scope]: 0 }))
  const kept = (await Promise.all(writing)).flat()
  const { body } = await person.call<{ cursor: number }>(
    'GET',
    `/api/sync/pull?scope=${person.scope}`,
  )
  const { rows } = await database.query<{ id: string; amount: number }>(
    'select id, amount::int from expenses where scope = $1 order by id',
    [person.scope],
  )
  expect(rows.map(({ id }) => id)).toEqual(kept.toSorted())
  for (const stream of streams) {
    await stream.until(() => stream.cursor(person.scope) === body.cursor)
    const heard = stream.heard('changes').filter(({ scope }) => scope === person.scope)
    for (const [at, { from }] of heard.entries()) expect(from).toBe(heard[at - 1]?.to ?? 0)
    const revs = stream.changes(person.scope).map(({ rev }) => rev)
    expect(revs).toEqual([...new Set(revs)].toSorted((a, b) => a - b))
    const held = [...replay(stream.changes(person.scope)).values()] as typeof rows
    const shown = held.map(({ id, amount }) => ({ id, amount }))
    expect(shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows)
    stream.close()
  }
})

it('would lose rows with a cursor that asks for ids above the last one', async () => {
  const missed = await countMissedByNaiveCursor(database, WRITERS, randomUUID())
  expect(missed).toBeGreaterThan(0)
})

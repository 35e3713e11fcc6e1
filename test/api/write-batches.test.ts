import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CommandResult } from '#contract/sync.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { brokenInvariants } from '#test/support/invariants.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

let server: TestServer
let database: pg.Pool
let people: readonly TestCaller[]
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Pool({ connectionString: server.databaseUrl, max: 3 })
  people = await Promise.all(Array.from({ length: 12 }, () => TestCaller.signUp(server.url)))
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

type Doc = ReturnType<typeof newExpense>

const create = (doc: Doc = newExpense()) => ({
  key: randomUUID(),
  name: 'expenses.create',
  args: { doc },
})

const pushed = async (person: TestCaller, command: ReturnType<typeof create>) => {
  const [result] = await person.push(command)
  return result as CommandResult
}

/** Rows with the same mark were written by one transaction. */
async function transactionsOf(ids: readonly string[]): Promise<number> {
  const { rows } = await database.query(
    'select distinct xmin::text as mark from expenses where id = any($1)',
    [ids],
  )
  return rows.length
}

/** On a busy machine they may not arrive together, so they are asked for again. */
async function expectTogether(write: () => Promise<readonly string[]>): Promise<void> {
  const counts: number[] = []
  while (counts.length < 8) {
    const count = await transactionsOf(await write())
    if (count < people.length / 2) return
    counts.push(count)
  }
  throw new Error(`${people.length} writes took transactions: ${counts.join(', ')}`)
}

const codeOf = (result: CommandResult) => (result.ok ? 'ok' : result.code)

describe('writes of many people at the same time', () => {
  it('are few transactions, each in its own book', async () => {
    await expectTogether(async () => {
      const docs: readonly Doc[] = people.map((_, at) => newExpense({ amount: 1000 + at }))
      const results = await Promise.all(people.map((one, at) => pushed(one, create(docs[at]))))
      expect(results.map(codeOf)).toEqual(people.map(() => 'ok'))
      for (const [at, { scope }] of people.entries()) {
        const { rows } = await database.query(
          'select scope, amount::integer from expenses where id = $1',
          [docs[at]?.id],
        )
        expect(rows).toEqual([{ scope, amount: 1000 + at }])
        const { revs } = results[at] as { revs: Record<string, number> }
        expect(Object.keys(revs)).toEqual([scope])
      }
      return docs.map(({ id }) => id)
    })
    expect(await brokenInvariants(database)).toEqual({})
  })

  it('are changed and read together, each from what it was', async () => {
    const ids = await Promise.all(people.map((one) => one.create({ amount: 500 })))
    await expectTogether(async () => {
      const description = randomUUID()
      const results = await Promise.all(
        people.map((one, at) =>
          one.push({
            key: randomUUID(),
            name: 'expenses.update',
            args: { id: ids[at], patch: { amount: 600 + at, date: '2026-03-30', description } },
          }),
        ),
      )
      expect(results.flat().map(codeOf)).toEqual(people.map(() => 'ok'))
      return ids
    })
    const { rows } = await database.query(
      'select id, amount::integer from expenses where id = any($1) order by amount',
      [ids],
    )
    expect(rows).toEqual(ids.map((id, at) => ({ id, amount: 600 + at })))
    expect(await brokenInvariants(database)).toEqual({})
  })

  it('are saved although one of them is refused before, after and at the end', async () => {
    const known = create()
    const [first, second, third, fourth, ...others] = people as [
      TestCaller,
      TestCaller,
      TestCaller,
      TestCaller,
      ...TestCaller[],
    ]
    await fourth.push(known)
    const results = await Promise.all([
      pushed(first, create(newExpense({ amount: -1 }))),
      pushed(second, create(newExpense({ categoryId: randomUUID() }))),
      pushed(third, create(newExpense({ id: known.args.doc.id }))),
      pushed(fourth, known),
      pushed(fourth, { ...known, args: { doc: newExpense() } }),
      ...others.map((one) => pushed(one, create())),
    ])
    expect(results.map(codeOf)).toEqual([
      ...['invalid-input', 'invalid-input', 'already-exists', 'ok', 'key-reused'],
      ...others.map(() => 'ok'),
    ])
    expect(await brokenInvariants(database)).toEqual({})
  })

  it('cannot reach a row of somebody who writes in the same moment', async () => {
    const [anna, ben] = people as [TestCaller, TestCaller]
    const id = await ben.create({ amount: 700 })
    const change = (amount: number) => ({
      key: randomUUID(),
      name: 'expenses.update',
      args: { id, patch: { amount } },
    })
    for (let round = 0; round < 5; round++) {
      const [theirs, own] = await Promise.all([anna.push(change(1)), ben.push(change(701 + round))])
      expect([...theirs, ...own].map(codeOf)).toEqual(['not-found', 'ok'])
    }
    const { rows } = await database.query('select amount::integer from expenses where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ amount: 705 }])
  })

  it('wait for nobody whose book is taken', async () => {
    const [anna, ...others] = people as [TestCaller, ...TestCaller[]]
    const client = await database.connect()
    await client.query('begin')
    await client.query('select from sync_scope where scope = $1 for no key update', [anna.scope])
    let isAnswered = false
    const waiting = pushed(anna, create()).finally(() => {
      isAnswered = true
    })
    const results = await Promise.all(others.map((one) => pushed(one, create())))
    expect([results.map(codeOf), isAnswered]).toEqual([others.map(() => 'ok'), false])
    await client.query('commit')
    client.release()
    expect(codeOf(await waiting)).toBe('ok')
  })

  it('of one person stay in their order', async () => {
    const [anna, ...others] = people as [TestCaller, ...TestCaller[]]
    const doc = newExpense({ amount: 1 })
    const changes = [2, 3, 4, 5].map((amount) => ({
      key: randomUUID(),
      name: 'expenses.update',
      args: { id: doc.id, patch: { amount } },
    }))
    const [results] = await Promise.all([
      anna.push(create(doc), ...changes),
      ...others.map((one) => pushed(one, create())),
    ])
    const revs = results.map((result) => (result.ok ? (result.revs[anna.scope] ?? 0) : 0))
    expect(revs).toEqual([...revs].sort((one, other) => one - other))
    const { rows } = await database.query('select amount::integer from expenses where id = $1', [
      doc.id,
    ])
    expect(rows).toEqual([{ amount: 5 }])
  })
})

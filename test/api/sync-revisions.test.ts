import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { type Scope, type SnapshotAnswer, userScope } from '#contract/sync.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readChanges } from '#server/documents/changes.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { compactAll } from '#server/documents/compact.ts'
import { changeRows, insertRows, removeRows } from '#server/documents/rows.ts'
import { readSnapshot } from '#server/documents/snapshot.ts'
import { createMany } from '#server/documents/write.ts'
import { newDatabase } from '#test/support/postgres.ts'

const expenses = documentsOf('expenses')
const now = new Date('2026-03-31T10:00:00.000Z')

let database: Database
beforeAll(async () => {
  const url = await newDatabase()
  await migrate(url)
  database = openDatabase(url, pino({ level: 'silent' }), 4)
})
afterAll(() => database.close())

const newRows = (count: number) =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    ...expenses.facts.entity.defaults,
    amount: 5,
    currency: 'EUR',
    description: 'Bread',
    date: '2026-03-31',
  }))

async function newScope(count: number) {
  const uid = randomUUID()
  const scope = userScope(uid)
  const made = newRows(count)
  await database.transact((tx) => createMany(tx, expenses, made, { uid, scope, now }))
  return { uid, scope, ids: made.map(({ id }) => id) }
}

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const table = 'expenses'
const insert = (rows: string, ...values: unknown[]) =>
  database.transact((tx) => insertRows(tx, { table, rows, values }))
const change = (set: string, where: string, ...values: unknown[]) =>
  database.transact((tx) => changeRows(tx, { table, set, where, values }))
const remove = (where: string, ...values: unknown[]) =>
  database.transact((tx) => removeRows(tx, { table, where, values }))
const read = (scope: Scope, since = 0, limit = 5000) =>
  readChanges(database.pool, scope, since, limit)
async function revs(scope: Scope) {
  const { changes } = await read(scope)
  return changes.map(({ rev }) => rev)
}
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, n) => n + from)

describe('revisions', () => {
  it('count every row of a statement without a gap, in chunks or not', async () => {
    const count = limits.batchOperations * 2 + 1
    const { scope } = await newScope(count)
    expect(await revs(scope)).toEqual(upTo(count))
    await change('amount = 6', 't.scope = $1', scope)
    expect(await revs(scope)).toEqual(upTo(count * 2, count + 1))
  })

  it('keep only the last change of a row, and a deletion without its row', async () => {
    const { scope, ids } = await newScope(3)
    await change('amount = 6', 't.id = $1', ids[0])
    await remove('t.id = $1', ids[0])
    const { changes } = await read(scope)
    const last = JSON.parse(changes.at(-1)?.json ?? '')
    expect(changes).toHaveLength(3)
    expect(last).toEqual({ rev: 5, table: 'expenses', id: ids[0], row: null })
  })

  it('are not used up by what is rolled back or touches no row', async () => {
    const { scope } = await newScope(1)
    const broken = database.transact(async (tx) => {
      await removeRows(tx, { table: 'expenses', values: [scope], where: 't.scope = $1' })
      throw new Error('on purpose')
    })
    await expect(broken).rejects.toThrow('on purpose')
    await remove('t.scope = $1 and t.amount = 77', scope)
    expect(await revs(scope)).toEqual([1])
  })

  it('let writers of the same scopes in any order through, without a deadlock', async () => {
    const first = await newScope(1)
    const scopes = [first.scope, (await newScope(1)).scope]
    // New rows, so that the scopes themselves are all that the writers wait for.
    const both = (order: readonly string[]) =>
      insert(
        `select (jsonb_populate_record(e, jsonb_build_object(
            'id', gen_random_uuid(), 'scope', scope_of))).*
          from expenses e, unnest($1::text[]) as scope_of where e.id = $2`,
        order,
        first.ids[0],
      )
    // A deadlock would be thrown here: nothing is tried again.
    await Promise.all(upTo(40).map((n) => both(n % 2 ? scopes : scopes.toReversed())))
    for (const scope of scopes) expect((await read(scope)).cursor).toBe(41)
  })

  it('send no notification from inside the transaction', async () => {
    const { rows: found } = await query(
      `select proname from pg_proc where prosrc ilike '%notify%' and pronamespace =
        'public'::regnamespace`,
    )
    expect(found).toEqual([])
  })
})

describe('many rows at once', () => {
  it('are all written or none', async () => {
    const { uid, scope, ids } = await newScope(1)
    const clash = [...newRows(limits.batchOperations), { ...newRows(1)[0], id: ids[0] }]
    const refused = database.transact((tx) => createMany(tx, expenses, clash, { uid, scope, now }))
    await expect(refused).rejects.toMatchObject({ code: 'already-exists' })
    expect(await revs(scope)).toEqual([1])
  })

  it('travel in pieces that join without a gap', async () => {
    const { scope } = await newScope(25)
    const seen: number[] = []
    let cursor = 0
    let hasMore = true
    while (hasMore) {
      const piece = await read(scope, cursor, 10)
      seen.push(...piece.changes.map(({ rev }) => rev))
      cursor = piece.cursor
      hasMore = piece.hasMore
    }
    expect(seen).toEqual(upTo(25))
    expect(cursor).toBe(25)
  })
})

describe('old deletions', () => {
  it('are forgotten, and readers from before them start afresh', async () => {
    const { scope, ids } = await newScope(10)
    await remove('t.id = any($1)', ids.slice(0, 4))
    expect(await compactAll(database.pool, 2)).toBeGreaterThanOrEqual(2)
    const horizon = 12
    expect(await read(scope, horizon - 1)).toMatchObject({ isReset: true, cursor: 14 })
    const current = await read(scope, horizon)
    expect(current).toMatchObject({ isReset: false, cursor: 14, horizon })
    expect(current.changes.map(({ rev }) => rev)).toEqual([13, 14])
    expect(await compactAll(database.pool, 2)).toBe(0)
  })

  it('that were the very last change leave the cursor where it was', async () => {
    const { scope } = await newScope(1)
    await remove('t.scope = $1', scope)
    await compactAll(database.pool, 0)
    expect(await read(scope, 2)).toMatchObject({ isReset: false, cursor: 2, changes: [] })
    expect(await read(scope, 1)).toMatchObject({ isReset: true })
    expect(await read(scope, 3)).toMatchObject({ isReset: true })
  })
})

describe('a snapshot', () => {
  const snapshot = async (scope: Scope) => {
    const parts = await readSnapshot(database.pool, scope, null)
    return JSON.parse(parts.join('')) as SnapshotAnswer
  }
  const more = (id: string | undefined, count: number) =>
    insert(
      `select (jsonb_populate_record(e, jsonb_build_object(
          'id', gen_random_uuid(), 'amount', n))).*
        from expenses e, generate_series(1, $2) n where e.id = $1`,
      id,
      count,
    )

  it('has every row once, also where it is read in several goes', async () => {
    const { scope, ids } = await newScope(1)
    expect((await snapshot(scope)).tables.expenses?.rows).toHaveLength(1)
    for (const count of [9999, 1]) {
      await more(ids[0], count)
      const { tables, cursor } = await snapshot(scope)
      const { columns = [], rows: found = [] } = tables.expenses ?? {}
      const at = columns.indexOf('id')
      expect(new Set(found.map((row) => row[at])).size).toBe(cursor)
      expect(found).toHaveLength(cursor)
    }
  })
})

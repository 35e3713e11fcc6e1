import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userScope } from '#contract/sync.ts'
import { addOwnCommands } from '#server/api/own-commands.ts'
import { type Database, openDatabase, type Transaction } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { commands } from '#server/documents/commands.ts'
import { closeScope } from '#server/documents/write.ts'
import { newProfile } from '#server/users/new-profile.ts'
import { insertProfile } from '#server/users/profiles.ts'
import { newExpense } from '#test/support/caller.ts'
import { newDatabase } from '#test/support/postgres.ts'

const uid = randomUUID()
const now = new Date('2026-03-31T10:00:00.000Z')
const log = pino({ level: 'silent' })

let database: Database
beforeAll(async () => {
  addOwnCommands()
  const url = await newDatabase()
  await migrate(url)
  database = openDatabase(url, log, 8)
  const home = { country: 'AT', currency: 'EUR', timezone: 'Europe/Vienna', locale: 'de-AT' }
  const user = { email: 'anna@example.org', name: 'Anna Berg', ...home }
  await database.transact((tx) => insertProfile(tx, newProfile(uid, user, now)))
})
afterAll(() => database.close())

type Args = Readonly<Record<string, unknown>>

async function run(tx: Transaction, name: string, args: Args): Promise<void> {
  const command = commands.get(name)
  if (!command) throw new Error(`There is no command ${name}.`)
  const caller = { uid, sessionId: randomUUID() }
  await command({ tx, caller, now, log, say: async () => false, countTry: async () => {} }, args)
}

const write = (name: string, args: Args) => database.transact((tx) => run(tx, name, args))

async function newCategory(): Promise<string> {
  const id = randomUUID()
  await write('categories.create', { doc: { id, name: 'Garden', type: 'expense' } })
  return id
}

const spend = (categoryId: string, fields: Args = {}) =>
  ['expenses.create', { doc: newExpense({ categoryId, ...fields }) }] as const

/** Runs the first to its end but for the commit, lets the second run into it, then commits. */
async function meet(
  first: readonly [string, Args] | ((tx: Transaction) => Promise<void>),
  second: readonly [string, Args],
): Promise<PromiseSettledResult<void> | undefined> {
  let late: Promise<PromiseSettledResult<void>[]> | undefined
  await database.transact(async (tx) => {
    await (typeof first === 'function' ? first(tx) : run(tx, ...first))
    late = Promise.allSettled([write(...second)])
    for (let isWaiting = false; !isWaiting; ) {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      isWaiting = rowCount === 1
    }
  })
  return (await late)?.[0]
}

const refusedWith = (code: string, fields: Args) => ({
  status: 'rejected',
  reason: { code, fields },
})

describe('a category', () => {
  it('that is being used right now is not deleted', async () => {
    const id = await newCategory()
    const outcome = await meet(spend(id), ['categories.delete', { id }])
    expect(outcome).toMatchObject(refusedWith('in-use', { expenses: '1' }))
  })

  it('that is being deleted right now is not used', async () => {
    const id = await newCategory()
    const outcome = await meet(['categories.delete', { id }], spend(id))
    expect(outcome).toMatchObject(refusedWith('invalid-input', { categoryId: expect.any(String) }))
  })

  it('that is being merged away right now is not used', async () => {
    const [id, into] = [await newCategory(), await newCategory()]
    const outcome = await meet(['categories.merge', { id, into }], spend(id))
    expect(outcome).toMatchObject(refusedWith('invalid-input', { categoryId: expect.any(String) }))
  })

  it('that is being used right now takes that along when it is merged', async () => {
    const [id, into] = [await newCategory(), await newCategory()]
    const outcome = await meet(spend(id), ['categories.merge', { id, into }])
    expect(outcome).toMatchObject({ status: 'fulfilled' })
    expect(await orphans()).toEqual([])
  })

  it('keeps its type when it is being used right now', async () => {
    const id = await newCategory()
    const change = { id, patch: { type: 'income' } }
    const outcome = await meet(spend(id), ['categories.update', change])
    expect(outcome).toMatchObject(refusedWith('invalid-input', { type: expect.any(String) }))
  })
})

/** Rows that point at nothing: in a field, in a part, or above themselves. */
async function orphans() {
  const { rows } = await database.pool.query(
    `with known as (select id from categories union all select id from global_categories),
      used as (
        select category_id as id from expenses
        union all select (line->>'categoryId')::uuid from expenses, jsonb_array_elements(lines) line
        union all select category_id from incomes
        union all select category_id from category_rules
        union all select parent_id from categories
      )
    select id from used where id is not null and id not in (select id from known)`,
  )
  return rows
}

describe('many writers at once', () => {
  it('leave nothing orphaned, whoever comes first', async () => {
    const outcomes = { done: 0, refused: 0 }
    for (let round = 0; round < 8; round++) {
      const [id, into, child] = [await newCategory(), await newCategory(), randomUUID()]
      const parts = [id, into].map((categoryId) => ({ categoryId, amount: 625, note: null }))
      const below = { id: child, name: 'Beds', type: 'expense', parentId: id }
      const rule = { id: randomUUID(), type: 'expense', contains: 'seed', categoryId: id }
      const end = round % 2 === 0 ? 'categories.merge' : 'categories.delete'
      const writes = [
        ...Array.from({ length: 6 }, () => spend(id)),
        spend(into, { lines: parts }),
        ['categories.create', { doc: below }] as const,
        ['category_rules.create', { doc: rule }] as const,
      ]
      writes.splice((round * 3) % writes.length, 0, [
        end,
        end === 'categories.merge' ? { id, into } : { id },
      ] as never)
      const settled = await Promise.allSettled(writes.map(([name, args]) => write(name, args)))
      for (const { status } of settled) outcomes[status === 'fulfilled' ? 'done' : 'refused']++
      expect(await orphans()).toEqual([])
    }
    expect(outcomes.done).toBeGreaterThan(20)
    expect(outcomes.done + outcomes.refused).toBe(80)
  })

  it('count every row of a batch once', async () => {
    const docs = () => Array.from({ length: 50 }, () => newExpense())
    const before = await revision()
    await Promise.all(
      Array.from({ length: 6 }, () => write('expenses.createMany', { docs: docs() })),
    )
    expect(await revision()).toBe(before + 300)
  })
})

async function revision(): Promise<number> {
  const { rows } = await database.pool.query<{ rev: number }>(
    'select rev from sync_scope where scope = $1',
    [`u:${uid}`],
  )
  return rows[0]?.rev ?? 0
}

// The last one: nothing can be written any more.
describe('the book of somebody who leaves right now', () => {
  it('takes nothing that was on its way', async () => {
    const groceries = '019b0000-0000-7000-8000-000000000100'
    const outcome = await meet((tx) => closeScope(tx, userScope(uid)), spend(groceries))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'not-signed-in' } })
  })
})

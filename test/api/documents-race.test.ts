import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userScope } from '#contract/sync.ts'
import { type Database, openDatabase, type Transaction } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { checkReferences } from '#server/documents/references.ts'
import { createMany, deleteOne } from '#server/documents/write.ts'
import { newExpense } from '#test/support/caller.ts'
import { newDatabase } from '#test/support/postgres.ts'

const categories = documentsOf('categories')
const expenses = documentsOf('expenses')
const uid = randomUUID()
const hand = { uid, scope: userScope(uid), now: new Date() }

let database: Database
beforeAll(async () => {
  const url = await newDatabase()
  await migrate(url)
  database = openDatabase(url, pino({ level: 'silent' }), 4)
})
afterAll(() => database.close())

async function newCategory(): Promise<string> {
  const id = randomUUID()
  const row = { ...categories.facts.entity.defaults, id, name: 'Garden', type: 'expense' }
  await database.transact((tx) => createMany(tx, categories, [row], hand))
  return id
}

const spend = async (tx: Transaction, categoryId: string) => {
  const row = { ...expenses.facts.entity.defaults, ...newExpense({ categoryId }) }
  await checkReferences(tx, expenses, hand.scope, row)
  await createMany(tx, expenses, [row], hand)
}

/** Runs the first to its end but for the commit, lets the second run into it, then commits. */
async function meet<T>(
  first: (tx: Transaction) => Promise<unknown>,
  second: (tx: Transaction) => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  let late: Promise<PromiseSettledResult<T>[]> | undefined
  await database.transact(async (tx) => {
    await first(tx)
    late = Promise.allSettled([database.transact(second)])
    for (let isWaiting = false; !isWaiting; ) {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      isWaiting = rowCount === 1
    }
  })
  const [outcome] = (await late) ?? []
  if (!outcome) throw new Error('The second never ran.')
  return outcome
}

it('a category that is being used right now is not deleted', async () => {
  const id = await newCategory()
  const outcome = await meet(
    (tx) => spend(tx, id),
    (tx) => deleteOne(tx, categories, id, hand.scope),
  )
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: { code: 'in-use', fields: { expenses: '1' } },
  })
})

it('a category that is being deleted right now is not used', async () => {
  const id = await newCategory()
  const outcome = await meet(
    (tx) => deleteOne(tx, categories, id, hand.scope),
    (tx) => spend(tx, id),
  )
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: { code: 'invalid-input', fields: { categoryId: expect.any(String) } },
  })
})

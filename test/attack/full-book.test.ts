import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { openFixture } from './open-fixture.ts'

const timeout = 600_000
const MOST = 500
const real = { rowsOfCollection: limits.rowsOfCollection, rowsPerHour: limits.rowsPerHour }

const newExpense = () => ({
  ...{ id: crypto.randomUUID(), description: 'Bread', amount: 100, currency: 'EUR' },
  date: '2026-03-01',
})

/** How many rows get into one book in which there is room for 500. */
async function attackRows(bounds: Partial<typeof limits>, push: number) {
  const stand = await openFixture({})
  Object.assign(limits, bounds)
  const anna = await TestCaller.signUp(stand.url)
  const codes = new Set<string>()
  for (let turn = 0; turn < 5; turn++) {
    const docs = Array.from({ length: push }, newExpense)
    const body = {
      commands: [{ key: crypto.randomUUID(), name: 'expenses.createMany', args: { docs } }],
    }
    const answer = await anna.call<Answer>('POST', '/api/sync/push', { body })
    codes.add(answer.body.results?.[0]?.code ?? answer.body.code ?? 'taken')
  }
  const { rows } = await stand.engine.database.pool.query<{ count: number }>(
    'select count(*) from expenses where scope = $1',
    [`u:${anna.uid}`],
  )
  Object.assign(limits, real)
  await stand.close()
  return { rows: rows[0]?.count ?? 0, codes: [...codes] }
}

interface Answer {
  readonly code?: string
  readonly results?: readonly { readonly code?: string }[]
}

it('one book holds no more rows than it has room for', { timeout }, async () => {
  const found = await attackRows({ rowsOfCollection: MOST as never }, 200)
  prove('attack', 'Full books', { rows: found.rows, room: MOST })
  expect(found).toEqual({ rows: 400, codes: ['taken', 'book-full'] })
})

it('rows are counted, however few calls they come in', { timeout }, async () => {
  const found = await attackRows({ rowsPerHour: MOST as never }, 200)
  prove('attack', 'Rows in an hour', { rows: found.rows, allowed: MOST })
  expect(found).toEqual({ rows: 400, codes: ['taken', 'too-many-requests'] })
})

it('a book without a bound is found', { timeout }, async () => {
  const found = await attackRows({}, 200)
  prove('attack', 'Full books, planted without a bound', { rows: found.rows, room: MOST })
  expect(found).toEqual({ rows: 1000, codes: ['taken'] })
})

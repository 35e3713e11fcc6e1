import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isByPlan } from '#domain/budgets/projection.ts'
import { convertTotals } from '#domain/convert-totals.ts'
import { netOf, partsOf } from '#domain/ledger.ts'
import { addAmounts } from '#domain/money.ts'
import { rateTable } from '#domain/rates.ts'
import { splitAmount } from '#domain/split-amount.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { createMany } from '#server/documents/write.ts'
import { type DayCost, readDayCosts } from '#server/ledger/day-costs.ts'
import { addRates, rateColumns } from '#server/rates/rates.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, type Person } from '../support/notice-stand.ts'
import { type RandomExpense, randomExpenses } from '../support/random-ledger.ts'

const from = '2025-03-01'
const to = '2026-12-31'

let one: TestEngine
let anna: Person
let rows: readonly RandomExpense[]
beforeAll(async () => {
  one = await openTestEngine()
  anna = await newPerson(one)
  rows = randomExpenses(from, 3000, 42)
  const hand = { uid: anna.uid, scope: `u:${anna.uid}`, now: one.now() } as const
  await one.engine.database.transact((tx) =>
    createMany(tx, documentsOf('expenses'), rows as never, hand),
  )
  // Rates with holes: of some days there is none near.
  await one.engine.database.pool.query('delete from rates')
  const days = Array.from({ length: 40 }, (_, n) => `2025-${pad((n % 12) + 1)}-${pad(n % 27)}`)
  await addRates(
    one.engine.database.pool,
    [...new Set(days)].flatMap((day, n) => [
      { day, currency: 'USD', rate: `1.0${n}7` },
      { day, currency: 'JPY', rate: `16${n % 10}.55` },
      ...(n % 2 === 0 ? [{ day, currency: 'KWD', rate: '0.336123' }] : []),
      ...(n % 3 === 0 ? [{ day, currency: 'CHF', rate: '0.93125' }] : []),
    ]),
  )
})
afterAll(() => one.close())

const pad = (number: number) => String(number + (number === 0 ? 1 : 0)).padStart(2, '0')

const query = async <Found extends object>(text: string, values: readonly unknown[] = []) =>
  (await one.engine.database.pool.query<Found>(text, [...values])).rows

describe('the ledger of the database', () => {
  it('says of every part of every expense what the domain says', async () => {
    const found = await query<{ entryId: string; part: number }>(
      `select entry_id as "entryId", part, category_id as "categoryId", gross, refunded, back,
        repaid, net, date, currency, by_plan as "isByPlan" from ledger_parts
        where scope = $1 order by entry_id, part`,
      [`u:${anna.uid}`],
    )
    const said = rows.flatMap((row) =>
      partsOf(row).map((part, at) => ({
        ...part,
        entryId: row.id,
        part: at,
        net: netOf(part),
        date: row.date,
        currency: row.currency,
        isByPlan: isByPlan(row),
      })),
    )
    const inOrder = said.toSorted((a, b) =>
      a.entryId === b.entryId ? a.part - b.part : a.entryId < b.entryId ? -1 : 1,
    )
    expect(said.length).toBeGreaterThan(rows.length)
    expect(found).toEqual(inOrder)
  })

  it('shares out as the domain does, whoever is first', async () => {
    const cases = Array.from({ length: 400 }, (_, n) => ({
      amount: (n * 7919) % 1009,
      weights: Array.from({ length: (n % 6) + 1 }, (_unused, at) => ((n + at) % 4) + 1),
      id: randomUUID(),
    }))
    const found = await query<{ shares: readonly number[] }>(
      `select to_json(split_amount(amount, weights, id)) as shares
        from jsonb_to_recordset($1) as c (amount bigint, weights bigint[], id text)`,
      [JSON.stringify(cases)],
    )
    expect(found.map(({ shares }) => shares)).toEqual(
      cases.map(({ amount, weights, id }) => splitAmount(amount, weights, id)),
    )
  })

  it('knows incomes by what they add to what was earned', async () => {
    const hand = { uid: anna.uid, scope: `u:${anna.uid}`, now: one.now() } as const
    const income = { id: randomUUID(), amount: 500, currency: 'EUR', description: 'Pay', tags: [] }
    const paidBack = { ...income, id: randomUUID(), settles: randomUUID() }
    await one.engine.database.transact((tx) =>
      createMany(
        tx,
        documentsOf('incomes'),
        [income, paidBack].map((row) => ({ ...row, date: from })),
        hand,
      ),
    )
    const nets = await query<{ id: string; net: number }>(
      `select entry_id as id, net from ledger_parts where scope = $1 and kind = 'income'`,
      [`u:${anna.uid}`],
    )
    expect(nets).toHaveLength(2)
    expect(nets).toEqual(expect.arrayContaining([{ id: income.id, net: 500 }]))
    expect(nets).toEqual(expect.arrayContaining([{ id: paidBack.id, net: 0 }]))
  })

  it('is read by scope and date, not as a whole', async () => {
    await query('analyze expenses')
    const plan = await query<{ 'QUERY PLAN': string }>(
      `explain select * from ledger_parts where scope = 'u:nobody' and kind = 'expense'
        and date between '2025-05-01' and '2025-05-31'`,
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('expenses_newest_first')
    expect(text).not.toContain('Seq Scan on expenses')
    expect(text).not.toContain('incomes')
  })
})

/** The domain's sums by day and category. */
async function summed(currency: string): Promise<readonly DayCost[]> {
  const currencies = ['USD', 'JPY', 'KWD', 'CHF', 'GHS']
  const columns = await rateColumns(one.engine.database.pool, { currencies, from, till: to })
  const rates = rateTable(columns)
  const cells = new Map<string, DayCost>()
  for (const row of rows) {
    for (const part of partsOf(row)) {
      const net = netOf(part)
      if (net === 0) continue
      const key = `${row.date} ${part.categoryId ?? 'zz'}`
      const { amount } = convertTotals([row], currency, rates, () => net)
      const cell = cells.get(key)
      const everyday = isByPlan(row) ? 0 : amount
      cells.set(key, {
        day: row.date,
        categoryId: part.categoryId,
        cost: addAmounts(cell ? cell.cost : 0, amount),
        everyday: addAmounts(cell ? cell.everyday : 0, everyday),
      })
    }
  }
  return [...cells].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell)
}

describe.each(['EUR', 'USD', 'JPY', 'KWD'])('the costs by day and category in %s', (currency) => {
  it('are the domain’s to the last unit, and unknown where they are', async () => {
    const scope = `u:${anna.uid}` as const
    const found = await readDayCosts(one.engine.database.pool, { scope, currency, from, to })
    const expected = await summed(currency)
    const known = expected.filter(({ cost }) => cost !== null)
    expect(known.length).toBeGreaterThan(100)
    expect(known.length).toBeLessThan(expected.length)
    expect(found).toEqual(expected)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transactionDefaults } from '#contract/ledger/transaction.ts'
import { cutsOf } from '#domain/budgets/cuts.ts'
import { type BudgetTerms, historyOf, type SpentIn } from '#domain/budgets/history.ts'
import { isByPlan } from '#domain/budgets/projection.ts'
import { type BudgetScope, budgetScope, isInScope } from '#domain/budgets/scope.ts'
import { isWithin } from '#domain/calendar/calendar.ts'
import { shareEntry } from '#domain/groups/share-entry.ts'
import { netOf, partsOf, type Worth } from '#domain/ledger.ts'
import { addMissing, convertTotals, tookRate } from '#domain/money/convert-totals.ts'
import { addAmounts } from '#domain/money/money.ts'
import { splitAmount } from '#domain/money/split-amount.ts'
import { sumCosts } from '#server/budgets/sum-costs.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { createMany } from '#server/documents/write.ts'
import { type DayCost, readDayCosts } from '#server/ledger/day-costs.ts'
import { addRates, readRateTable } from '#server/rates/rates.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { type RandomExpense, randomExpenses, someCategories } from '../support/random-ledger.ts'

const from = '2025-03-01'
const to = '2026-12-31'

const ownRate = (currency: string, into: string, rate: string, fromOn: string, toOn?: string) => ({
  ...{ id: randomUUID(), currency, to: into, rate, fromOn, toOn: toOn ?? null },
})
/** Some that stand in for rates that are too old, some for what has none, one above another. */
const ownRates = [
  ownRate('USD', 'EUR', '0.9', '2025-05-01'),
  ownRate('USD', 'JPY', '151.5', '2026-01-10', '2026-02-10'),
  ownRate('JPY', 'USD', '0.0071', '2025-04-01', '2026-02-01'),
  ownRate('GHS', 'KWD', '0.0251', '2025-06-01', '2025-09-30'),
  ownRate('GHS', 'EUR', '0.07', '2025-08-15', '2025-08-31'),
  ownRate('CHF', 'GHS', '11.3', '2025-11-01', '2025-12-31'),
]

let one: TestEngine
let anna: Person
let rows: readonly RandomExpense[]
beforeAll(async () => {
  one = await openTestEngine()
  anna = await newPerson(one)
  rows = randomExpenses(from, 3000, 42)
  const writer = { uid: anna.uid, scope: `u:${anna.uid}`, now: one.now() } as const
  await one.engine.database.transact((tx) =>
    createMany(tx, documentsOf('expenses'), rows as never, writer),
  )
  await one.engine.database.transact((tx) =>
    createMany(tx, documentsOf('own_rates'), ownRates as never, writer),
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

/** Lists tell what came back from what is still open; the database has both as one. */
const asStored = <Own extends Worth>({ returned, ...own }: Own) => ({
  ...own,
  back: own.back + returned,
})

describe('the ledger of the database', () => {
  it('says of every part of every expense what the domain says', async () => {
    const found = await query<{ entryId: string; part: number }>(
      `select entry_id as "entryId", part, category_id as "categoryId", gross, refunded, back,
        repaid, net, date, currency, by_plan as "isByPlan" from ledger_parts
        where scope = $1 order by entry_id, part`,
      [`u:${anna.uid}`],
    )
    const said = rows.flatMap((row) =>
      // Those that count come first.
      partsOf(row)
        .toSorted((a, b) => Number(netOf(a) === 0) - Number(netOf(b) === 0))
        .map((part, at) => ({
          ...asStored(part),
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
    const writer = { uid: anna.uid, scope: `u:${anna.uid}`, now: one.now() } as const
    const said = { amount: 500, currency: 'EUR', description: 'Pay', tags: [] }
    const income = { ...transactionDefaults, ...said, id: randomUUID() }
    const paidBack = { ...income, id: randomUUID(), settles: randomUUID() }
    await one.engine.database.transact((tx) =>
      createMany(
        tx,
        documentsOf('incomes'),
        [income, paidBack].map((row) => ({ ...row, date: from })),
        writer,
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

  it('knows my part of what a group spent by what it costs me', async () => {
    const writer = { uid: anna.uid, scope: `u:${anna.uid}`, now: one.now() } as const
    const part = (share: number, paid: number) => ({
      ...{ id: randomUUID(), groupId: randomUUID(), expenseId: randomUUID() },
      ...{ memberId: randomUUID(), description: 'Dinner', date: '2027-05-01', currency: 'EUR' },
      ...{ share, paid, categoryId: null, groupCategoryId: null },
    })
    const parts = [part(3000, 9000), part(0, 500)]
    await one.engine.database.transact((tx) =>
      createMany(tx, documentsOf('group_shares'), parts, writer),
    )
    const found = await query(
      `select entry_id as id, kind, gross, refunded, back, repaid, net from ledger_parts
        where scope = $1 and date = '2027-05-01' and net <> 0`,
      [`u:${anna.uid}`],
    )
    const entries = parts.flatMap((own) => shareEntry(own) ?? [])
    const said = entries.flatMap((entry) =>
      partsOf(entry).map(({ categoryId: _c, ...worth }) => ({
        ...{ id: entry.id, kind: 'expense', ...asStored(worth), net: netOf(worth) },
      })),
    )
    expect(found).toEqual(said)
    expect(said).toMatchObject([{ net: 3000 }])
  })

  it('is read by scope and date, not as a whole', async () => {
    await query('analyze expenses')
    const plan = await query<{ 'QUERY PLAN': string }>(
      `explain select * from ledger_parts where scope = 'u:nobody' and kind = 'expense'
        and date between '2025-05-01' and '2025-05-31'`,
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toMatch(/expenses_newest_first|expenses_pkey/)
    expect(text).not.toContain('Seq Scan on expenses')
    expect(text).not.toContain('incomes')
  })
})

/** The domain's sums by day and category. */
async function summed(currency: string): Promise<readonly DayCost[]> {
  const currencies = ['USD', 'JPY', 'KWD', 'CHF']
  const span = { currencies, from, till: to }
  const rates = await readRateTable(one.engine.database.pool, `u:${anna.uid}`, span)
  const cells = new Map<string, DayCost>()
  for (const row of rows) {
    for (const part of partsOf(row)) {
      const net = netOf(part)
      if (net === 0) continue
      const key = `${row.date} ${part.categoryId ?? 'zz'}`
      const conversion = convertTotals([row], currency, rates, () => net)
      const { amount, missing } = conversion
      const cell = cells.get(key)
      const everyday = isByPlan(row) ? 0 : amount
      cells.set(key, {
        day: row.date,
        categoryId: part.categoryId,
        cost: addAmounts(cell ? cell.cost : 0, amount),
        everyday: addAmounts(cell ? cell.everyday : 0, everyday),
        missing: addMissing([cell?.missing ?? [], missing]),
        isAbout: cell?.isAbout || tookRate(conversion),
      })
    }
  }
  return [...cells].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell)
}

describe.each(['EUR', 'USD', 'JPY', 'KWD'])('the costs by day and category in %s', (currency) => {
  const amountsOf = ({ missing, ...cost }: DayCost) => ({
    ...cost,
    missing: new Map(missing.map((one) => [one.currency, one.amount])),
  })

  it('are the domain’s to the last unit, with what has no rate', async () => {
    const scope = `u:${anna.uid}` as const
    const found = await readDayCosts(one.engine.database.pool, { scope, currency, from, to })
    const expected = await summed(currency)
    const whole = expected.filter(({ missing }) => missing.length === 0)
    expect(whole.length).toBeGreaterThan(100)
    expect(whole.length).toBeLessThan(expected.length)
    expect(found.map(amountsOf)).toEqual(expected.map(amountsOf))
  })
})

const kinds = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const
const budgets = (['keep', 'reset', 'cap'] as const).flatMap((surplus) =>
  (['carry', 'forgive'] as const).map((deficit, at): BudgetTerms & { categoryIds: string[] } => ({
    period: kinds[(surplus.length + at) % kinds.length] ?? 'monthly',
    startOn: '2025-03-01',
    endOn: null,
    amount: 10_000_000,
    amountChanges: [{ from: '2025-08-17', amount: 33_333_333 }],
    moves: [{ id: 'm', on: '2025-06-05', amount: -123, otherId: 'b' }],
    rollover: { surplus, deficit, cap: 5_000_000 },
    categoryIds: at === 0 ? [] : [someCategories[at] ?? ''],
  })),
)

describe('the lines of an expense', () => {
  it('begin with one that counts, also where all of the first is expected back', async () => {
    const lines = JSON.stringify([{ amount: 90 }, { amount: 9 }, { amount: 1 }])
    const { rows } = await one.engine.database.pool.query<{ part: number; net: number }>(
      `select part, (amount - back)::integer as net from expense_lines($1::jsonb, 99, $2)
       order by part`,
      [lines, '00000000-0000-7000-8000-000000000001'],
    )
    expect(rows.map(({ part }) => part)).toEqual([0, 1, 2])
    expect(rows[0]?.net).toBeGreaterThan(0)
  })
})

describe('the periods of a budget', () => {
  const parents = [{ id: someCategories[2], parentId: someCategories[1] }]
  const bySums =
    (cells: readonly DayCost[], scope: BudgetScope): SpentIn =>
    (days) =>
      cells
        .filter(({ day, categoryId }) => isWithin(day, days) && isInScope(scope, categoryId))
        .reduce<number | null>((sum, { cost }) => addAmounts(sum, cost), 0)

  it('are the same whether the database or the domain has added up', async () => {
    const scope = `u:${anna.uid}` as const
    const span = { scope, currency: 'EUR', from, to }
    // What is too large to be exact leaves nothing to compare.
    const isSmall = ({ cost }: DayCost) => cost !== null && Math.abs(cost) < 10 ** 13
    const found = (await readDayCosts(one.engine.database.pool, span)).filter(isSmall)
    const expected = (await summed('EUR')).filter(isSmall)
    for (const budget of budgets) {
      const counted = budgetScope(budget.categoryIds, parents)
      const mine = historyOf(budget, '2026-04-30', bySums(expected, counted))
      const theirs = historyOf(budget, '2026-04-30', sumCosts(found, counted).spentIn)
      expect(theirs).toEqual(mine)
      expect(mine.every(({ closing }) => closing !== null)).toBe(true)
      expect(mine.length).toBeGreaterThan(1)
    }
  })

  it('are the same from stretches of days as from single ones', async () => {
    const scope = `u:${anna.uid}` as const
    const today = '2026-04-30'
    const { pool } = one.engine.database
    const days = await readDayCosts(pool, { scope, currency: 'EUR', from, to })
    for (const budget of budgets) {
      const cuts = cutsOf([budget], today, ({ startOn }) => startOn)
      const stretches = await readDayCosts(pool, { scope, currency: 'EUR', from, to, cuts })
      const counted = budgetScope(budget.categoryIds, parents)
      const [whole, single] = [sumCosts(stretches, counted), sumCosts(days, counted)]
      const [mine, theirs] = [single, whole].map(({ spentIn }) => historyOf(budget, today, spentIn))
      expect(theirs).toEqual(mine)
      const week = { from: '2026-04-16', to: '2026-04-22' }
      expect(whole.everydayIn(week)).toBe(single.everydayIn(week))
      expect(stretches.length).toBeLessThan(days.length / 2)
    }
  })
})

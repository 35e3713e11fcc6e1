import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userScope } from '#contract/sync.ts'
import { isWithin } from '#domain/calendar/calendar.ts'
import { netOf, partsOf } from '#domain/ledger.ts'
import { convertTotals } from '#domain/money/convert-totals.ts'
import { addAmounts } from '#domain/money/money.ts'
import { rateTable } from '#domain/money/rates.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { readFlow } from '#server/analytics/flow.ts'
import { valuesOf } from '#server/analytics/look.ts'
import { readBuckets } from '#server/analytics/read-buckets.ts'
import { sumsOf } from '#server/analytics/sums.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { changeRows, insertRows, removeRows } from '#server/documents/rows.ts'
import { createMany } from '#server/documents/write.ts'
import { rateColumns } from '#server/rates/rates.ts'
import { byHand } from '#test/support/by-hand.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { type RandomExpense, randomExpenses } from '../support/random-ledger.ts'

let one: TestEngine
let uid: string
let rows: readonly RandomExpense[]
beforeAll(async () => {
  one = await openTestEngine()
  uid = (await newPerson(one)).uid
  rows = randomExpenses('2025-09-01', 800, 11)
  const hand = { uid, scope: userScope(uid), now: one.now() } as const
  await one.engine.database.transact((tx) =>
    createMany(tx, documentsOf('expenses'), rows as never, hand),
  )
})
afterAll(() => one.close())

const query = async <Found extends object>(text: string, values: readonly unknown[] = []) =>
  (await one.engine.database.pool.query<Found>(text, [...values])).rows

const refresh = (openFrom = 'infinity') =>
  query('select refresh_days($1, $2), refresh_payees($1)', [userScope(uid), openFrom])

/** The same as `count_days`, written the other way: nothing kept may differ from the view. */
const daysOfView = `select scope, currency, date as day, kind, category_id, by_plan,
    sum(net)::bigint as share, sum(paid)::bigint as paid from ledger_parts
  where scope = $1 and (net <> 0 or paid <> 0)
  group by scope, currency, date, kind, category_id, by_plan`
const daysKept = `select scope, currency, day, kind, category_id, by_plan, share, paid
  from ledger_days where scope = $1`
const payeesOfView = `select currency, to_char(date, 'YYYY-MM') as month, lower(payee) as payee,
    sum(net)::bigint as share, sum(paid)::bigint as paid from ledger_parts
  where scope = $1 and kind = 'expense' and (net <> 0 or paid <> 0) group by 1, 2, 3`
const payeesKept = `select currency, to_char(month, 'YYYY-MM') as month, payee, share, paid
  from ledger_payees where scope = $1`

const sumsOfDays = 'sum(share), sum(paid), sum(share_rows), sum(paid_rows), sum(share_firsts)'
const sumsKept = 'share, paid, share_rows, paid_rows, share_firsts'
const monthsOfDays = `select currency, date_trunc('month', day)::date, kind, category_id, by_plan,
    ${sumsOfDays}, sum(paid_firsts) from ledger_days where scope = $1 group by 1, 2, 3, 4, 5`
const monthsKept = `select currency, month, kind, category_id, by_plan, ${sumsKept}, paid_firsts
  from ledger_months where scope = $1`
const totalsOfDays = `select currency, day, kind, by_plan, ${sumsOfDays}, sum(paid_firsts)
  from ledger_days where scope = $1 group by 1, 2, 3, 4`
const totalsKept = `select currency, day, kind, by_plan, ${sumsKept}, paid_firsts
  from ledger_totals where scope = $1`

async function differences(): Promise<readonly object[]> {
  const pairs = [
    [daysOfView, daysKept],
    [daysKept, daysOfView],
    [payeesOfView, payeesKept],
    [payeesKept, payeesOfView],
    [monthsOfDays, monthsKept],
    [monthsKept, monthsOfDays],
    [totalsOfDays, totalsKept],
    [totalsKept, totalsOfDays],
  ]
  const found = pairs.map(([a, b]) => query(`(${a}) except all (${b})`, [userScope(uid)]))
  return (await Promise.all(found)).flat()
}

const anyRow = (at: number) => rows[at % rows.length]?.id

const income = () =>
  insertRows(byHand(one.engine.database.pool), {
    table: 'incomes',
    rows: `(id, scope, amount, currency, description, date, tags, created_at,
        created_by, updated_at)
      values ($1, $2, 5000, 'EUR', 'Pay', '2026-02-27', '{}', now(), $3, now())`,
    values: [randomUUID(), userScope(uid), uid],
  })

const share = (amount: number, paid: number) =>
  insertRows(byHand(one.engine.database.pool), {
    table: 'group_shares',
    rows: `(id, scope, group_id, expense_id, member_id, description, date,
        currency, share, paid, created_at, updated_at)
      values ($1, $2, $3, $4, $5, 'Dinner', '2026-02-14', 'EUR', $6, $7, now(), now())`,
    values: [randomUUID(), userScope(uid), randomUUID(), randomUUID(), randomUUID(), amount, paid],
  })

const table = 'expenses'
const set = (to: string, where: string, ...values: unknown[]) =>
  changeRows(byHand(one.engine.database.pool), { table, set: to, where, values })

/** One of many changes, by its number. */
async function change(at: number): Promise<void> {
  const id = anyRow(at * 7)
  const changes = [
    () => set('date = t.date + $2::integer', 't.id = $1', id, at % 40),
    () => set('merchant = $2', 't.id = $1', id, `Shop ${at % 3}`),
    () => set('category_id = null', 't.id = $1 and t.lines is null', id),
    () => removeRows(byHand(one.engine.database.pool), { table, where: 't.id = $1', values: [id] }),
    income,
    () => share(at, at * 3),
    () => share(0, at + 1),
  ]
  await changes[at % changes.length]?.()
}

describe('the sums that are kept', () => {
  it('are those of the domain, to the last unit', async () => {
    const span = { from: '2025-10-01', to: '2026-06-30' }
    const { pool } = one.engine.database
    const currencies = ['USD', 'JPY', 'KWD', 'CHF']
    const reach = { currencies, from: span.from, till: span.to }
    const rates = rateTable(await rateColumns(pool, reach))
    const said = new Map<string, number | null>()
    const lacked = new Map<string, number | null>()
    for (const row of rows.filter(({ date }) => isWithin(date, span))) {
      for (const part of partsOf(row)) {
        const net = netOf(part)
        if (net === 0) continue
        const { amount, missing } = convertTotals([row], 'EUR', rates, () => net)
        const key = part.categoryId ?? 'none'
        for (const one of missing) {
          lacked.set(one.currency, addAmounts(lacked.get(one.currency) ?? 0, one.amount))
        }
        said.set(key, addAmounts(said.get(key) ?? (said.has(key) ? null : 0), amount))
      }
    }
    const { categories, missing } = await readFlow(await lookOf(one, uid), span, 'month')
    const found = categories.map(({ categoryId, total }) => [categoryId ?? 'none', total] as const)
    expect(new Map(found)).toEqual(said)
    expect(said.size).toBeGreaterThan(3)
    expect(lacked.size).toBeGreaterThan(0)
    expect(new Map(missing.map((one) => [one.currency, one.amount]))).toEqual(lacked)
  })

  it('are those of the view after changes of every kind', async () => {
    for (let at = 0; at < 40; at++) await change(at)
    await refresh()
    expect(await differences()).toEqual([])
  })

  it('lose nothing that is written while they are counted', async () => {
    for (let round = 0; round < 8; round++) {
      const writes = Array.from({ length: 6 }, (_, n) => change(100 + round * 6 + n))
      await Promise.all([refresh(), ...writes, refresh('2026-02-01'), refresh()])
    }
    await refresh()
    expect(await differences()).toEqual([])
    const marks = await query('select * from ledger_marks where scope = $1', [userScope(uid)])
    expect(marks).toEqual([])
  })

  it('leave a month that is open for later, and no reader takes it for added up', async () => {
    await refresh()
    await income()
    await refresh('2026-02-01')
    const marked = 'select sums, day from ledger_marks where scope = $1'
    expect(await query(marked, [userScope(uid)])).toEqual([{ sums: 'months', day: '2026-02-01' }])
    const look = await lookOf(one, uid)
    const span = { from: '2026-01-01', to: '2026-02-28' }
    const read = (openFrom: string) => readBuckets({ ...look, openFrom }, span, ['2026-02-01'])
    const before = await read('2026-02-01')
    await refresh('2026-03-01')
    expect(await query(marked, [userScope(uid)])).toEqual([])
    expect(await differences()).toEqual([])
    expect(new Set(await read('2026-03-01'))).toEqual(new Set(before))
  })

  it('work each conversion out once, however often a sum names it', async () => {
    const look = { ...(await lookOf(one, uid)), currency: 'CHF', others: ['EUR', 'USD'] }
    const { rows: plan } = await one.engine.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (verbose) with ${sumsOf(look, { keys: ['date'] })} select * from sums`,
      [...valuesOf(look, { from: '2026-01-01', to: '2026-02-28' })],
    )
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text.match(/\bdiv\(/g)).toHaveLength(1)
    expect(text).not.toContain('rounded_quotient(')
  })

  it('go with the account they are of', async () => {
    await refresh()
    await deleteAccount(one.engine, uid)
    const kept = ['ledger_days', 'ledger_months', 'ledger_totals', 'ledger_payees', 'ledger_marks']
    for (const table of kept) {
      expect(await query(`select from ${table} where scope = $1`, [userScope(uid)])).toEqual([])
    }
  })
})

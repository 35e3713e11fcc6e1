import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { adviceIn } from '#domain/advice/catalogue.ts'
import type { Facts } from '#domain/advice/facts.ts'
import { readTodaysAdvice } from '#server/advice/todays-advice.ts'
import { createApp } from '#server/app.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { iconNames } from '#web/categories/icon-names.data.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { recount } from '../support/recount/recount.ts'

interface Demo {
  readonly scope: string
  readonly facts: Facts
}

let stand: TestEngine
let demos: readonly Demo[]

async function begin(): Promise<Demo> {
  const answer = await createApp(stand.engine).request('/api/auth/demo', { method: 'POST' })
  const { user }: SessionAnswer = await answer.json()
  const profile = await requireProfile(stand.engine.database.pool, user.id)
  const { known } = await readTodaysAdvice(stand.engine, profile)
  return { scope: `u:${user.id}`, facts: known.facts }
}

beforeAll(async () => {
  stand = await openTestEngine({ env: { DEMO: '1', DEMOS_PER_HOUR: '50' } })
  demos = [await begin(), await begin(), await begin()]
})
afterAll(() => stand.close())

const rowsOf = async <Row extends object>(sql: string, scope: string) => {
  const { rows } = await stand.engine.database.pool.query<Row>(sql, [scope])
  return rows
}

/** What anybody who tries the demo sees, looked at for what cannot be. */
describe('the household of a demo', () => {
  it('has something on every screen', async () => {
    const tables = ['expenses', 'incomes', 'budgets', 'goals', 'loans', 'expense_templates']
    for (const { scope, facts } of demos) {
      for (const table of [
        ...tables,
        'income_templates',
        'categories',
        'imports',
        'accounts',
        'transfers',
        'transfer_templates',
      ]) {
        const found = await rowsOf(`select id from ${table} where scope = $1 limit 1`, scope)
        expect(found, table).toHaveLength(1)
      }
      expect(facts.groups.length).toBeGreaterThan(0)
    }
  })

  it('has kept the receipts of a few purchases', async () => {
    for (const { scope } of demos) {
      const sql = `select e.merchant, r.width from expenses e join receipts r on r.id = e.receipt_id
        where e.scope = $1 and r.stored_at is not null and r.bytes > 0`
      const kept = await rowsOf<{ merchant: string; width: number }>(sql, scope)
      expect(kept).toHaveLength(3)
      expect(kept.every(({ width }) => width > 600)).toBe(true)
    }
  })

  it('buys at each place what belongs there', async () => {
    for (const { scope } of demos) {
      const torn = await rowsOf(
        `select merchant from expenses where scope = $1 and loan_id is null
          group by merchant having count(distinct category_id) > 1`,
        scope,
      )
      expect(torn).toEqual([])
    }
  })

  it('draws its categories with icons there are', async () => {
    for (const { scope } of demos) {
      const rows = await rowsOf<{ icon: string }>(
        'select icon from categories where scope = $1',
        scope,
      )
      expect(rows.filter(({ icon }) => !Object.hasOwn(iconNames, icon))).toEqual([])
    }
  })

  it('pays rent, and so no mortgage', async () => {
    for (const { scope, facts } of demos) {
      const sql = `select id from expenses where scope = $1 and description = 'Rent' limit 1`
      expect(await rowsOf(sql, scope)).toHaveLength(1)
      expect(facts.loans.map(({ name }) => name)).not.toContain('Home')
    }
  })

  it('has limits above zero, and one budget slightly over', () => {
    for (const { facts } of demos) {
      const now = facts.budgets.flatMap((budget) => budget.now ?? [])
      expect(now.every(({ available }) => available > 0)).toBe(true)
      const over = now.filter(({ spent, available }) => spent > available)
      expect(over).toHaveLength(1)
      expect(over.every(({ spent, available }) => spent < available * 1.1)).toBe(true)
    }
  })

  it('is advised nothing that its rows or another screen contradict', () => {
    for (const { facts } of demos) {
      const cards = adviceIn(facts)
      expect(cards.flatMap((card) => recount(card, facts.today))).toEqual([])
      expect(cards.length).toBeGreaterThan(0)
      const planned = facts.templates.flatMap(({ names }) => names)
      const advised = cards.filter(({ rule }) => rule === 'unlisted-subscription')
      expect(advised.filter(({ evidence }) => planned.includes(evidence[0]?.words ?? ''))).toEqual(
        [],
      )
      expect(cards.filter(({ title }) => title.includes('Rent'))).toEqual([])
    }
  })

  it('has the same months everywhere', async () => {
    for (const { scope, facts } of demos) {
      const rows = await rowsOf<{ month: string; spent: string }>(
        `select to_char(date, 'YYYY-MM') as month, sum(net)::text as spent from ledger_parts
          where scope = $1 and kind = 'expense' group by 1`,
        scope,
      )
      const spent = new Map(rows.map((row) => [row.month, Number(row.spent)]))
      for (const { month, spending } of facts.months) expect(spending).toBe(spent.get(month))
    }
  })

  it('earns more than it spends', () => {
    for (const { facts } of demos) {
      const sum = (kind: 'income' | 'spending') =>
        facts.months.reduce((all, month) => all + (month[kind] ?? 0), 0)
      expect(sum('income')).toBeGreaterThan(sum('spending'))
    }
  })
})

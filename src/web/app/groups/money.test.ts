import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import { balancesOf, isCounted } from '#domain/groups/balances.ts'
import { whoOwesWhom } from '#domain/groups/who-owes-whom.ts'
import { happenedIn } from './happened.ts'
import { balancesIn, debtsIn, moneyFrom } from './money.ts'

const person = fc.constantFrom('a', 'b', 'c', 'd')
const currency = fc.constantFrom('EUR', 'JPY')
const part = fc.record({ memberId: person, amount: fc.integer({ min: 0, max: 9999 }) })
const parts = fc.array(part, { minLength: 1, maxLength: 4 })
const days = fc.constantFrom('2026-11-01', '2026-10-31', '2026-10-02', '2025-01-01')
const instant = fc.nat(9).map((n) => `2026-11-02T10:00:0${n}.000Z`)

const expense = fc
  .record({ id: fc.uuid(), currency, payers: parts, shares: parts, date: days, createdAt: instant })
  .map((fields) => fields as unknown as GroupExpenseRow)
const payment = fc
  .record({
    ...{ id: fc.uuid(), currency, from: person, to: person, date: days, createdAt: instant },
    amount: fc.nat(9999),
    status: fc.constantFrom('claimed', 'confirmed', 'disputed'),
  })
  .map((fields) => fields as unknown as SettlementRow)

const group = { currency: 'EUR', members: [] as GroupRow['members'] } as unknown as GroupRow

const byMonth = (rows: readonly GroupExpenseRow[]) => [
  ...Map.groupBy(rows, ({ date }) => date.slice(0, 7)).values(),
]

const sorted = (transfers: readonly { from: string; to: string; amount: number }[]) =>
  transfers
    .map(({ from, to, amount }) => ({ from, to, amount }))
    .toSorted((a, b) => (`${a.from}${a.to}` < `${b.from}${b.to}` ? -1 : 1))

describe('the money of a group', () => {
  it('is the same month by month as at once', () => {
    const rows = fc.property(fc.array(expense), fc.array(payment), (expenses, settlements) => {
      const money = moneyFrom(byMonth(expenses), settlements)
      const counted = settlements.filter(isCounted)
      const whole = balancesOf(expenses, counted)
      expect(new Map(balancesIn(group, money))).toEqual(whole)
      for (const { currency: code, transfers } of debtsIn(group, money, false)) {
        const isIn = (row: { currency: string }) => row.currency === code
        const all = whoOwesWhom(expenses.filter(isIn), counted.filter(isIn))
        expect(sorted(transfers)).toEqual(sorted(all))
      }
    })
    fc.assert(rows, { numRuns: 200 })
  })

  it('is worked out again only for the month that changed', () => {
    let looks = 0
    class Watched extends Array<GroupExpenseRow> {
      override [Symbol.iterator]() {
        looks += 1
        return super[Symbol.iterator]()
      }
    }
    const row = fc.sample(expense, 1)[0] as GroupExpenseRow
    const months = Array.from({ length: 12 }, () => Watched.from([row]) as Watched)
    const look = (now: readonly Watched[]) => {
      const money = moneyFrom(now, [])
      looks = 0
      balancesIn(group, money)
      debtsIn(group, money, false)
      debtsIn(group, money, true)
      return looks
    }
    look(months)
    expect(look(months)).toBe(0)
    const one = look([Watched.from([row, row]) as Watched, ...months.slice(1)])
    expect(one).toBeGreaterThan(0)
    expect(one).toBeLessThanOrEqual(2)
  })

  it('stands by day, the last written first, each knowing what is before it', () => {
    const rows = fc.property(fc.array(expense), fc.array(payment), (expenses, settlements) => {
      const { days: shown, rowCount } = happenedIn(moneyFrom(byMonth(expenses), settlements))
      const all = shown.flatMap(({ rows: some }) => some.map(({ row }) => row))
      expect(rowCount).toBe(expenses.length + settlements.length)
      expect(new Set(all)).toEqual(new Set([...expenses, ...settlements]))
      const order = all.map(({ date, createdAt }) => `${date} ${createdAt}`)
      expect(order).toEqual(order.toSorted().toReversed())
      let before = 0
      for (const [n, day] of shown.entries()) {
        expect(day).toMatchObject({ daysBefore: n, rowsBefore: before })
        before += day.rows.length
      }
    })
    fc.assert(rows, { numRuns: 100 })
  })
})

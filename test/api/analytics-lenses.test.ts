import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RowsAnswer } from '#contract/analytics/rows.ts'
import { readForecast } from '#server/analytics/forecast.ts'
import { readOwed } from '#server/analytics/owed.ts'
import { readPosition } from '#server/analytics/position/position.ts'
import { readRowsBehind } from '#server/analytics/rows.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { readGroups } from '#server/groups/read-groups.ts'
import { lookOf, seedHousehold, type TestLens } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson } from '../support/notification-fixture.ts'

const spans = [
  { from: '2023-04-01', to: '2026-03-31' },
  { from: '2025-04-01', to: '2026-03-31' },
  { from: '2025-11-01', to: '2026-02-14' },
]

let one: TestEngine
let uid: string
beforeAll(async () => {
  one = await openTestEngine()
  uid = await seedHousehold(one, 600, 6)
})
afterAll(() => one.close())

/** What all rows of a lens come to, by currency and never converted. */
async function nativeSums(lens: TestLens, span: (typeof spans)[number]) {
  const look = await lookOf(one, uid, lens)
  const sums = new Map<string, number>()
  let page: RowsAnswer | undefined
  do {
    const after = page?.next ?? undefined
    page = await readRowsBehind(look, { ...span, kind: 'expense', after })
    for (const { currency, amount } of page.rows) {
      sums.set(currency, (sums.get(currency) ?? 0) + amount)
    }
  } while (page.next !== null)
  return sums
}

/** What each group owes me now, by the group's own rows. */
async function ownBalances() {
  const groups = await readGroups(one.engine.database.pool, uid)
  return groups.flatMap((group) => {
    const me = group.members.find((member) => member.uid === uid)
    const mine = group.balances.filter(({ memberId }) => memberId === me?.memberId)
    return mine.map(({ currency, amount }) => ({ id: group.id, currency, amount }))
  })
}

describe('the lenses', () => {
  it.each(spans)('differ by what others owe me more, from $from to $to', async (span) => {
    const [paid, share] = [await nativeSums('paid', span), await nativeSums('share', span)]
    const { currencies } = await readOwed(await lookOf(one, uid), span)
    expect(currencies.map(({ currency }) => currency)).toContain('EUR')
    for (const owed of currencies) {
      const laidOut = (paid.get(owed.currency) ?? 0) - (share.get(owed.currency) ?? 0)
      expect(laidOut).toBe(owed.paid - owed.share)
      const settled = owed.settledOut - owed.settledIn
      expect(owed.before + owed.paid - owed.share + settled).toBe(owed.after)
    }
  })

  it('end where the groups themselves stand', async () => {
    const { currencies } = await readOwed(await lookOf(one, uid), spans[0] ?? { from: '', to: '' })
    const balances = await ownBalances()
    for (const { currency, after } of currencies) {
      const mine = balances.filter((balance) => balance.currency === currency)
      expect(after).toBe(mine.reduce((sum, { amount }) => sum + amount, 0))
    }
    const { groups } = await readDashboard(await lookOf(one, uid), '2026-03')
    const shown = groups.flatMap(({ id, balances: all }) => all.map((one) => ({ id, ...one })))
    const inOrder = (list: readonly { id: string }[]) =>
      list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(inOrder(shown)).toEqual(inOrder(balances))
    expect(groups).toHaveLength(6)
  })
})

describe('the net position', () => {
  it('is what its parts come to, and they are what the records say', async () => {
    const look = await lookOf(one, uid)
    const { points, parts } = await readPosition(look, { from: '2025-04-01', to: '2026-12-31' })
    const last = points.at(-1)
    expect(last?.day).toBe('2026-03-31')
    // The day before the first, and the ends of twelve months.
    expect(points).toHaveLength(13)
    expect(points[0]?.day).toBe('2025-03-31')
    const sumOf = (kind: string) =>
      parts.reduce((sum, part) => sum + (part.kind === kind ? (part.counted ?? 0) : 0), 0)
    expect(last).toMatchObject({ goals: sumOf('goal'), owed: sumOf('group') })
    expect(last?.debts).toBe(-sumOf('loan'))
    expect(last?.net).toBe(sumOf('goal') + sumOf('loan') + sumOf('group'))
    const { rows } = await one.engine.database.pool.query(
      `select (select sum(total_saved)::bigint from goals where scope = $1) as goals,
        (select sum(balance)::bigint from loans where scope = $1) as debts`,
      [look.scope],
    )
    expect(rows[0]).toEqual({ goals: last?.goals, debts: last?.debts })
    expect(last?.debts).toBeGreaterThan(0)
  })
})

describe('the forecast', () => {
  it('has a band around the middle, and says how it did before', async () => {
    const { days, backtest } = await readForecast(await lookOf(one, uid))
    expect(days).toHaveLength(90)
    expect(days[0]?.day).toBe('2026-04-01')
    for (const { spending, income, net, due } of days) {
      for (const { low, middle, high } of [spending, income, net]) {
        expect(low ?? Number.NaN).toBeLessThanOrEqual(middle ?? Number.NaN)
        expect(middle ?? Number.NaN).toBeLessThanOrEqual(high ?? Number.NaN)
      }
      expect(net.middle).toBe((income.middle ?? 0) - (spending.middle ?? 0) - due)
    }
    expect(backtest?.runs).toBeGreaterThanOrEqual(10)
    expect(backtest?.within).toBeGreaterThanOrEqual(Math.ceil((backtest?.runs ?? 0) * 0.8))
    // A salary every month is easy to foresee.
    expect(backtest?.incomeErrorBps).toBeLessThan(2500)
  })

  it('says nothing of an empty book', async () => {
    const { uid: nobody } = await newPerson(one)
    const answer = await readForecast(await lookOf(one, nobody))
    expect(answer).toMatchObject({ days: [], backtest: null })
  })
})

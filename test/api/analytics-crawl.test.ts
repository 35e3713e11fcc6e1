import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAmounts, sumAmounts } from '#domain/money/money.ts'
import { readChange } from '#server/analytics/change.ts'
import { readFlow } from '#server/analytics/flow.ts'
import type { Look } from '#server/analytics/look.ts'
import { readMerchants } from '#server/analytics/merchants.ts'
import { readCalendar } from '#server/analytics/read-buckets.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { createMany } from '#server/documents/write.ts'
import {
  Crawl,
  lenses,
  lookOf,
  seedHousehold,
  type TestLens,
} from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { randomExpenses } from '../support/random-ledger.ts'

const quarter = { from: '2026-01-10', to: '2026-03-20' }
const year = { from: '2025-04-01', to: '2026-03-31' }

let one: TestEngine
let seeded: string
let odd: string
beforeAll(async () => {
  one = await openTestEngine()
  seeded = await seedHousehold(one, 1500, 5)
  const person = await newPerson(one)
  odd = person.uid
  const hand = { uid: odd, scope: `u:${odd}`, now: one.now() } as const
  // Split, refunded, expected back, repaid, in eight currencies, some of them without a rate.
  const rows = randomExpenses('2025-12-01', 500, 7)
  await one.engine.database.transact((tx) =>
    createMany(tx, documentsOf('expenses'), rows as never, hand),
  )
})
afterAll(() => one.close())

const idsOf = (categoryId: string | null) => ({ categoryIds: [categoryId ?? 'none'] })

async function crawlFlow(crawl: Crawl, look: Look, span: typeof year): Promise<void> {
  const { buckets, categories, totals } = await readFlow(look, span, 'month')
  for (const { from, to, spending, income } of buckets) {
    const name = `${look.lens} ${from}`
    await crawl.check(look, spending, { from, to, kind: 'expense' }, `${name} spending`)
    await crawl.check(look, income, { from, to, kind: 'income' }, `${name} income`)
  }
  for (const { kind, categoryId, total, amounts } of categories) {
    const name = `${look.lens} ${kind} ${categoryId}`
    await crawl.check(look, total, { ...span, kind, ...idsOf(categoryId) }, name)
    for (const [at, amount] of amounts.entries()) {
      const { from, to } = buckets[at] ?? span
      const behind = { from, to, kind, ...idsOf(categoryId) }
      if (amount !== 0) await crawl.check(look, amount, behind, `${name} ${from}`)
    }
  }
  await crawl.check(look, totals.spending, { ...span, kind: 'expense' }, 'all spending')
  await crawl.check(look, totals.income, { ...span, kind: 'income' }, 'all income')
  const some = categories.filter(({ kind }) => kind === 'expense').slice(0, 4)
  const ids = some.map(({ categoryId }) => categoryId ?? 'none')
  const together = sumAmounts(some.map(({ total }) => total))
  const behind = { ...span, kind: 'expense', categoryIds: ids } as const
  await crawl.check(look, together, behind, 'several categories')
}

async function crawlPayees(crawl: Crawl, look: Look, span: typeof year): Promise<void> {
  const { merchants, others, total } = await readMerchants(look, span)
  for (const { payee, total: paid } of merchants) {
    await crawl.check(look, paid, { ...span, kind: 'expense', payee }, `${look.lens} at ${payee}`)
  }
  const all = [...merchants.map((merchant) => merchant.total), others.total]
  expect(sumAmounts(all)).toBe(total)
  await crawl.check(look, total, { ...span, kind: 'expense' }, 'all merchants')
}

async function crawlDays(crawl: Crawl, look: Look, span: typeof year): Promise<void> {
  const { days } = await readCalendar(look, span)
  for (const { day, spending, income } of days) {
    const on = { from: day, to: day }
    await crawl.check(look, spending, { ...on, kind: 'expense' }, `${look.lens} on ${day}`)
    if (income !== 0) await crawl.check(look, income, { ...on, kind: 'income' }, `income ${day}`)
  }
}

async function crawlAll(uid: string, lens: TestLens): Promise<Crawl> {
  const crawl = new Crawl()
  const look = await lookOf(one, uid, lens)
  await crawlFlow(crawl, look, quarter)
  await crawlPayees(crawl, look, year)
  await crawlPayees(crawl, look, quarter)
  await crawlDays(crawl, look, { from: '2026-03-01', to: '2026-03-31' })
  return crawl
}

describe('the rows behind every figure', () => {
  it.each(lenses)('add up to it in the seeded household, looked at by %s', async (lens) => {
    const crawl = await crawlAll(seeded, lens)
    expect(crawl.wrong).toEqual([])
    expect(crawl.figures).toBeGreaterThan(lens === 'group' ? 40 : 150)
  })

  it.each(['share', 'paid'] as const)('add up in a book of odd ones, by %s', async (lens) => {
    const crawl = await crawlAll(odd, lens)
    expect(crawl.wrong).toEqual([])
    expect(crawl.figures).toBeGreaterThan(30)
  })

  it('are of the same days before, in the flow as in the change', async () => {
    const look = await lookOf(one, seeded, 'share')
    const span = { from: '2026-03-01', to: '2026-03-15' }
    const before = { from: '2026-02-01', to: '2026-02-15' }
    const flow = await readFlow(look, span)
    expect(flow.before).toMatchObject(before)
    const crawl = new Crawl()
    for (const { kind, categoryId, total } of flow.before.categories) {
      const behind = { ...before, kind, categoryIds: [categoryId ?? 'none'] }
      await crawl.check(look, total, behind, `${categoryId} before`)
    }
    expect(crawl.wrong).toEqual([])
    expect(crawl.figures).toBeGreaterThan(5)
  })

  it('add up to those of the dashboard', async () => {
    const crawl = new Crawl()
    const look = await lookOf(one, seeded)
    const shown = await readDashboard(look, '2026-03')
    const { from, to, beforeFrom, beforeTo } = shown
    const before = { from: beforeFrom, to: beforeTo }
    for (const [figure, kind] of [
      [shown.spending, 'expense'],
      [shown.income, 'income'],
    ] as const) {
      await crawl.check(look, figure.amount, { from, to, kind }, kind)
      await crawl.check(look, figure.before, { ...before, kind }, `${kind} before`)
      expect(addAmounts(figure.before, figure.change)).toBe(figure.amount)
    }
    for (const { categoryId, amount, before: was } of shown.categories) {
      const behind = { kind: 'expense', ...idsOf(categoryId) } as const
      await crawl.check(look, amount, { from, to, ...behind }, `${categoryId}`)
      await crawl.check(look, was, { ...before, ...behind }, `${categoryId} before`)
    }
    for (const month of shown.cashFlow) {
      const days = { from: month.from, to: month.to }
      await crawl.check(look, month.spending, { ...days, kind: 'expense' }, month.month)
      await crawl.check(look, month.income, { ...days, kind: 'income' }, month.month)
    }
    expect(shown.cashFlow).toHaveLength(12)
    expect(crawl.wrong).toEqual([])
    expect(crawl.figures).toBeGreaterThan(50)
  })
})

describe('why spending changed', () => {
  const asked = [
    { from: '2026-03-01', to: '2026-03-31', beforeFrom: '2026-02-01', beforeTo: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-15', beforeFrom: '2026-02-01', beforeTo: '2026-02-15' },
    { ...year, beforeFrom: '2024-04-01', beforeTo: '2025-03-31' },
  ]
  const cases = lenses.flatMap((lens) => asked.map((spans) => ({ lens, ...spans })))

  it.each(cases)('adds up to the change by $lens from $from', async ({ lens, ...spans }) => {
    const look = await lookOf(one, seeded, lens)
    const answer = await readChange(look, spans)
    const crawl = new Crawl()
    const { from, to, beforeFrom, beforeTo } = spans
    await crawl.check(look, answer.total, { from, to, kind: 'expense' }, 'now')
    const earlier = { from: beforeFrom, to: beforeTo, kind: 'expense' } as const
    await crawl.check(look, answer.before, earlier, 'before')
    expect(crawl.wrong).toEqual([])
    expect(answer.change).toBe((answer.total ?? 0) - (answer.before ?? 0))
    const sumOf = (parts: typeof answer.parts) => sumAmounts(Object.values(parts))
    expect(sumOf(answer.parts)).toBe(answer.change)
    for (const item of answer.items) expect(sumOf(item.parts)).toBe(item.change)
    const named = sumAmounts(answer.items.map(({ change }) => change))
    expect(addAmounts(named, answer.others.change)).toBe(answer.change)
    expect(answer.items.length).toBeGreaterThan(0)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainChange } from '#domain/analytics/explain-change.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { addAmounts, sumAmounts } from '#domain/money/money.ts'
import { readChange } from '#server/analytics/change.ts'
import { readForecast } from '#server/analytics/forecast.ts'
import { readForeseen } from '#server/analytics/foreseen.ts'
import type { Look } from '#server/analytics/look.ts'
import { readMerchants } from '#server/analytics/merchants.ts'
import { readOwed } from '#server/analytics/owed.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { Crawl, lenses, lookOf, seedHousehold } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addGoal, newMove } from '../support/goals-fixture.ts'
import { addLoan, newPayment } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'

const year = { from: '2025-04-01', to: '2026-03-31' }
const yearBefore = { beforeFrom: '2024-04-01', beforeTo: '2025-03-31' }

let one: TestEngine
let seeded: string
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-20T10:00:00.000Z' })
  seeded = await seedHousehold(one, 1500, 5)
})
afterAll(() => one.close())

const keys = ['fresh', 'stopped', 'oftener', 'dearer'] as const

/** Every page of those that have something of a part. */
async function itemsWith(look: Look, part: (typeof keys)[number]) {
  const items: Awaited<ReturnType<typeof readChange>>['items'] = []
  for (;;) {
    const page = await readChange(look, { ...year, ...yearBefore, part, skip: items.length })
    items.push(...page.items)
    if (page.others.payees === 0) return { items, whole: page.parts[part] }
  }
}

describe('what a figure of figures is made of', () => {
  it.each(lenses)('the parts of a change are told payee by payee, by %s', async (lens) => {
    const look = await lookOf(one, seeded, lens)
    const crawl = new Crawl()
    for (const part of keys) {
      const { items, whole } = await itemsWith(look, part)
      expect(new Set(items.map(({ payee }) => payee)).size).toBe(items.length)
      expect(sumAmounts(items.map(({ parts }) => parts[part]))).toBe(whole)
      for (const { payee, total, before, buys, buysBefore, parts } of items) {
        const now = { amount: total, buys }
        expect(explainChange({ amount: before, buys: buysBefore }, now)).toEqual(parts)
        const behind = { kind: 'expense', payee } as const
        await crawl.check(look, total, { ...year, ...behind }, `${part} ${payee} now`)
        const earlier = { from: yearBefore.beforeFrom, to: yearBefore.beforeTo, ...behind }
        await crawl.check(look, before, earlier, `${part} ${payee} before`)
      }
    }
    expect(crawl.wrong).toEqual([])
    expect(crawl.figures).toBeGreaterThan(10)
  })

  it('other merchants can be looked at too, page by page, and come to as much', async () => {
    const look = await lookOf(one, seeded)
    const crawl = new Crawl()
    const first = await readMerchants(look, year)
    let [skip, seen]: [number, number | null] = [first.merchants.length, 0]
    while (skip < first.merchants.length + first.others.merchants) {
      const { merchants } = await readMerchants(look, year, skip)
      expect(merchants.length).toBeGreaterThan(0)
      for (const { payee, total } of merchants) {
        await crawl.check(look, total, { ...year, kind: 'expense', payee }, payee)
        seen = addAmounts(seen, total)
      }
      skip += merchants.length
    }
    expect(seen).toBe(first.others.total)
    expect(crawl.wrong).toEqual([])
  })

  it('what is owed has rows behind each step', async () => {
    const look = await lookOf(one, seeded)
    const crawl = new Crawl()
    const span = { from: '2025-10-01', to: '2026-03-20' }
    const { currencies } = await readOwed(look, span)
    expect(currencies.length).toBeGreaterThan(0)
    for (const { currency, before, after, ...steps } of currencies) {
      for (const of of ['paid', 'share', 'settledOut', 'settledIn'] as const) {
        const behind = { ...span, kind: 'expense', of, currency } as const
        await crawl.check(look, steps[of], behind, `${of} ${currency}`)
      }
      const ever = { from: '1990-01-01', kind: 'expense', of: 'owed', currency } as const
      await crawl.check(look, before, { ...ever, to: addDays(span.from, -1) }, 'before')
      await crawl.check(look, after, { ...ever, to: span.to }, 'after')
    }
    expect(crawl.wrong).toEqual([])
    expect(crawl.figures).toBeGreaterThanOrEqual(6)
  })
})

async function crawlForecast(look: Look): Promise<Crawl> {
  const crawl = new Crawl()
  const { days, today } = await readForecast(look)
  expect(days.length).toBe(90)
  const from = addDays(today, 1)
  for (const at of [0, 12, 40, 89]) {
    const shown = days[at]
    if (!shown) throw new Error('Ninety days are foreseen.')
    const { day, spending, income, plannedSpending, plannedIncome } = shown
    for (const [kind, { middle }, byPlan] of [
      ['expense', spending, plannedSpending],
      ['income', income, plannedIncome],
    ] as const) {
      const made = await readForeseen(look, { kind, day })
      if (!made) throw new Error('It is foreseen.')
      expect(made.total).toBe(middle)
      expect(made.ahead + made.planned).toBe(byPlan)
      expect(sumAmounts(made.parts.map(({ amount }) => amount))).toBe(made.usual)
      for (const of of ['ahead', 'planned', 'everyday'] as const) {
        const figure = of === 'everyday' ? made.entered : made[of]
        await crawl.check(look, figure, { from, to: day, kind, of }, `${of} by ${day}`)
      }
      const of = kind === 'income' ? 'book' : 'everyday'
      for (const past of made.parts.flatMap(({ asked }) => asked)) {
        if (past.from > past.to) expect(past.amount).toBe(0)
        else {
          const behind = { from: past.from, to: past.to, kind, of } as const
          await crawl.check(look, past.amount, behind, `usual from ${past.from}`)
        }
      }
    }
  }
  return crawl
}

describe('the forecast', () => {
  it.each(lenses)(
    'is made of plans and of past days, with rows behind both, by %s',
    async (lens) => {
      const crawl = await crawlForecast(await lookOf(one, seeded, lens))
      expect(crawl.wrong).toEqual([])
      expect(crawl.figures).toBeGreaterThan(20)
    },
  )
})

describe('what is safe to spend', () => {
  let anna: Person
  const add = (name: 'expenses' | 'incomes', amount: number, date: string) =>
    must(one, anna, `${name}.create`, {
      doc: { id: crypto.randomUUID(), amount, currency: 'EUR', description: 'Something', date },
    })

  /** One instalment is paid this month already, and one is still to come. */
  async function borrow(posting: 'expense' | 'payment') {
    const [startOn, firstPaymentOn] = ['2026-02-10', '2026-03-10']
    const terms = { principal: 24_000, frequency: 'biweekly', termPeriods: 4, posting }
    const loanId = await addLoan(one, anna, {
      ...terms,
      startOn,
      firstPaymentOn,
      trackFrom: startOn,
    })
    const expenseId = posting === 'expense' ? crypto.randomUUID() : null
    const fields = { date: firstPaymentOn, amount: 6000, expenseId }
    await must(one, anna, 'loans.pay', newPayment(loanId, fields))
  }

  it('has rows behind each of its lines', async () => {
    anna = await newPerson(one)
    const today = one.now().toISOString().slice(0, 10)
    const month = today.slice(0, 7)
    await add('incomes', 180_000, `${month}-01`)
    await add('expenses', 20_000, `${month}-01`)
    await add('expenses', 4000, addDays(today, 2))
    await addTemplate(one, anna, { amount: 30_000, startOn: addDays(today, 3) })
    await addTemplate(one, anna, { amount: 1999, startOn: addDays(today, 1) })
    await borrow('expense')
    await borrow('payment')
    const goalId = await addGoal(one, anna)
    await must(one, anna, 'goals.contribute', newMove(goalId, 2500, { date: `${month}-05` }))
    await must(one, anna, 'goals.withdraw', newMove(goalId, 700, { date: `${month}-05` }))
    const look = await lookOf(one, anna.uid)
    const { safeToSpend: safe } = await readDashboard(look, month)
    if (safe?.basis !== 'income') throw new Error('It is told by income.')
    const crawl = new Crawl()
    const [expense, income] = [{ kind: 'expense' }, { kind: 'income' }] as const
    const soFar = { from: `${month}-01`, to: today }
    const ahead = { from: addDays(today, 1), to: addDays(today, safe.daysLeft - 1) }
    await crawl.check(look, safe.spent, { ...soFar, ...expense }, 'spent')
    await crawl.check(look, safe.received, { ...soFar, ...income }, 'received')
    await crawl.check(look, safe.entered, { ...ahead, ...expense }, 'entered')
    await crawl.check(look, safe.incomeEntered, { ...ahead, ...income }, 'income entered')
    await crawl.check(look, safe.upcoming, { ...ahead, ...expense, of: 'ahead' }, 'upcoming')
    await crawl.check(look, safe.incomeAhead, { ...ahead, ...income, of: 'ahead' }, 'comes')
    const whole = { from: soFar.from, to: ahead.to, ...expense }
    for (const of of ['repaid', 'due', 'saved'] as const) {
      await crawl.check(look, safe[of], { ...whole, of }, of)
    }
    expect(crawl.wrong).toEqual([])
    expect(safe.saved).toBe(1800)
    const spokenFor = [safe.spent, safe.entered, safe.upcoming, safe.repaid, safe.due, safe.saved]
    expect(safe.left).toBe((safe.income ?? 0) - (sumAmounts(spokenFor) ?? 0))
    expect(safe.perDay).toBe(Math.max(0, Math.floor((safe.left ?? 0) / safe.daysLeft)))
  })
})

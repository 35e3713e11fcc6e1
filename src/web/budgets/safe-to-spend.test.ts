import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SafeByIncome } from '#contract/dashboard/entities.ts'
import { smallerOf } from '#domain/analytics/safe-to-spend.ts'
import { byTodaysRate, type ComingTemplate } from '#domain/budgets/upcoming.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { rateTable } from '#domain/money/rates.ts'
import type { Budget } from './budget.ts'
import { type BudgetBook, viewOf } from './budget-view.ts'
import { inCurrencyBy } from './costs/in-currency.ts'
import { type CostRow, countMonth, type MonthCosts } from './costs/month-costs.ts'
import { monthNow, noteOf } from './month-left.ts'
import { overallOf } from './overall.ts'

const today = '2026-03-17'
/** Nobody has a rate for the Syrian pound. */
const currencies = ['EUR', 'EUR', 'USD', 'JPY', 'SYP'] as const
const rates = rateTable({ days: ['2025-01-30'], rates: { USD: ['1.17'], JPY: ['163.7'] } })
const categories = new Map(
  [
    { id: 'food', parentId: null },
    { id: 'bread', parentId: 'food' },
    { id: 'fun', parentId: null },
    { id: 'home', parentId: null },
  ].map((one) => [one.id, one]),
) as unknown as BudgetBook['categories']

const currency = fc.constantFrom(...currencies)
const categoryId = fc.constantFrom('food', 'bread', 'fun', 'home', null)
const near = (least: number, most: number): fc.Arbitrary<Day> =>
  fc.integer({ min: least, max: most }).map((days) => addDays(today, days))

const expense: fc.Arbitrary<CostRow> = fc
  .record({
    currency,
    categoryId,
    amount: fc.integer({ min: 1, max: 90_000 }),
    date: near(-200, 40),
    lines: fc.option(
      fc.array(fc.record({ categoryId, amount: fc.integer({ min: 1, max: 40_000 }) }), {
        minLength: 2,
        maxLength: 3,
      }),
      { freq: 5 },
    ),
    back: fc.option(fc.integer({ min: 1, max: 100 })),
  })
  .map(({ lines, back, ...row }, ...rest) => {
    const amount = lines?.reduce((sum, line) => sum + line.amount, 0) ?? row.amount
    const expectedBack = back === null ? null : { amount: Math.ceil((amount * back) / 100) }
    return { ...row, id: `e${rest.length}`, description: '', tags: [], amount, lines, expectedBack }
  })

/** What is in the book already may also be money back. */
const known: fc.Arbitrary<CostRow> = fc
  .tuple(expense, fc.boolean())
  .map(([row, isRefund]) =>
    isRefund ? { ...row, expectedBack: null, refundOf: 'an earlier one' } : row,
  )

const budget: fc.Arbitrary<Omit<Budget, 'id'>> = fc
  .record({
    currency,
    categoryIds: fc.subarray(['food', 'bread', 'fun', 'home']),
    amount: fc.integer({ min: 0, max: 200_000 }),
    period: fc.constantFrom('weekly', 'biweekly', 'monthly', 'quarterly', 'yearly', 'custom'),
    startOn: near(-190, 0),
    length: fc.integer({ min: 0, max: 300 }),
    surplus: fc.constantFrom('keep', 'reset', 'cap'),
    deficit: fc.constantFrom('carry', 'forgive'),
    cap: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ length, surplus, deficit, cap, ...terms }) => ({
    ...terms,
    name: 'One',
    endOn: terms.period === 'custom' ? addDays(today, length) : null,
    rollover: { surplus, deficit, cap: surplus === 'cap' ? cap : null },
    amountChanges: [],
    alerts: [],
    archived: false,
    moves: [],
    createdAt: '2026-01-01T00:00:00.000Z',
  })) as never

const template: fc.Arbitrary<Omit<ComingTemplate, 'id'>> = fc
  .record({
    currency,
    categoryId,
    amount: fc.integer({ min: 1, max: 60_000 }),
    frequency: fc.constantFrom('weekly', 'monthly'),
    nextOn: near(1, 20),
  })
  .map((fields) => ({
    ...fields,
    ...{ priceChanges: [], interval: 1, weekdays: [], monthDays: [], nthWeekday: null },
    ...{ weekendShift: 'none', endOn: null, endAfter: null, skippedOn: [], waitingOn: [] },
    ...{ startOn: fields.nextOn, active: true },
  })) as never

function counted(rows: readonly CostRow[], to: string): MonthCosts {
  const work = countMonth(rows, { to, inCurrency: inCurrencyBy(to, rates), payees: new Set() })
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

const monthsOf = (rows: readonly CostRow[], to: string) =>
  new Map(
    [...Map.groupBy(rows, ({ date }) => date.slice(0, 7))].map(([month, some]) => [
      month,
      counted(some, to),
    ]),
  )

type Household = {
  readonly rows: readonly CostRow[]
  readonly budgets: readonly Budget[]
  readonly templates: readonly ComingTemplate[]
}

const withIds = <One extends object>(all: readonly One[]) =>
  all.map((one, at) => ({ ...one, id: `${at}` }))

const household = fc.record({
  rows: fc.array(known, { maxLength: 12 }),
  budgets: fc.array(budget, { minLength: 1, maxLength: 6 }).map(withIds),
  templates: fc.array(template, { maxLength: 3 }).map(withIds),
}) as fc.Arbitrary<Household>

/** As the server said it some time ago. */
const payday: SafeByIncome = {
  ...{ income: 250_000, received: 250_000, incomeEntered: 0, incomeAhead: 0, usualMonth: null },
  ...{ spent: 0, entered: 0, upcoming: 30_000, repaid: 0, due: 0, saved: 20_000 },
  ...{ daysLeft: 20, left: 200_000, perDay: 10_000, about: ['saved', 'spent'], isAbout: true },
  missing: [{ currency: 'SYP', from: '2026-03-02', to: '2026-03-02', amount: 400 }],
}

function safeIn({ rows, budgets, templates }: Household) {
  const all = [...new Set(['EUR', ...budgets.map((one) => one.currency)])]
  const byCurrency = new Map(all.map((to) => [to, monthsOf(rows, to)]))
  const costs = { byCurrency, currencies: [...currencies], rates }
  const book: BudgetBook = { costs, categories, templates, firstOn: '2025-01-01', today }
  const views = budgets.map((one) => viewOf(one, book))
  const overall = overallOf(views, byTodaysRate('EUR', rates, today))
  const month = monthNow(payday, byCurrency.get('EUR') ?? new Map(), today)
  const both = smallerOf(overall.safe, month)
  return { views, overall, month, both, each: views.map(({ now }) => now?.perDay ?? null) }
}

describe('what is safe to spend by budgets', () => {
  it('is never raised by an expense, whatever its currency, category and day', () => {
    fc.assert(
      fc.property(household, expense, (before, more) => {
        const [was, is] = [safeIn(before), safeIn({ ...before, rows: [...before.rows, more] })]
        for (const [at, perDay] of is.each.entries()) {
          expect(perDay ?? 0).toBeLessThanOrEqual(was.each[at] ?? 0)
        }
        expect(is.overall.safe?.perDay ?? 0).toBeLessThanOrEqual(was.overall.safe?.perDay ?? 0)
        expect(is.overall.safe?.budgets.length).toBe(was.overall.safe?.budgets.length)
        expect(is.month.perDay ?? 0).toBeLessThanOrEqual(was.month.perDay ?? 0)
        expect(is.both?.perDay ?? 0).toBeLessThanOrEqual(was.both?.perDay ?? 0)
      }),
      { numRuns: 300 },
    )
  })

  it('is for everything only by a budget for everything', () => {
    fc.assert(
      fc.property(household, (house) => {
        const { overall, month, both, views } = safeIn(house)
        const isWhole = overall.safe?.isPartial !== true
        const counted = new Set(overall.safe?.budgets.map(({ id }) => id))
        const ofThese = views.filter(({ budget: one }) => counted.has(one.id))
        expect(ofThese.some(({ scope }) => scope === null)).toBe(overall.safe !== null && isWhole)
        if (!isWhole) expect(both?.perDay).toBe(month.perDay)
        else expect(both?.perDay ?? 0).toBeLessThanOrEqual(month.perDay ?? 0)
      }),
    )
  })

  it('names what has no rate, and calls what is over by the rest over', () => {
    fc.assert(
      fc.property(household, expense, (before, more) => {
        const foreign = { ...more, currency: 'SYP' }
        const { views } = safeIn({ ...before, rows: [...before.rows, foreign] })
        const were = safeIn(before).views
        for (const [at, { now, budget: one }] of views.entries()) {
          if (one.currency === 'SYP' || !now) continue
          expect(now.status).toBe(were[at]?.now?.status)
          expect(now.sums).toEqual(were[at]?.now?.sums)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('names an expense without a rate beside every budget it counts in', () => {
    const [row] = fc.sample(expense, { numRuns: 1, seed: 4 })
    const tea = { ...row, ...{ currency: 'SYP', date: today, categoryId: 'food', amount: 900 } }
    const plain = { ...tea, lines: null, expectedBack: null } as CostRow
    const [terms] = fc.sample(budget, { numRuns: 1, seed: 4 })
    const food = { ...terms, id: 'a', currency: 'EUR', categoryIds: ['food'], startOn: today }
    const { views } = safeIn({ rows: [plain], budgets: [food as Budget], templates: [] })
    expect(views[0]?.now?.missing).toMatchObject([{ currency: 'SYP', amount: 900 }])
  })

  it('counts at once what is spent since the server said what the month has', () => {
    const row = { date: today, description: '', tags: [], categoryId: null, lines: null }
    const more = { ...row, refundOf: null, expectedBack: null }
    const rows = [
      { ...more, id: 'a', amount: 5000, currency: 'EUR' },
      { ...more, id: 'b', amount: 900, currency: 'SYP' },
      { ...more, id: 'c', amount: 700, currency: 'EUR', date: addDays(today, 2) },
    ] as unknown as readonly CostRow[]
    // Of 250,000: 5,000 spent, 700 entered, 30,000 to come and 20,000 put by, over 15 days.
    expect(safeIn({ rows, budgets: [], templates: [] }).both).toMatchObject({
      ...{ basis: 'income', spent: 5000, entered: 700, left: 194_300, daysLeft: 15 },
      ...{ perDay: 12_953, about: ['saved'], isAbout: true },
      missing: [{ currency: 'SYP', amount: 900 }],
    })
  })
})

it('says of what time it is for as long as no newer answer is here', () => {
  const note = (here?: Parameters<typeof monthNow>[3]) =>
    noteOf({ isOld: true, when: 'Wed, 06:40', here })
  expect(note()).toBe('All figures of this month are as of Wed, 06:40.')
  expect(note({ upcoming: 0 })).toBe(
    'Income, plans, loans and goals of this month are as of Wed, 06:40.',
  )
  expect(noteOf({ isOld: false, when: 'Wed, 06:40', here: {} })).toBeNull()
})

import fc from 'fast-check'
import { addDays } from '#domain/calendar/calendar.ts'
import {
  coffee,
  eatingOut,
  groceries,
  type Household,
  restaurants,
  subscriptions,
  travel,
} from './advice-fixture.ts'

const today = '2026-11-15'
const category = fc.constantFrom(groceries, eatingOut, restaurants, coffee, subscriptions, travel)
const names = ['Reelbox', 'Tonal', 'Vertigo Gym', 'Simplo', 'Bean There', 'Bank fee', 'Kiosk']
const name = fc.constantFrom(...names)
const amount = fc.integer({ min: 150, max: 40_000 })
const currency = fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'USD')
const day = fc.integer({ min: 1, max: 28 }).map((n) => String(n).padStart(2, '0'))

/** What comes every month, perhaps dearer from one month on, perhaps only up to one. */
const series = fc.record({
  ...{ name, amount, day, category, currency },
  rises: fc.integer({ min: -2000, max: 3000 }),
  from: fc.integer({ min: 0, max: 10 }),
  until: fc.integer({ min: 3, max: 10 }),
  wobble: fc.integer({ min: 0, max: 600 }),
  isPlanned: fc.boolean(),
})

const entry = fc.record({
  ...{ name, amount, currency },
  category: fc.option(category),
  daysAgo: fc.integer({ min: 0, max: 320 }),
  isTwice: fc.boolean(),
  back: fc.option(fc.integer({ min: 1, max: 80 }), { freq: 8 }),
})

const budget = fc.record({ category, amount: fc.integer({ min: 2000, max: 60_000 }) })
const goal = fc.record({
  target: fc.integer({ min: 20_000, max: 600_000 }),
  paid: fc.array(
    fc.tuple(
      fc.integer({ min: 1000, max: 30_000 }),
      fc.integer({ min: 0, max: 300 }).map((ago) => addDays(today, -ago)),
    ),
    { maxLength: 8 },
  ),
  targetOn: fc.option(fc.integer({ min: 20, max: 500 }).map((days) => addDays(today, days))),
})
const bill = fc.record({ amount, payer: fc.constantFrom('me' as const, 'other' as const) })
const loan = fc.record({
  principal: fc.integer({ min: 100_000, max: 2_000_000 }),
  annualRateBps: fc.integer({ min: 0, max: 1200 }),
})

/** A life somebody could lead: what all rules of the advice look at, in any mixture. */
export const drawnLives = fc.record({
  salary: fc.integer({ min: 60_000, max: 420_000 }),
  isPlain: fc.boolean(),
  series: fc.array(series, { maxLength: 6 }),
  entries: fc.array(entry, { maxLength: 30 }),
  budgets: fc.uniqueArray(budget, { maxLength: 3, selector: (one) => one.category }),
  goals: fc.array(goal, { maxLength: 2 }),
  bills: fc.array(bill, { maxLength: 2 }),
  loans: fc.array(loan, { maxLength: 2 }),
})
export type DrawnLife = typeof drawnLives extends fc.Arbitrary<infer One> ? One : never

type Series = DrawnLife['series'][number]

async function writeSeries(home: Household, one: Series, at: number): Promise<void> {
  const { rises, from, until, wobble, isPlanned } = one
  const called = `${one.name} ${at}`
  const price = (n: number) => Math.max(50, one.amount + (n >= from ? rises : 0) + (n % 3) * wobble)
  const more = { categoryId: one.category, currency: one.currency }
  const startOn = `2026-12-${one.day}`
  const templateId = isPlanned
    ? await home.template(called, price(10), { ...more, startOn })
    : undefined
  const rows = home.monthly(called, price, one.day, { ...more, ...(isPlanned && { templateId }) })
  await home.add('expenses', rows.slice(0, until + 1))
}

async function writeEntries(home: Household, entries: DrawnLife['entries']): Promise<void> {
  const docs = entries.flatMap(({ name: description, category: of, daysAgo, isTwice, ...one }) => {
    const { back, ...paid } = one
    const dueOn = back === null ? null : addDays(today, back - 40)
    const expectedBack =
      back === null ? null : { amount: paid.amount, from: 'Ben', dueOn, settledBy: null }
    const doc = { ...paid, description, categoryId: of, date: addDays(today, -daysAgo) }
    return isTwice ? [doc, doc] : [{ ...doc, expectedBack }]
  })
  if (docs.length > 0) await home.add('expenses', docs)
}

export async function writeLife(home: Household, life: DrawnLife): Promise<void> {
  if (life.isPlain) await home.plainLife({ salary: life.salary })
  else await home.add('incomes', home.monthly('Salary', life.salary, '25'))
  for (const [at, one] of life.series.entries()) await writeSeries(home, one, at)
  await writeEntries(home, life.entries)
  for (const [at, { category: of, amount: most }] of life.budgets.entries()) {
    const doc = { name: `Budget ${at}`, categoryIds: [of], amount: most, startOn: '2026-02-01' }
    await home.add('budgets', [doc])
  }
  for (const [at, { target, paid, targetOn }] of life.goals.entries()) {
    await home.goal(`Goal ${at}`, target, { targetOn }, paid)
  }
  for (const [at, { amount: paid, payer }] of life.bills.entries()) {
    await home.group(`Group ${at}`, payer, paid)
  }
  for (const [at, one] of life.loans.entries()) {
    const terms = { posting: 'by-hand', termPeriods: 48, trackFrom: '2026-11-01' }
    const days = { startOn: '2026-01-12', firstPaymentOn: '2026-02-12' }
    await home.add('loans', [{ name: `Loan ${at}`, ...one, ...terms, ...days }])
  }
}

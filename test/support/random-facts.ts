import fc from 'fast-check'
import type { EntryFact, Facts, GoalFact, TemplateFact } from '#domain/advice/facts.ts'
import { addDays, addMonths, monthRange } from '#domain/calendar/calendar.ts'
import { headingOf } from '#domain/goals/plan.ts'

/** The day all of these books are looked at. */
const today = '2026-11-15'
const names = ['Bean There', 'Corner Shop', 'Netstream', 'Gym, the old one', 'Tala Mobile'] as const
const categories = ['c1', 'c2', 'c3'] as const

const amount = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }),
  fc.constantFrom(500, 999, 1299, 1599, 4000, 10_000, 99_900),
)
const name = fc.constantFrom(...names)
const category = fc.constantFrom(...categories)
const currency = fc.constantFrom('EUR', 'EUR', 'EUR', 'USD')
/** No two rows have one: by themselves they would often all be zeros. */
const id = fc.noShrink(fc.noBias(fc.uuid()))
const dayBefore = (most: number) =>
  fc.integer({ min: 0, max: most }).map((days) => addDays(today, -days))

const costOf = (sum: number, code: string) => (code === 'EUR' ? sum : Math.round(sum * 0.9))

const entry = (fields: Partial<EntryFact> = {}): fc.Arbitrary<EntryFact> =>
  fc
    .record({ id, date: dayBefore(300), amount, name, categoryId: category })
    .map((made) => ({ ...made, currency: 'EUR', ...fields }))
    .map((made) => ({ ...made, cost: costOf(made.amount, made.currency) }))

/** The same again and again, with a price that may have risen, now and then out of step. */
const series = fc
  .record({
    ...{ name, currency, amount, kind: fc.constantFrom('expense' as const, 'income' as const) },
    count: fc.integer({ min: 2, max: 14 }),
    gap: fc.constantFrom(1, 2, 7, 14, 30, 31, 91),
    slips: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 14, maxLength: 14 }),
    rise: fc.constantFrom(0, 0, 100, 3000),
    since: fc.integer({ min: 0, max: 14 }),
    isPlanned: fc.boolean(),
    ids: fc.uniqueArray(id, { minLength: 14, maxLength: 14 }),
    lastAgo: fc.integer({ min: 0, max: 45 }),
  })
  .map(({ count, gap, slips, rise, since, ids, lastAgo, ...made }) => ({
    ...made,
    ...{ categoryId: 'c1', topId: 'c1' },
    entries: Array.from({ length: count }, (_, n) => {
      const sum = made.amount + (n >= since ? rise : 0)
      const slip = gap > 5 ? (slips[n] ?? 0) : 0
      const date = addDays(today, -lastAgo - (count - 1 - n) * gap - Math.abs(slip))
      return {
        ...{ id: ids[n] ?? '', date, amount: sum, currency: made.currency, name: made.name },
        ...{ categoryId: 'c1', cost: costOf(sum, made.currency) },
      }
    }).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }))

const bySeries = (made: { name: string; currency: string; kind: string }) =>
  `${made.name} ${made.currency} ${made.kind}`

const template = fc
  .record({
    ...{ id, name, amount, currency, categoryId: category },
    kind: fc.constantFrom('expense' as const, 'expense' as const, 'income' as const),
    frequency: fc.constantFrom('monthly' as const, 'monthly' as const, 'yearly' as const),
    active: fc.boolean(),
    nextIn: fc.integer({ min: 1, max: 60 }),
    endOn: fc.constantFrom(null, null, '2026-12-20'),
    waiting: fc.integer({ min: 0, max: 3 }),
    cancelIn: fc.option(fc.integer({ min: 0, max: 60 })),
    of: fc.constantFrom('trial' as const, 'term' as const),
    rise: fc.option(fc.integer({ min: -500, max: 5000 })),
  })
  .map(({ nextIn, waiting, cancelIn, of, rise, ...made }): TemplateFact => {
    const times = made.frequency === 'monthly' ? 12 : 1
    const next = rise === null ? null : Math.max(1, made.amount + rise)
    const ahead =
      next === null || times === 1
        ? [{ times, amount: made.amount }]
        : [
            { times: 2, amount: made.amount },
            { times: times - 2, amount: next },
          ]
    const whole = ahead.reduce((sum, part) => sum + part.times * part.amount, 0)
    const by = cancelIn === null ? null : addDays(today, cancelIn)
    return {
      ...made,
      ...{ names: [made.name], categoryName: 'Streaming', topId: made.categoryId, ahead },
      nextOn: addDays(today, nextIn),
      waitingOn: Array.from({ length: waiting }, (_, n) => addDays(today, -30 * n - 1)),
      cancelBy: by === null ? null : { day: by, endsOn: addDays(by, 30), of },
      nextPrice: next === null ? null : { from: '2027-01-10', amount: next },
      yearly: costOf(whole, made.currency),
      nextCost: costOf(made.amount, made.currency),
      within30: nextIn < 30 ? costOf(made.amount, made.currency) : 0,
    }
  })

const budget = fc
  .record({
    ...{ id, name, amount, top: category, hasAmountChanges: fc.boolean() },
    // Of some period nothing is known.
    spent: fc.array(fc.option(fc.integer({ min: 0, max: 30_000 }), { freq: 9 }), { maxLength: 8 }),
    now: fc.record({
      ...{ until: fc.integer({ min: 0, max: 40_000 }), ahead: fc.integer({ min: 0, max: 900 }) },
      ...{ upcoming: fc.integer({ min: 0, max: 9000 }), rest: fc.integer({ min: 0, max: 9000 }) },
      carried: fc.integer({ min: -30_000, max: 9000 }),
    }),
  })
  .map(({ top, spent, now, ...made }) => ({
    ...made,
    ...{ currency: 'EUR', categoryIds: [top], topIds: [top] },
    past: spent.flatMap((sum, n) => {
      const month = monthRange(addMonths('2026-11', n - spent.length))
      return sum === null ? [] : [{ ...month, spent: sum, assigned: made.amount }]
    }),
    now: {
      ...{ from: '2026-11-01', to: '2026-11-30', ahead: now.ahead },
      available: made.amount + now.carried,
      spent: now.until + now.ahead,
      ...{ upcoming: now.upcoming, rest: now.rest },
      projected: now.until + now.ahead + now.upcoming + now.rest,
    },
    toBook: (sum: number) => sum,
  }))

const goal = fc
  .record({
    ...{ id, name, target: fc.integer({ min: 1, max: 500_000 }) },
    targetIn: fc.option(fc.integer({ min: 1, max: 900 })),
    priority: fc.integer({ min: 0, max: 5 }),
    paid: fc.array(
      fc.record({
        ...{ id, amount: fc.integer({ min: 1, max: 20_000 }), date: dayBefore(200) },
        kind: fc.constantFrom('contribution' as const, 'contribution' as const),
        note: fc.constant(null),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ paid, targetIn, ...made }): GoalFact => {
    const moved = paid.toSorted((a, b) => (a.date < b.date ? -1 : 1))
    const saved = moved.reduce((sum, one) => sum + one.amount, 0)
    const targetOn = targetIn === null ? null : addDays(today, targetIn)
    const aim = { totalSaved: saved, targetAmount: made.target, targetOn }
    const createdOn = moved[0]?.date ?? today
    const { outlook, standing } = headingOf(aim, moved, createdOn, today)
    const { pace, perMonth, reachedOn, needed } = outlook
    return {
      ...made,
      ...{ currency: 'EUR', saved, targetOn, toBook: (sum: number) => sum },
      lastOn: moved.at(-1)?.date ?? null,
      lastAmount: moved.at(-1)?.amount ?? null,
      payments: moved.length,
      moved: pace
        ? moved.filter(({ date }) => date > pace.after && !pace.leftOut.includes(date))
        : [],
      pace: pace && { over: pace.over, unit: pace.unit },
      ...{ perMonth, reachedOn, needed, standing: standing.is },
    }
  })

const loan = fc
  .record({
    ...{ id, name, balance: amount, rateBps: fc.integer({ min: 0, max: 1500 }) },
    dueIn: fc.integer({ min: -40, max: 30 }),
    isByHand: fc.boolean(),
  })
  .map(({ dueIn, ...made }) => ({
    ...made,
    ...{ currency: 'EUR', startOn: '2026-01-01', endsOn: '2029-01-01' },
    ...{ nextDueOn: addDays(today, dueIn), nextDueAmount: 4500 },
    open:
      dueIn > 0 ? null : { on: addDays(today, dueIn), count: dueIn < -30 ? 2 : 1, amount: 4500 },
    interestWith: (extra: number) =>
      Math.round(((made.balance - extra) * made.rateBps * 2) / 10_000),
    ...{ toBook: (sum: number) => sum, fromBook: (sum: number) => sum },
  }))

const group = fc
  .record({ id, name, balance: fc.integer({ min: -9000, max: 9000 }), lastOn: dayBefore(60) })
  .map((made) => ({ ...made, currency: 'EUR', cost: Math.abs(made.balance) }))

const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 5 })
const fewBy = <T>(one: fc.Arbitrary<T>, selector: (made: T) => string) =>
  fc.uniqueArray(one, { maxLength: 5, selector })
const byId = ({ id: own }: { readonly id: string }) => own

const back = fc
  .record({
    entry: entry(),
    part: fc.integer({ min: 1, max: 100 }),
    dueOn: fc.option(dayBefore(90)),
  })
  .map(({ entry: whole, part, dueOn }) => {
    const sum = Math.max(1, Math.floor((whole.amount * part) / 100))
    return { entry: whole, from: 'Ben', amount: sum, cost: sum, dueOn }
  })

const pair = fc
  .tuple(entry(), id, fc.integer({ min: 0, max: 2 }))
  .map(([first, secondId, days]) => {
    const date = addDays(first.date, days) > today ? first.date : addDays(first.date, days)
    return { first, second: { ...first, id: secondId, date } }
  })

const unsorted = fc
  .record({
    ...{ name, categoryId: category, ids: fc.uniqueArray(id, { minLength: 3, maxLength: 9 }) },
    ...{ sorted: fc.integer({ min: 1, max: 9 }), bare: fc.array(entry(), { minLength: 1 }) },
  })
  .map(({ ids, sorted, bare, ...made }) => ({
    ...made,
    categoryName: 'Groceries',
    entries: bare.map((one) => ({ ...one, name: made.name })),
    sortedIds: ids.slice(0, sorted),
    elsewhereIds: ids.slice(sorted),
  }))

const months = fc
  .array(
    fc.record({
      income: fc.integer({ min: 0, max: 400_000 }),
      spending: fc.integer({ min: 0, max: 400_000 }),
      about: fc.record({ income: fc.boolean(), spending: fc.boolean() }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map((one, n) => ({
      ...{ ...one, isAbout: one.about.income || one.about.spending },
      month: addMonths('2026-11', n - all.length),
    })),
  )

/** Each month a part of the whole. */
const categoryFacts = (all: readonly { readonly spending: number }[]) =>
  fc.tuple(
    ...categories.map((one) =>
      fc
        .record({
          isBudgeted: fc.boolean(),
          parts: fc.array(fc.integer({ min: 0, max: 33 }), { minLength: 12, maxLength: 12 }),
          counts: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 12, maxLength: 12 }),
        })
        .map(({ isBudgeted, parts, counts }) => ({
          ...{ id: one, name: `Category ${one}`, isBudgeted },
          months: all.map(({ spending }, n) => Math.floor((spending * (parts[n] ?? 0)) / 100)),
          counts: all.map((_, n) => counts[n] ?? 0),
        })),
    ),
  )

/** Any book, with a little of everything that facts are made of. */
export const randomFacts: fc.Arbitrary<Facts> = months.chain((known) =>
  fc
    .record({
      ...{ categories: categoryFacts(known), series: fewBy(series, bySeries), pairs: few(pair) },
      outliers: few(
        fc.record({
          ...{ entry: entry({ date: today }), categoryName: fc.constant('Groceries') },
          before: fc.array(entry(), { minLength: 10, maxLength: 24 }),
        }),
      ),
      ...{
        fees: fewBy(entry(), byId),
        unsorted: fewBy(unsorted, (made) => made.name),
        back: few(back),
      },
      ...{ templates: fewBy(template, byId), budgets: fewBy(budget, byId) },
      ...{ loans: fewBy(loan, byId), groups: fewBy(group, byId), goals: fewBy(goal, byId) },
      held: fc.option(fc.integer({ min: -100_000, max: 3_000_000 })),
    })
    .map((made) => ({
      ...made,
      ...{ today, currency: 'EUR', locale: 'en-GB', months: known },
      thisMonth: { month: '2026-11', income: 0, spending: 0 },
    })),
)

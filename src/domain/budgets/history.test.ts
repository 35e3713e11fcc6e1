import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isWithin } from '../calendar/calendar.ts'
import { assignedIn } from './assigned.ts'
import {
  type BudgetTerms,
  historyOf,
  openingAfter,
  periodsAdded,
  type Rollover,
} from './history.ts'
import type { BudgetMove } from './moves.ts'
import { periodAt } from './periods.ts'

const terms: BudgetTerms = {
  period: 'monthly',
  startOn: '2026-01-01',
  endOn: null,
  amount: 31_000,
  amountChanges: [],
  moves: [],
  rollover: { surplus: 'reset', deficit: 'forgive', cap: null },
}

const assignedOn = (budget: BudgetTerms, day: string) => {
  const period = periodAt(budget, day)
  return period && assignedIn(budget, period)
}

describe('what a period has', () => {
  it('is its amount, whatever its length', () => {
    expect(assignedOn(terms, '2026-01-15')).toBe(31_000)
    expect(assignedOn(terms, '2026-02-15')).toBe(31_000)
  })

  it('follows a change in the middle by days', () => {
    const raised = { ...terms, amountChanges: [{ from: '2026-01-22', amount: 62_000 }] }
    expect(assignedOn(raised, '2026-01-05')).toBe(21_000 + 20_000)
    expect(assignedOn(raised, '2026-02-05')).toBe(62_000)
    const twice = {
      ...terms,
      amount: 100,
      amountChanges: [
        { from: '2026-01-02', amount: 200 },
        { from: '2026-01-31', amount: 1 },
      ],
    }
    // 100 for one day, 200 for 29 and 1 for one, of 31: 190.354…
    expect(assignedOn(twice, '2026-01-05')).toBe(190)
  })

  it('has of an amount changed before only the last', () => {
    const early = { ...terms, amountChanges: [{ from: '2025-06-01', amount: 500 }] }
    expect(assignedOn(early, '2026-01-05')).toBe(500)
  })

  it('is cut by days where the budget ends inside it', () => {
    const ending = { ...terms, endOn: '2026-03-10' }
    expect(assignedOn(ending, '2026-03-01')).toBe(10_000)
    const trip: BudgetTerms = { ...terms, period: 'custom', endOn: '2026-03-10' }
    expect(assignedOn(trip, '2026-03-01')).toBe(31_000)
  })

  it('has what was moved on its days', () => {
    const move = (on: string, amount: number): BudgetMove => ({ id: on, on, amount, otherId: 'b' })
    const moves = [move('2026-01-31', 500), move('2026-02-01', -700), move('2025-12-31', 9)]
    expect(assignedOn({ ...terms, moves }, '2026-01-01')).toBe(31_500)
    expect(assignedOn({ ...terms, moves }, '2026-02-01')).toBe(30_300)
  })
})

const roll = (fields: Partial<Rollover>): Rollover => ({
  surplus: 'reset',
  deficit: 'forgive',
  cap: null,
  ...fields,
})

describe('what the next period begins with', () => {
  it.each([
    [roll({}), 500, 0],
    [roll({}), -500, 0],
    [roll({}), null, 0],
    [roll({ surplus: 'keep' }), 500, 500],
    [roll({ surplus: 'keep' }), -500, 0],
    [roll({ surplus: 'keep' }), null, null],
    [roll({ surplus: 'cap', cap: 300 }), 500, 300],
    [roll({ surplus: 'cap', cap: 300 }), 200, 200],
    [roll({ surplus: 'cap', cap: 300 }), -500, 0],
    [roll({ deficit: 'carry' }), 500, 0],
    [roll({ deficit: 'carry' }), -500, -500],
    [roll({ deficit: 'carry' }), null, null],
    [roll({ surplus: 'keep', deficit: 'carry' }), -500, -500],
  ])('%j after %j is %j', (rollover, closing, opening) => {
    expect(openingAfter(rollover, closing)).toBe(opening)
  })
})

const ways = (['keep', 'reset', 'cap'] as const).flatMap((surplus) =>
  (['carry', 'forgive'] as const).map((deficit) => ({ surplus, deficit })),
)

const first = '2024-01-01'
const last = '2025-12-31'
const someDay = fc.nat({ max: daysBetween(first, last) }).map((days) => addDays(first, days))
const spending = fc.array(fc.tuple(someDay, fc.integer({ min: -20_000, max: 60_000 })), {
  maxLength: 200,
})
const changes = fc
  .array(fc.record({ from: someDay, amount: fc.integer({ min: 1, max: 90_000 }) }), {
    maxLength: 4,
  })
  .map((all) => [...new Map(all.map((one) => [one.from, one])).values()])
  .map((all) => all.sort((a, b) => (a.from < b.from ? -1 : 1)))
const moves = fc.array(
  fc.record({
    id: fc.uuid(),
    on: someDay,
    amount: fc.integer({ min: -9000, max: 9000 }),
    otherId: fc.constant('b'),
  }),
  { maxLength: 5 },
)
const kinds = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const

describe.each(ways)('24 months with surplus $surplus and deficit $deficit', (way) => {
  const budgets = fc
    .record({
      period: fc.constantFrom(...kinds),
      startOn: fc.nat({ max: 60 }).map((days) => addDays(first, days)),
      amount: fc.integer({ min: 1, max: 90_000 }),
      amountChanges: changes,
      moves,
      cap: fc.integer({ min: 1, max: 30_000 }),
      endOn: fc.option(fc.nat({ max: 300 }).map((days) => addDays('2025-01-01', days))),
    })
    .map(({ cap, ...rest }): BudgetTerms => ({ ...rest, rollover: { ...way, cap } }))

  it('opening and assigned less spent is closing, and nothing is lost between periods', () => {
    fc.assert(
      fc.property(budgets, spending, (budget, rows) => {
        const sumIn = (span: { from: string; to: string }) =>
          rows.reduce((sum, [day, cost]) => sum + (isWithin(day, span) ? cost : 0), 0)
        const history = historyOf(budget, last, sumIn)
        let opening = 0
        for (const sums of history) {
          const { assigned, spent, closing, available } = sums
          expect(sums.opening).toBe(opening)
          expect(opening + (assigned ?? 0) - (spent ?? 0)).toBe(closing)
          expect(opening + (assigned ?? 0)).toBe(available)
          const left = closing ?? 0
          const kept = { keep: left, reset: 0, cap: Math.min(left, budget.rollover.cap ?? 0) }
          opening = left < 0 ? (way.deficit === 'carry' ? left : 0) : kept[way.surplus]
        }
        const until = budget.endOn !== null && budget.endOn < last ? budget.endOn : last
        const end = history.at(-1)?.period.to ?? until
        const spent = history.reduce((sum, sums) => sum + (sums.spent ?? 0), 0)
        expect(spent).toBe(sumIn({ from: budget.startOn, to: end }))
        if (way.surplus !== 'keep' || way.deficit !== 'carry') return
        const assigned = history.reduce((sum, sums) => sum + (sums.assigned ?? 0), 0)
        expect(history.at(-1)?.closing).toBe(assigned - spent)
      }),
      { numRuns: 150 },
    )
  })
})

it('is unknown from where it is too large, and known again where nothing is carried', () => {
  const spentIn = ({ from }: { from: string }) => (from === '2026-02-01' ? null : 100)
  const closings = (rollover: Rollover) =>
    historyOf({ ...terms, rollover }, '2026-03-31', spentIn).map(({ closing }) => closing)
  expect(closings(roll({}))).toEqual([30_900, null, 30_900])
  expect(closings(roll({ surplus: 'keep' }))).toEqual([30_900, null, null])
})

it('gives up rather than be inexact', () => {
  const huge = { ...terms, rollover: roll({ surplus: 'keep' }) }
  const [one, two] = historyOf(huge, '2026-02-01', () => -Number.MAX_SAFE_INTEGER)
  expect([one?.closing, two?.opening]).toEqual([null, null])
})

describe('a history of many periods', () => {
  const weekly: BudgetTerms = { ...terms, period: 'weekly', startOn: '1990-01-01' }
  const carrying: BudgetTerms = { ...weekly, rollover: roll({ surplus: 'keep' }) }
  const today = '2026-11-17'

  it('looks at each change and each move once, not for every period', () => {
    let looks = 0
    const counted = <Kept extends object>(kept: Kept): Kept =>
      new Proxy(kept, {
        get(of, name) {
          if (name === 'from' || name === 'on') looks += 1
          return Reflect.get(of, name)
        },
      })
    const days = Array.from({ length: 500 }, (_, at) => addDays('1991-01-01', at * 11))
    const amountChanges = days.slice(0, 100).map((from) => counted({ from, amount: 5 }))
    const moves = days.map((on) => counted({ id: on, on, amount: 1, otherId: 'b' }))
    const plain = { ...carrying, amountChanges, moves }
    const history = historyOf(plain, today, () => 0)
    expect(history).toHaveLength(1925)
    // Each of 600 is sorted, passed and added up, and each of 1925 periods looks at the next.
    expect(looks).toBeLessThan(30_000)
  })

  it('leaves out what nothing is carried from, and only that', () => {
    const asked: string[] = []
    const spentIn = ({ from }: { readonly from: string }) => asked.push(from) * 0
    expect(historyOf(weekly, today, spentIn, today)).toHaveLength(1)
    expect(asked).toEqual([periodAt(weekly, today)?.from])
    expect(historyOf(weekly, today, () => 0, '2026-11-01')).toEqual(
      historyOf(weekly, today, () => 0).slice(-4),
    )
    expect(historyOf(carrying, today, () => 0, today)).toHaveLength(1925)
  })

  it.each([
    [weekly, 1],
    [carrying, 1925],
    [{ ...carrying, endOn: '2026-11-16' }, 0],
    [{ ...carrying, startOn: '2026-11-18' }, 0],
    [{ ...carrying, period: 'yearly' }, 37],
  ] satisfies [BudgetTerms, number][])('%j adds up %i', (budget, count) => {
    expect(periodsAdded(budget, today)).toBe(count)
  })
})

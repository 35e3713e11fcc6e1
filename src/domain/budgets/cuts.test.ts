import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type Day } from '../calendar/calendar.ts'
import { cutsOf } from './cuts.ts'
import { type BudgetTerms, historyOf } from './history.ts'
import { type DaySpan, type PeriodKind, periodAt } from './periods.ts'
import { projectionOf } from './projection.ts'

const first: Day = '2025-01-01'
const later = (most: number) => fc.nat({ max: most }).map((days) => addDays(first, days))
const kinds = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly', 'custom'] as const

const budgets = fc
  .record({
    period: fc.constantFrom<PeriodKind>(...kinds),
    startOn: later(60),
    endOn: fc.option(later(700).map((day) => addDays(day, 61))),
  })
  .map(
    (terms): BudgetTerms => ({
      ...terms,
      endOn: terms.period === 'custom' ? (terms.endOn ?? '2026-06-30') : terms.endOn,
      amount: 1000,
      amountChanges: [],
      moves: [],
      rollover: { surplus: 'keep', deficit: 'carry', cap: null },
    }),
  )

it('has every day at which a span of any sum begins or is over', () => {
  fc.assert(
    fc.property(budgets, later(800), (budget, today) => {
      if (periodAt(budget, today) === null) return
      const asked: DaySpan[] = []
      const sumIn = (span: DaySpan) => asked.push(span) - asked.length
      const sums = historyOf(budget, today, sumIn).at(-1)
      if (!sums) return
      projectionOf(sums, { today, everydayIn: sumIn, firstOn: first, upcoming: 0 })
      const cuts = cutsOf([budget], today, ({ startOn }) => startOn)
      const missing = asked
        .flatMap(({ from, to }) => [from, addDays(to, 1)])
        .filter((day) => !cuts.has(day))
      expect(missing).toEqual([])
    }),
    { numRuns: 300 },
  )
})

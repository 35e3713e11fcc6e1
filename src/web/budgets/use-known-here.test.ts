import { expect, it } from 'vitest'
import type { SafeByIncome } from '#contract/dashboard/entities.ts'
import type { ComingTemplate } from '#domain/budgets/upcoming.ts'
import type { EntriesOf } from '#web/reports/use-entries.ts'
import { monthNow } from './month-left.ts'
import { knownHere } from './use-known-here.ts'

const today = '2026-11-17'

const income = (date: string, amount: number, currency = 'CZK') => ({ date, amount, currency })

const bookOf = (incomes: readonly ReturnType<typeof income>[]): EntriesOf =>
  ((type: string, month: string) =>
    type === 'income'
      ? incomes.filter(({ date }) => date.startsWith(month))
      : []) as unknown as EntriesOf

const internet: ComingTemplate = {
  ...{ id: 'internet', currency: 'CZK', amount: 39_900, priceChanges: [], categoryId: null },
  ...{ frequency: 'monthly', interval: 1, weekdays: [], monthDays: [25], nthWeekday: null },
  ...{ weekendShift: 'none', startOn: '2026-11-25', endOn: null, endAfter: null, skippedOn: [] },
  ...{ active: true, nextOn: '2026-11-25', waitingOn: [] },
}

const known = (incomes: readonly ReturnType<typeof income>[], hasLoanPlans = false) =>
  knownHere({
    ...{ entriesOf: bookOf(incomes), currency: 'CZK', today, hasLoanPlans },
    templates: { expense: [internet], income: [] },
  })

/** As the server said it before the recurring item and the last income were written down. */
const said: SafeByIncome = {
  ...{ income: 1_000_000, received: 1_000_000, incomeEntered: 0, incomeAhead: 0, usualMonth: null },
  ...{ spent: 0, entered: 0, upcoming: 0, repaid: 5000, due: 0, saved: 2000 },
  ...{ daysLeft: 14, left: 993_000, perDay: 70_928, about: ['upcoming'], isAbout: true },
}

it('takes off what this device knows to come, though the server has not heard of it', () => {
  const here = known([income('2026-11-02', 1_000_000)])
  expect(here.upcoming).toBe(39_900)
  const now = monthNow(said, new Map(), today, here)
  expect(now).toMatchObject({ upcoming: 39_900, repaid: 5000, saved: 2000, left: 953_100 })
  expect(now.perDay).toBe(Math.floor(953_100 / 14))
  expect(now.isAbout).toBeUndefined()
})

it('counts on what came in here, and on the usual month where that is far more', () => {
  const came = known([income('2026-11-02', 1_000_000), income('2026-11-16', 50_000)])
  expect(monthNow(said, new Map(), today, came)).toMatchObject({ received: 1_050_000 })
  const usual = known(['08', '09', '10'].map((month) => income(`2026-${month}-02`, 900_000)))
  expect(monthNow(said, new Map(), today, usual)).toMatchObject({
    ...{ received: 0, income: 900_000 },
    usualMonth: { from: '2026-08-01', to: '2026-08-31' },
  })
})

it('leaves what takes a rate or the schedule of a loan as the server said', () => {
  const here = known([income('2026-11-02', 100, 'EUR')], true)
  expect(here).toEqual({})
  expect(monthNow(said, new Map(), today, here)).toMatchObject({ income: 1_000_000, upcoming: 0 })
})

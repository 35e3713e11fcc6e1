import { expect, it } from 'vitest'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import type { Facts } from '../facts.ts'
import { goalSlip, goalTopUp, goalWithoutDay } from './goals.ts'

const today = '2026-11-16'

const factsOf = (reachedOn: Day, targetOn: Day | null) => {
  const moved = [
    { id: 'a', date: '2026-09-05', amount: 1000 },
    { id: 'b', date: '2026-10-05', amount: 1000 },
  ]
  const goal = {
    ...{ id: 'Flat', name: 'Flat', currency: 'EUR', saved: 2000, target: 900_000 },
    ...{ moved, pace: { over: 2, unit: 'months' }, perMonth: 1000, targetOn, reachedOn },
    needed: targetOn && { perMonth: 50_000, isAtOnce: false, payments: null },
  }
  return { goals: [goal], today, locale: 'en-GB', currency: 'EUR' } as unknown as Facts
}

it('offers to move a goal only to a day that somebody can plan for', () => {
  const near = goalSlip.find(factsOf(addDays(today, 800), '2027-06-30'))
  expect(near[0]?.action).not.toBeNull()
  const far = goalSlip.find(factsOf('2069-04-19', '2027-06-30'))
  expect(far).toHaveLength(1)
  expect(far[0]?.action).toBeNull()
})

it('calls a goal late from a week on, whatever its pace comes to', () => {
  const late = (days: number) =>
    goalSlip.find(factsOf(addDays('2027-06-30', days), '2027-06-30')).length
  expect([1, 3, 6, 7, 30].map(late)).toEqual([0, 0, 0, 1, 1])
})

it('gives no goal a day that is a lifetime away', () => {
  expect(goalWithoutDay.find(factsOf(addDays(today, 800), null))).toHaveLength(1)
  expect(goalWithoutDay.find(factsOf('2069-04-19', null))).toEqual([])
})

it('offers a day to a goal without one, and moves the day of another', () => {
  const labelOf = ([found]: ReturnType<typeof goalSlip.find>) => found?.action?.label
  const day = addDays(today, 800)
  expect(labelOf(goalWithoutDay.find(factsOf(day, null)))).toBe('Plan for 24 January 2029')
  expect(labelOf(goalSlip.find(factsOf(day, '2027-06-30')))).toBe('Move to 24 January 2029')
})

it('asks for no more money where as much was put in this month', () => {
  const facts = factsOf(addDays(today, 800), null)
  const months = ['2026-08', '2026-09', '2026-10'].map((month) => ({
    ...{ month, income: 300_000, spending: 130_000, isAbout: false },
  }))
  const putIn = (lastAmount: number | null, lastOn: Day | null) =>
    goalTopUp.find({
      ...facts,
      months,
      goals: facts.goals.map((goal) => ({ ...goal, lastAmount, lastOn, priority: 1 })),
    } as unknown as Facts)
  expect(putIn(null, null)).toHaveLength(1)
  expect(putIn(85_000, '2026-10-20')).toHaveLength(1)
  expect(putIn(85_000, '2026-11-16')).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDayReference } from '#test/support/every-day-reference.ts'
import type { Day } from '../calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '../calendar/day-number.ts'
import { plainRule, type Rule } from './rule.ts'
import { ruleDays } from './rule-days.ts'

const some = (value: fc.Arbitrary<number>, maxLength: number) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(value, { minLength: 1, maxLength }) },
  )
const seldom = (value: fc.Arbitrary<number[]>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant<number[]>([]) }, { weight: 1, arbitrary: value })
const signed = (most: number) =>
  fc.oneof(fc.integer({ min: 1, max: most }), fc.integer({ min: -most, max: -1 }))

const weekdays = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  nth: fc.oneof(fc.constant(null), signed(5)),
})

const rules: fc.Arbitrary<Rule> = fc.record({
  frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
  interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 7 })),
  months: some(fc.integer({ min: 1, max: 12 }), 4),
  weeks: seldom(some(signed(53), 3)),
  yearDays: seldom(some(signed(366), 3)),
  monthDays: some(signed(31), 4),
  weekdays: fc.array(weekdays, { maxLength: 3 }),
  positions: seldom(some(signed(5), 2)),
  weekStart: fc.integer({ min: 1, max: 7 }),
  missingDay: fc.constantFrom('omit', 'backward'),
})

const starts = fc.integer({ min: dayNumber('2019-01-01'), max: dayNumber('2024-12-31') })

function daysUpTo(rule: Rule, startOn: Day, endOn: Day, from: Day = startOn): readonly Day[] {
  const stretch = { from: dayNumber(from), to: dayNumber(endOn) }
  return Array.from(ruleDays(rule, dayNumber(startOn), stretch), dayOfNumber)
}

describe('the days of a rule', () => {
  it('are those that looking at every single day finds, for 10,000 random rules', () => {
    const cases = fc.property(rules, starts, (rule, start) => {
      const [startOn, endOn] = [dayOfNumber(start), dayOfNumber(start + 800)]
      const expected = everyDayReference(rule, startOn, endOn)
      expect(daysUpTo(rule, startOn, endOn).join(' ')).toBe(expected.join(' '))
    })
    fc.assert(cases, { numRuns: 10_000 })
  }, 300_000)

  it('are the same when the walk begins later', () => {
    const later = fc.integer({ min: 0, max: 1500 })
    const cases = fc.property(rules, starts, later, (rule, start, ahead) => {
      const [startOn, endOn] = [dayOfNumber(start), dayOfNumber(start + 1500)]
      const from = dayOfNumber(start + ahead)
      const isAfter = (day: Day) => day >= from
      expect(daysUpTo(rule, startOn, endOn, from).filter(isAfter)).toEqual(
        daysUpTo(rule, startOn, endOn).filter(isAfter),
      )
    })
    fc.assert(cases, { numRuns: 500 })
  }, 30_000)

  it('move a missing day to the last of its month, or to the first of the next', () => {
    const monthly: Rule = { ...plainRule, frequency: 'monthly' }
    const of = (missingDay: Rule['missingDay']) =>
      daysUpTo({ ...monthly, missingDay }, '2024-01-31', '2024-05-31')
    expect(of('omit')).toEqual(['2024-01-31', '2024-03-31', '2024-05-31'])
    expect(of('backward')).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
    ])
    expect(of('forward')).toEqual([
      '2024-01-31',
      '2024-03-01',
      '2024-03-31',
      '2024-05-01',
      '2024-05-31',
    ])
  })

  it('come to an end when there is none', () => {
    const never: Rule = { ...plainRule, frequency: 'yearly', months: [2], monthDays: [30] }
    expect(daysUpTo(never, '9990-01-01', '9999-12-31')).toEqual([])
    const yearly: Rule = { ...plainRule, frequency: 'yearly' }
    expect(daysUpTo(yearly, '9998-12-31', '9999-12-31')).toEqual(['9998-12-31', '9999-12-31'])
  })
})

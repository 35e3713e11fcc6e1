import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  civilOf,
  dayNumber,
  dayOfNumber,
  daysInMonth,
  daysInYear,
  lastDayNumber,
  weekdayOfNumber,
} from './day-number.ts'

describe('a day as a number', () => {
  it('says what Temporal says', () => {
    const numbers = fc.integer({ min: dayNumber('0001-01-01'), max: lastDayNumber })
    const cases = fc.property(numbers, (number) => {
      const date = Temporal.PlainDate.from('1970-01-01').add({ days: number })
      expect(dayOfNumber(number)).toBe(date.toString())
      expect(dayNumber(date.toString())).toBe(number)
      expect(weekdayOfNumber(number)).toBe(date.dayOfWeek)
      const { year, month } = civilOf(number)
      expect(daysInMonth(year, month)).toBe(date.daysInMonth)
      expect(daysInYear(year)).toBe(date.daysInYear)
    })
    fc.assert(cases, { numRuns: 2000 })
  })

  it('ends with the last year of four digits', () => {
    expect(dayOfNumber(lastDayNumber)).toBe('9999-12-31')
  })
})

import { assert, date, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayAt,
  daysBetween,
  dayWord,
  dayWords,
  formatDay,
  formatMonth,
  isDay,
  isMonth,
  isWithin,
  monthOverlap,
  monthRange,
  weekdayOf,
  writtenDay,
} from './calendar.ts'

describe('days', () => {
  it('are real ones only', () => {
    expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true)
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', 'today'].some(isDay)).toBe(
      false,
    )
    expect(['2026-13', '2026-1', '2026-01-01'].some(isMonth)).toBe(false)
  })

  it('differ by zone at the same instant', () => {
    const instant = Date.UTC(2026, 2, 31, 23, 30)
    expect(dayAt(instant, 'UTC')).toBe('2026-03-31')
    expect(dayAt(instant, 'Europe/Berlin')).toBe('2026-04-01')
    expect(dayAt(instant, 'America/New_York')).toBe('2026-03-31')
    expect(dayAt(instant, 'Nowhere/Land')).toBe('2026-03-31')
  })

  it('count back what they counted on', () => {
    const span = { min: new Date('1000-01-01'), max: new Date('9000-01-01') }
    const days = date({ ...span, noInvalidDate: true })
    const cases = property(days, integer({ min: -9999, max: 9999 }), (at, count) => {
      const day = at.toISOString().slice(0, 10)
      const later = addDays(day, count)
      expect(daysBetween(day, later)).toBe(count)
      expect(addDays(later, -count)).toBe(day)
    })
    assert(cases)
  })

  it('know their weekday and their word', () => {
    expect(weekdayOf('2026-11-15')).toBe(7)
    expect(dayWord('2026-03-01', '2026-03-01')).toBe('Today')
    expect(dayWord('2026-02-28', '2026-03-01')).toBe('Yesterday')
    expect(dayWord('2026-03-02', '2026-03-01')).toBe('Tomorrow')
    expect(dayWord('2026-02-27', '2026-03-01')).toBeNull()
  })
})

describe('months', () => {
  it('switch over the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })

  it('end on their last day', () => {
    expect(monthRange('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(monthRange('2026-04').to).toBe('2026-04-30')
  })

  it('lie in a range wholly, partly or not', () => {
    const range = { from: '2026-01-15', to: '2026-03-31' }
    const months = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04']
    const overlaps = months.map((month) => monthOverlap(month, range))
    expect(overlaps).toEqual(['none', 'part', 'all', 'all', 'none'])
    expect(monthOverlap('2026-02', { from: null, to: null })).toBe('all')
    expect(isWithin('2026-03-31', range)).toBe(true)
    expect(isWithin('2026-04-01', range)).toBe(false)
  })
})

describe('words for days', () => {
  it('name the year where it is not this year', () => {
    const today = '2026-12-20'
    expect(writtenDay('2026-12-24', today, 'en-GB')).toBe('24 Dec')
    expect(writtenDay('2027-01-04', today, 'en-GB')).toBe('4 Jan 2027')
    expect(writtenDay('2025-12-24', today, 'de-DE')).toBe('24. Dez. 2025')
    expect(writtenDay('2025-12-01', today, 'en-GB', { month: 'long' })).toBe('December 2025')
    expect(writtenDay('2025-12-01', today, 'en-GB', { month: 'short' }, '2-digit')).toBe('Dec 25')
    expect(dayWords('2026-12-21', today, 'en-GB')).toBe('Tomorrow')
    expect(dayWords('2026-12-24', today, 'en-GB')).toBe('Thu 24 Dec')
    expect(dayWords('2027-01-04', today, 'en-GB')).toBe('4 Jan 2027')
  })

  it('follow the locale and survive an unknown one', () => {
    const style = { day: 'numeric', month: 'short' } as const
    expect(formatDay('2026-03-01', 'en-GB', style)).toBe('1 Mar')
    expect(formatDay('2026-03-01', 'not a locale', style)).toBe('1 Mar')
    expect(formatMonth('2026-03', 'de-DE')).toBe('März 2026')
  })
})

import { describe, expect, it } from 'vitest'
import { dateOrderOf } from '../locale.ts'
import { readDay, readDayAhead, readPastDay } from './read-day.ts'

const today = '2026-11-18'

describe('reading a day', () => {
  it.each([
    ['today', '2026-11-18'],
    [' Yesterday ', '2026-11-17'],
    ['tomorrow', '2026-11-19'],
    ['2 days ago', '2026-11-16'],
    ['3d ago', '2026-11-15'],
    ['wed', '2026-11-18'],
    ['Tuesday', '2026-11-17'],
    ['thu', '2026-11-12'],
    ['2026-02-28', '2026-02-28'],
    ['3.11.', '2026-11-03'],
    ['3.11.2025', '2025-11-03'],
    ['3. 11. 25', '2025-11-03'],
    ['3/11', '2026-11-03'],
    ['24.12.', '2026-12-24'],
    ['31.12.', '2026-12-31'],
    ['5.1.', '2026-01-05'],
    ['1.5.', '2026-05-01'],
    ['1.12.', '2026-12-01'],
    ['3 Nov', '2026-11-03'],
    ['november 3', '2026-11-03'],
    ['Nov 3, 2024', '2024-11-03'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, today)).toBe(day)
  })

  it.each(['', 'soon', '31.2.', '32.1.2026', '2026-02-29', '3', 'to', '99 xyz'])(
    'refuses "%s"',
    (text) => {
      expect(readDay(text, today)).toBeNull()
    },
  )

  it('reads slashes in the order of the locale, dots always day first', () => {
    expect(dateOrderOf('en-US')).toBe('month-first')
    expect(dateOrderOf('en-GB')).toBe('day-first')
    expect(readDay('3/11', today, 'month-first')).toBe('2026-03-11')
    expect(readDay('3.11.', today, 'month-first')).toBe('2026-11-03')
  })
})

describe('a day without a year', () => {
  it.each([
    // On the day, what is written, the day it is, and the day where the past is looked at.
    ['2026-11-17', '31.12.', '2026-12-31', '2025-12-31'],
    ['2026-11-17', '25.11.', '2026-11-25', '2026-11-25'],
    ['2026-11-17', '5.1.', '2026-01-05', '2026-01-05'],
    ['2026-12-20', '5.1.', '2027-01-05', '2026-01-05'],
    ['2026-12-20', '25.1.', '2026-01-25', '2026-01-25'],
    ['2026-01-03', '28.12.', '2025-12-28', '2025-12-28'],
    ['2026-10-30', '31.12.', '2026-12-31', '2025-12-31'],
    ['2026-10-29', '31.12.', '2025-12-31', '2025-12-31'],
    ['2026-02-01', '1.5.', '2025-05-01', '2025-05-01'],
    ['2024-01-20', '29.2.', '2024-02-29', null],
  ])('on %s %s is %s', (now, typed, written, looked) => {
    expect(readDay(typed, now)).toBe(written)
    expect(readPastDay(typed, now)).toBe(looked)
  })
})

describe('a day that is to come', () => {
  const today = '2026-11-15'

  it.each([
    ['16 nov', '2026-11-16'],
    ['14 nov', '2027-11-14'],
    ['30 june', '2027-06-30'],
    ['31.12.', '2026-12-31'],
    ['1.3.', '2027-03-01'],
    ['1.3.2026', '2026-03-01'],
    ['2028-02-29', '2028-02-29'],
    ['tomorrow', '2026-11-16'],
    ['friday', '2026-11-20'],
    ['soon', null],
  ])('%s is %s', (typed, day) => {
    expect(readDayAhead(typed, today)).toBe(day)
  })
})

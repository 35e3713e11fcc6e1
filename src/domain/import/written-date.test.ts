import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from '../calendar/calendar.ts'
import { guessDateOrder } from './guess-date-order.ts'
import type { WrittenOrder } from './statement.ts'
import { dayOf, dayOfWritten, readWrittenDate, type WrittenDate } from './written-date.ts'

const read = (text: string, order: WrittenOrder = 'dmy') => {
  const written = readWrittenDate(text)
  return written && dayOfWritten(written, order)
}

describe('a written date', () => {
  it.each([
    ['2026-01-05', 'dmy'],
    ['2026/1/5', 'mdy'],
    ['20260105', 'mdy'],
    ['05.01.2026', 'dmy'],
    ['5.1.26', 'dmy'],
    ['05/01/2026', 'dmy'],
    ['01/05/2026', 'mdy'],
    ["1/ 5'26", 'mdy'],
    ['05012026', 'dmy'],
    ['26-01-05', 'ymd'],
    ['05 Jan 2026', 'mdy'],
    ['Jan 5, 2026', 'dmy'],
    ['5-JAN-26', 'dmy'],
    ['5. Januar 2026', 'dmy'],
    ['5 janv. 2026', 'dmy'],
    ['5 de enero de 2026', 'dmy'],
    ['2026年1月5日', 'dmy'],
    ['2026-01-05T23:59:59+09:00', 'dmy'],
    ['05.01.2026 10:11', 'dmy'],
    ['01/05/2026 11:02 PM', 'mdy'],
    ['Mo., 05.01.2026', 'dmy'],
  ] as const)('%s', (text, order) => {
    expect(read(text, order)).toBe('2026-01-05')
  })

  it.each([
    '',
    'Jan',
    '31',
    '12.50',
    '1.234,56',
    '2026-13-01x',
    '1234567',
    'REWE 05',
    '-5.00',
    '5:30',
  ])('is not %s', (text) => {
    expect(readWrittenDate(text)).toBeNull()
  })

  it.each(['31.02.2026', '00.01.2026', '32.01.2026', '29.02.2025'])('knows no %s', (text) => {
    expect(read(text)).toBeNull()
  })

  it('counts days as the calendar does', () => {
    const part = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), part(13), part(32), (year, month, day) => {
        const pad = (value: number) => String(value).padStart(2, '0')
        const text = `${year}-${pad(month)}-${pad(day)}`
        expect(dayOf(year, month, day)).toBe(isDay(text) ? text : null)
      }),
    )
  })
})

const written = (...texts: readonly string[]): readonly WrittenDate[] =>
  texts.flatMap((text) => readWrittenDate(text) ?? [])

describe('the order of dates', () => {
  it.each([
    [['13/01/2026', '02/02/2026'], 'dmy'],
    [['01/13/2026', '02/02/2026'], 'mdy'],
    [['2026-01-05'], 'ymd'],
    [['05.01.2026'], 'dmy'],
    [['26-01-29', '26-01-30', '26-01-31'], 'ymd'],
  ] as const)('is told by %j', (texts, order) => {
    expect(guessDateOrder(written(...texts), {})).toEqual({ order, isSure: true })
  })

  it('is told by rows that are sorted only one way', () => {
    const texts = [
      '01/02/2026',
      '02/02/2026',
      '03/02/2026',
      '01/03/2026',
      '02/03/2026',
      '01/04/2026',
    ]
    expect(guessDateOrder(written(...texts), {})).toEqual({ order: 'dmy', isSure: true })
  })

  it('is told by days that are still to come', () => {
    const dates = written('02/11/2026')
    expect(guessDateOrder(dates, { today: '2026-03-01' })).toEqual({ order: 'mdy', isSure: true })
  })

  it('is decided by the locale, and left open without one', () => {
    const dates = written('02/03/2026', '04/05/2026')
    expect(guessDateOrder(dates, { locale: 'en-US' })).toEqual({ order: 'mdy', isSure: false })
    expect(guessDateOrder(dates, { locale: 'de-DE' })).toEqual({ order: 'dmy', isSure: false })
    expect(guessDateOrder(dates, {})).toEqual({ order: 'dmy', isSure: false })
  })

  it('survives a broken date or two', () => {
    const texts = ['13/01/2026', '14/01/2026', '15/01/2026', '99/99/2026']
    expect(guessDateOrder(written(...texts), {})).toEqual({ order: 'dmy', isSure: true })
  })
})

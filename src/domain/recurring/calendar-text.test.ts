import { describe, expect, it } from 'vitest'
import { calendarText } from './calendar-text.ts'

const written = '2026-03-31T10:00:00.000Z'
const linesOf = (title: string) =>
  calendarText([{ uid: 'a@b', day: '2026-12-31', title }], written).split('\r\n')

/** What a reader sees: lines that go on are put together again. */
const unfolded = (title: string) =>
  calendarText([{ uid: 'a@b', day: '2026-12-31', title }], written).replaceAll('\r\n ', '')

describe('a calendar file', () => {
  it('has whole days, the next one being the end', () => {
    expect(linesOf('Rent')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Moneycomb//Recurring//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Moneycomb',
      'BEGIN:VEVENT',
      'UID:a@b',
      'DTSTAMP:20260331T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Rent',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('keeps marks of its own out of what people wrote', () => {
    const text = unfolded('a;b,c\\d\r\nEND:VEVENT\nx\u0007y')
    expect(text).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT\\nx y\r\n')
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
  })

  it('folds lines at 75 octets and cuts no character', () => {
    const title = `${'ä'.repeat(60)}${'😀'.repeat(50)}`
    const octets = linesOf(title).map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(unfolded(title)).toContain(`SUMMARY:${title}\r\n`)
    expect(linesOf(title).every((line) => line.isWellFormed())).toBe(true)
  })
})

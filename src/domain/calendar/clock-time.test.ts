import { describe, expect, it } from 'vitest'
import { instantAt, isTimeWithin, timeAt } from './clock-time.ts'

const iso = (epochMs: number) => new Date(epochMs).toISOString()

describe('a time of the day', () => {
  it('is read off the clock of a zone', () => {
    const instant = Date.UTC(2026, 6, 1, 21, 45)
    expect(timeAt(instant, 'Europe/Berlin')).toBe('23:45')
    expect(timeAt(instant, 'Asia/Kolkata')).toBe('03:15')
    expect(timeAt(instant, 'Nowhere/Land')).toBe('21:45')
  })

  it('is an instant on a day, also when the clocks change', () => {
    expect(iso(instantAt('2026-01-15', '08:00', 'Europe/Berlin'))).toBe('2026-01-15T07:00:00.000Z')
    // 02:30 is skipped in spring and shown twice in autumn.
    expect(iso(instantAt('2026-03-29', '02:30', 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z')
    expect(iso(instantAt('2026-10-25', '02:30', 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z')
  })

  it('lies in a span, also one over midnight', () => {
    expect(isTimeWithin('12:00', '09:00', '17:00')).toBe(true)
    expect(isTimeWithin('17:00', '09:00', '17:00')).toBe(false)
    expect(isTimeWithin('23:30', '22:00', '07:00')).toBe(true)
    expect(isTimeWithin('06:59', '22:00', '07:00')).toBe(true)
    expect(isTimeWithin('07:00', '22:00', '07:00')).toBe(false)
  })
})

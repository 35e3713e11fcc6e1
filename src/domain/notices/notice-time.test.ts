import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimeWithin, timeAt, zonedAt } from '../calendar/clock-time.ts'
import { type NoticeSettings, plainNoticeSettings } from './notice-settings.ts'
import { type NoticeWay, noticeTime } from './notice-time.ts'

const timezone = 'Europe/Berlin'
const at = (instant: string) => Date.parse(instant)

function when(change: Partial<NoticeSettings>, now: string, way: Partial<NoticeWay> = {}) {
  const settings = { ...plainNoticeSettings, ...change }
  const time = noticeTime({ channel: 'mail', settings, timezone, isUrgent: false, ...way }, at(now))
  return new Date(time).toISOString().slice(0, 16)
}

describe('a notice', () => {
  it('goes out at once by default', () => {
    expect(when({}, '2026-03-31T10:00:00Z')).toBe('2026-03-31T10:00')
  })

  it('waits for eight in the morning of the next day or Monday when mail is collected', () => {
    expect(when({ emailRhythm: 'daily' }, '2026-03-31T10:00:00Z')).toBe('2026-04-01T06:00')
    expect(when({ emailRhythm: 'daily' }, '2026-03-31T05:00:00Z')).toBe('2026-03-31T06:00')
    expect(when({ emailRhythm: 'weekly' }, '2026-03-31T10:00:00Z')).toBe('2026-04-06T06:00')
    // The clocks changed on the 29th of March: eight o'clock comes an hour earlier in UTC.
    expect(when({ emailRhythm: 'daily' }, '2026-03-28T10:00:00Z')).toBe('2026-03-29T06:00')
    expect(when({ emailRhythm: 'daily' }, '2026-03-27T10:00:00Z')).toBe('2026-03-28T07:00')
  })

  it('comes as a push message however mail is collected', () => {
    const push = when({ emailRhythm: 'weekly' }, '2026-03-31T10:00:00Z', { channel: 'push' })
    expect(push).toBe('2026-03-31T10:00')
  })

  it('keeps quiet, also over midnight, and then comes', () => {
    const quiet = { quietFrom: '22:00', quietTo: '07:30' }
    expect(when(quiet, '2026-03-31T21:30:00Z')).toBe('2026-04-01T05:30')
    expect(when(quiet, '2026-04-01T03:00:00Z')).toBe('2026-04-01T05:30')
    expect(when(quiet, '2026-04-01T05:30:00Z')).toBe('2026-04-01T05:30')
    const late = { ...quiet, quietTo: '09:00', emailRhythm: 'daily' } as const
    expect(when(late, '2026-03-31T10:00:00Z')).toBe('2026-04-01T07:00')
  })

  it('does not wait when it is urgent', () => {
    const held = { quietFrom: '00:00', quietTo: '23:59', emailRhythm: 'weekly' } as const
    expect(when(held, '2026-03-31T10:00:00Z', { isUrgent: true })).toBe('2026-03-31T10:00')
  })

  it('never comes early, never in quiet hours, never more than nine days late', () => {
    const times = fc
      .integer({ min: 0, max: 1439 })
      .map(
        (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
      )
    const instants = fc.integer({ min: at('2026-01-01'), max: at('2027-12-31') })
    const rhythms = fc.constantFrom('immediate', 'daily', 'weekly')
    const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC')
    const cases = fc.property(
      times,
      times,
      instants,
      rhythms,
      zones,
      (quietFrom, quietTo, now, emailRhythm, zone) => {
        const settings = { ...plainNoticeSettings, quietFrom, quietTo, emailRhythm }
        const way = { channel: 'mail', settings, timezone: zone, isUrgent: false } as const
        const time = noticeTime(way, now)
        expect(time).toBeGreaterThanOrEqual(now)
        expect(time - now).toBeLessThan(9 * 86_400_000)
        // On a day when the clocks change, quiet hours may end at a time that is shown twice.
        const isPlainDay = zonedAt(time, zone).hoursInDay === 24
        if (isPlainDay) expect(isTimeWithin(timeAt(time, zone), quietFrom, quietTo)).toBe(false)
      },
    )
    fc.assert(cases, { numRuns: 500 })
  })
})

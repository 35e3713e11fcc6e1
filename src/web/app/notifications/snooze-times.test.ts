import { expect, it } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

it('snoozes until times on the wall of the reader', () => {
  // A Sunday, the day before the clocks in Berlin have changed to summer time.
  const times = snoozeTimes(Date.parse('2026-03-28T20:00:00.000Z'), 'Europe/Berlin')
  expect(times).toEqual([
    { label: 'In 3 hours', until: '2026-03-28T23:00:00.000Z' },
    { label: 'Tomorrow morning', until: '2026-03-29T06:00:00.000Z' },
    { label: 'Monday morning', until: '2026-03-30T06:00:00.000Z' },
  ])
})

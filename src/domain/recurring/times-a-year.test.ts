import { expect, it } from 'vitest'
import { occurrencesBetween, type Schedule } from './schedule.ts'
import { timesAYear } from './times-a-year.ts'

const plain: Omit<Schedule, 'frequency'> = {
  ...{ interval: 1, weekdays: [], monthDays: [], nthWeekday: null, weekendShift: 'none' },
  ...{ startOn: '2024-01-01', endOn: null, endAfter: null, skippedOn: [] },
}

it.each<Schedule>([
  { ...plain, frequency: 'daily' },
  { ...plain, frequency: 'daily', interval: 3, weekdays: [1, 2] },
  { ...plain, frequency: 'weekly', weekdays: [1, 3, 5] },
  { ...plain, frequency: 'weekly', interval: 2 },
  { ...plain, frequency: 'monthly', monthDays: [1, 15, -1] },
  { ...plain, frequency: 'monthly', interval: 3 },
  { ...plain, frequency: 'yearly' },
])('is never less than what comes: %j', (schedule) => {
  const came = occurrencesBetween(schedule, '2024-01-01', '2024-12-31').length
  expect(timesAYear(schedule)).toBeGreaterThanOrEqual(came)
  expect(timesAYear(schedule)).toBeLessThanOrEqual(came * 8)
})

import { expect, it } from 'vitest'
import type { Schedule } from './schedule.ts'
import { scheduleWords } from './schedule-words.ts'

const plain: Schedule = {
  frequency: 'monthly',
  interval: 1,
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  startOn: '2026-02-22',
  endOn: null,
  endAfter: null,
  skippedOn: [],
}

it.each<[Partial<Schedule>, string]>([
  [{ frequency: 'daily' }, 'Every day'],
  [{ frequency: 'weekly' }, 'Every week on Sunday'],
  [{ frequency: 'weekly', interval: 2, weekdays: [4, 1] }, 'Every 2 weeks on Monday and Thursday'],
  [{}, 'Every month on the 22nd'],
  [{ monthDays: [-1, 15, 1] }, 'Every month on the 1st, 15th, and last day'],
  [{ nthWeekday: { nth: -1, weekday: 5 } }, 'Every month on the last Friday'],
  [{ frequency: 'yearly' }, 'Every year on the 22nd of February'],
  [
    { frequency: 'yearly', nthWeekday: { nth: 2, weekday: 2 } },
    'Every year on the second Tuesday of February',
  ],
  [
    { interval: 3, weekendShift: 'after' },
    'Every 3 months on the 22nd, or the Monday after a weekend',
  ],
  [
    { weekendShift: 'before', endOn: '2027-01-31' },
    'Every month on the 22nd, or the Friday before a weekend, until 31 Jan 2027',
  ],
  [{ monthDays: [31], weekendShift: 'before' }, 'Every month on the last working day'],
  [{ monthDays: [-1], weekendShift: 'before' }, 'Every month on the last working day'],
  [
    { startOn: '2026-05-31', weekendShift: 'before', endAfter: 3 },
    'Every month on the last working day, 3 times',
  ],
  [
    { monthDays: [31], weekendShift: 'after' },
    'Every month on the 31st, or the Monday after a weekend',
  ],
  [{ endAfter: 12 }, 'Every month on the 22nd, 12 times'],
  [{ endAfter: 1 }, 'Every month on the 22nd, once'],
])('says %o as it is spoken', (change, words) => {
  expect(scheduleWords({ ...plain, ...change }, 'en-GB')).toBe(words)
})

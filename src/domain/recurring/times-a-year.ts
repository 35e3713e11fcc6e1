/** How often a template comes in a year at most: what is worked out for all stays bounded. */
import type { Schedule } from './schedule.ts'

type Rhythm = Pick<Schedule, 'frequency' | 'interval' | 'weekdays' | 'monthDays'>

const periodsAYear = { daily: 366, weekly: 53, monthly: 12, yearly: 1 } as const

/** As if every period had all of its days. */
export function timesAYear({ frequency, interval, weekdays, monthDays }: Rhythm): number {
  const days = frequency === 'weekly' ? weekdays : frequency === 'daily' ? [] : monthDays
  return Math.ceil((periodsAYear[frequency] * Math.max(1, days.length)) / interval)
}

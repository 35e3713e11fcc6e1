/** How often something comes again, told from the days it came. */
import { addDays, type Day, daysBetween } from '../calendar/calendar.ts'
import { monthsLater } from '../calendar/months.ts'
import type { EntryFact } from './facts.ts'

export interface Rhythm {
  readonly frequency: 'weekly' | 'monthly' | 'yearly'
  readonly interval: number
  readonly perYear: number
  readonly words: string
}

interface Known extends Rhythm {
  readonly from: number
  readonly to: number
}

const known: readonly Known[] = [
  { frequency: 'weekly', interval: 1, perYear: 52, words: 'every week', from: 6, to: 8 },
  { frequency: 'weekly', interval: 2, perYear: 26, words: 'every two weeks', from: 13, to: 15 },
  { frequency: 'monthly', interval: 1, perYear: 12, words: 'every month', from: 27, to: 34 },
  { frequency: 'monthly', interval: 3, perYear: 4, words: 'every quarter', from: 86, to: 97 },
  { frequency: 'yearly', interval: 1, perYear: 1, words: 'every year', from: 355, to: 375 },
]

const timesLeast = 3

/** The same gap every time, but for one in four; null when it comes as it likes. */
export function rhythmOf(entries: readonly Pick<EntryFact, 'date'>[]): Rhythm | null {
  const gaps = entries.slice(1).map(({ date }, at) => daysBetween(entries[at]?.date ?? date, date))
  const least = gaps.some((gap) => gap >= 355) ? 1 : timesLeast - 1
  if (gaps.length < least) return null
  return (
    known.find(({ from, to }) => {
      const fitting = gaps.filter((gap) => gap >= from && gap <= to).length
      return fitting * 4 >= gaps.length * 3 && (gaps.at(-1) ?? 0) >= from
    }) ?? null
  )
}

export const nextAfter = (day: Day, { frequency, interval }: Rhythm): Day => {
  if (frequency === 'weekly') return addDays(day, 7 * interval)
  return monthsLater(day, frequency === 'yearly' ? 12 * interval : interval)
}

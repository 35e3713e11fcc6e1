import type { Advice, Evidence } from '#domain/advice/advice.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Holes } from './read-holes.ts'

export interface Said {
  readonly title: Holes
  readonly text: Holes
  readonly rows: readonly Evidence[]
  readonly card: Advice
  readonly today: Day
}

/** What is claimed, and whether the rows bear it out. */
export type Claim = readonly [string, boolean]

export interface CardSentences {
  readonly title: readonly string[]
  readonly text: readonly string[]
  readonly claims: (said: Said) => readonly Claim[]
}

export const sum = (rows: readonly Evidence[]): number =>
  rows.reduce((all, { amount }) => all + (amount ?? Number.NaN), 0)

export const sumOfLimits = (rows: readonly Evidence[]): number =>
  rows.reduce((all, { of }) => all + (of ?? Number.NaN), 0)

const dayNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

export const daysFrom = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** Rounded as people do, and not further off than half of one. */
export const isPercent = (said: number, part: number, whole: number): boolean =>
  whole > 0 && Math.abs((part * 100) / whole - said) <= (isShort(said, part, whole) ? 1 : 0.5)

/** Nearly all is not said to be all, nor nearly nothing to be nothing. */
const isShort = (said: number, part: number, whole: number): boolean =>
  (said === 99 && part < whole) || (said === 1 && part > 0)

export const isAbout = (said: number, value: number): boolean => Math.abs(said - value) < 1

/** Of whichever rows the words pick out. */
export const rowsSaying = (rows: readonly Evidence[], words: string): readonly Evidence[] =>
  rows.filter((row) => row.words.includes(words))

/** How many days lie between two of them, for each way to say it. */
const gaps: Readonly<Record<string, readonly [number, number]>> = {
  'every week': [6, 8],
  'every two weeks': [13, 15],
  'every month': [27, 34],
  'every quarter': [86, 97],
  'every year': [355, 375],
}

/** Three gaps of four are like that. */
export function comes(words: string, rows: readonly Evidence[]): boolean {
  const [least, most] = gaps[words] ?? [1, 0]
  const days = rows.map(({ date }) => date ?? '')
  const all = days.slice(1).map((day, at) => daysFrom(days[at] ?? day, day))
  const fitting = all.filter((gap) => gap >= least && gap <= most).length
  return all.length >= 2 && fitting * 4 >= all.length * 3
}

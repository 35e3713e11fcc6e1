/** How regularly past days follow each other, and in which rhythm. */
import type { Day } from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'

export interface Rhythm {
  readonly frequency: 'weekly' | 'monthly' | 'yearly'
  readonly interval: number
  /** How many days early or late still counts. */
  readonly slackDays: number
}

const rhythms: readonly Rhythm[] = [
  { frequency: 'weekly', interval: 1, slackDays: 1 },
  { frequency: 'weekly', interval: 2, slackDays: 2 },
  { frequency: 'weekly', interval: 4, slackDays: 1 },
  { frequency: 'monthly', interval: 1, slackDays: 4 },
  { frequency: 'monthly', interval: 2, slackDays: 5 },
  { frequency: 'monthly', interval: 3, slackDays: 6 },
  { frequency: 'monthly', interval: 6, slackDays: 8 },
  { frequency: 'yearly', interval: 1, slackDays: 12 },
]

/** One rhythm's step from a day, in whole days counted on. */
export function stepFrom(day: Day, { frequency, interval }: Rhythm): Day {
  const unit = { weekly: 'weeks', monthly: 'months', yearly: 'years' }[frequency]
  return Temporal.PlainDate.from(day)
    .add({ [unit]: interval })
    .toString()
}

export interface Fit {
  readonly rhythm: Rhythm
  /** How many of the gaps are in the rhythm, of all. */
  readonly hits: number
  readonly gaps: number
  /** How far off the rhythm those are, in days, on average. */
  readonly offDays: number
}

function fitOf(days: readonly Day[], rhythm: Rhythm): Fit {
  let hits = 0
  let off = 0
  for (const [index, day] of days.slice(1).entries()) {
    const expected = stepFrom(days[index] ?? day, rhythm)
    const gap = Math.abs(dayNumber(day) - dayNumber(expected))
    if (gap > rhythm.slackDays) continue
    hits++
    off += gap
  }
  return { rhythm, hits, gaps: days.length - 1, offDays: hits === 0 ? 0 : off / hits }
}

/** A year is seen to come back after two; anything shorter has to have come three times. */
const isEnough = ({ rhythm, hits, gaps }: Fit) =>
  hits / gaps >= 0.75 && hits >= (rhythm.frequency === 'yearly' ? 1 : 2)

const isBetter = (a: Fit, b: Fit) => a.hits > b.hits || (a.hits === b.hits && a.offDays < b.offDays)

/** The rhythm that most of the gaps keep, or null. Days come in order, each once. */
export function findRhythm(days: readonly Day[]): Fit | null {
  let best: Fit | null = null
  for (const rhythm of days.length < 2 ? [] : rhythms) {
    const fit = fitOf(days, rhythm)
    if (isEnough(fit) && (best === null || isBetter(fit, best))) best = fit
  }
  return best
}

/** The pace of saving: how fast a goal grew lately, and when it would be reached like that. */
import { addDays, type Day, daysBetween, laterDay } from '../calendar/calendar.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { type Beat, paymentOn, roundedUp, yearParts } from './beat.ts'
import {
  type Contribution,
  isOpening,
  type SavedOn,
  savedAt,
  savedHistory,
} from './saved-history.ts'
import { wholePeriods } from './saving-rhythm.ts'

/** What came in on balance over so many days, weeks or months. */
interface Growth {
  readonly net: number
  readonly over: number
  readonly unit: 'days' | 'weeks' | 'months'
}

export interface Pace extends Growth {
  /** Where that time ends, and so from where it goes on: of a rhythm the last payment. */
  readonly until: Day
}

export interface CountedPace extends Pace {
  /** Counted is what came after the end of this day. */
  readonly after: Day
}

const windowDays = 90
/** Two payments of a month apart are the least a pace can be told from. */
const daysLeast = 28
/** Who has just begun and pays once a month has not stopped until so many days are gone. */
const monthDays = 31

/** The days on which more came in than went out. */
const paidOn = (history: readonly SavedOn[]): readonly Day[] =>
  history.filter(({ saved }, at) => saved > (history[at - 1]?.saved ?? 0)).map(({ on }) => on)

/** What was there already was there from the first day on, whenever that was written down. */
function openingFirst(contributions: readonly Contribution[]): readonly Contribution[] {
  const [first] = contributions.map(({ date }) => date).sort()
  return contributions.map((one) => (first && isOpening(one) ? { ...one, date: first } : one))
}

/**
 * Of whoever saves in a rhythm, the growth of its latest whole periods, about 90 days of them: any
 * number of days holds now two and now three payments of a month. Of others the growth of the last
 * 90 days. What was there on the first day is where it began, not pace: so an amount that was saved
 * before does not count. Null while it is too early.
 */
export function paceOf(contributions: readonly Contribution[], today: Day): CountedPace | null {
  const known = savedHistory(openingFirst(contributions)).filter(({ on }) => on <= today)
  const [first] = known
  if (!first) return null
  const periods = wholePeriods(paidOn(known), today)
  if (!periods) return inDays(known, first.on, today)
  return { net: savedAt(known, today) - savedAt(known, periods.after), ...periods }
}

/** A younger goal is measured up to its last payment: just before the next it seems slow. */
function inDays(known: readonly SavedOn[], first: Day, today: Day): CountedPace | null {
  const from = laterDay(first, addDays(today, -windowDays))
  const to = from === first ? lastPaid(known, today) : today
  const over = daysBetween(from, to)
  if (over < daysLeast) return null
  const net = savedAt(known, to) - savedAt(known, from)
  return { net, after: from, until: to, over, unit: 'days' }
}

function lastPaid(known: readonly SavedOn[], today: Day): Day {
  const last = known.at(-1)
  return last && daysBetween(last.on, today) <= monthDays ? last.on : today
}

const daysOf = ({ over, unit }: Growth): bigint => BigInt(unit === 'weeks' ? over * 7 : over)

export function pacePerMonth(pace: Growth): number {
  const { net, over, unit } = pace
  if (unit === 'months') return roundRatio(BigInt(net), BigInt(over)) ?? 0
  return roundRatio(BigInt(net) * yearParts, daysOf(pace) * 120_000n) ?? 0
}

/** In the rhythm of the pace, from where that ends; while there is none every month from today. */
export const beatOf = (pace: Pace | null, today: Day): Beat =>
  pace
    ? { from: pace.until, unit: pace.unit === 'weeks' ? 'weeks' : 'months' }
    : { from: today, unit: 'months' }

/** How many payments of the beat bring what is left. */
function paymentsAt({ net, over, unit }: Growth, left: number): bigint {
  const [whole, by] = [BigInt(left) * BigInt(over), BigInt(net)]
  return unit === 'days' ? roundedUp(whole * 120_000n, by * yearParts) : roundedUp(whole, by)
}

/**
 * The day of the payment that makes it full at this pace; null when none does, or not in a
 * lifetime. It is the same on every day until the next payment, which a day counted from today
 * would never be.
 */
export function projectedOn(left: number, pace: Pace, today: Day): Day | null {
  if (left === 0) return today
  if (pace.net <= 0) return null
  return paymentOn(beatOf(pace, today), paymentsAt(pace, left), today)
}

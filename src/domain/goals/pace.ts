/** The pace of saving: how fast a goal grew lately, and when it would be reached like that. */
import { addDays, type Day, daysBetween, laterDay } from '../calendar/calendar.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { type Beat, paymentOn, paymentsOf, weekParts, yearParts } from './beat.ts'
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
  /** From where it goes on: of a rhythm the last payment, or later by those that did not come. */
  readonly until: Day
  /** The payments to come, where they are of another rhythm than what was counted. */
  readonly every?: Beat['unit']
  /** What came since then and is part of the next payment. */
  readonly put?: number
}

export interface CountedPace extends Pace {
  /** Counted is what came after the end of this day. */
  readonly after: Day
  /** The latest days, whose payments would only lower it so far. */
  readonly leftOut: readonly Day[]
}

/** A pace told from all that moved but these payments, and what they come to. */
type ToldPace = CountedPace & { readonly put: number }

const windowDays = 90
/** Two payments of a month apart are the least a pace can be told from. */
const daysLeast = 28
/** Who has just begun and pays once a month has not stopped until so many days are gone. */
const monthDays = 31

interface Paid {
  readonly on: Day
  readonly by: number
}

/** The days on which more came in than went out, and by how much. */
const paidIn = (history: readonly SavedOn[]): readonly Paid[] =>
  history
    .map(({ on, saved }, at) => ({ on, by: saved - (history[at - 1]?.saved ?? 0) }))
    .filter(({ by }) => by > 0)

/** What would have been in it from day to day without these payments. */
function without(history: readonly SavedOn[], leftOut: readonly Paid[]): readonly SavedOn[] {
  const days = new Set(leftOut.map(({ on }) => on))
  let less = 0
  return history.flatMap(({ on, saved }) => {
    if (!days.has(on)) return [{ on, saved: saved - less }]
    less += leftOut.find((one) => one.on === on)?.by ?? 0
    return []
  })
}

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
function toldOf(known: readonly SavedOn[], leftOut: readonly Paid[], today: Day): ToldPace | null {
  const rest = without(known, leftOut)
  const [first] = rest
  if (!first) return null
  const besides = {
    put: leftOut.reduce((sum, { by }) => sum + by, 0),
    leftOut: leftOut.map(({ on }) => on),
  }
  const days = paidIn(rest).map(({ on }) => on)
  const periods = wholePeriods(days, today)
  if (periods) {
    return { net: savedAt(rest, today) - savedAt(rest, periods.after), ...periods, ...besides }
  }
  const counted = inDays(rest, first.on, today)
  return counted && { ...counted, ...besides }
}

/** A payment longer ago than the periods that are looked at is never left out. */
const leftOutDaysMost = 92

/** With all payments, and without the latest one, two, three…: of those none is looked at alone. */
function toldWays(known: readonly SavedOn[], today: Day): readonly ToldPace[] {
  const paid = paidIn(known)
  const late = paid.filter(({ on }, at) => at > 0 && daysBetween(on, today) <= leftOutDaysMost)
  const ways = Array.from({ length: late.length + 1 }, (_, from) => late.slice(late.length - from))
  return ways.map((leftOut) => toldOf(known, leftOut, today)).filter((one) => one !== null)
}

/**
 * The best that it is with or without the latest payments: what has just come in is no whole
 * period yet, so it counts once it raises the pace or its time is over. It is kept as a part of the
 * next payment. So more money never makes a goal slower or later.
 */
export function paceOf(
  contributions: readonly Contribution[],
  today: Day,
  left = 0,
): CountedPace | null {
  const known = savedHistory(openingFirst(contributions)).filter(({ on }) => on <= today)
  const [first, ...others] = toldWays(known, today)
  if (!first) return null
  const best = others.reduce((most, one) => (isFaster(one, most) ? one : most), first)
  const goingOn = ({ put, ...one }: ToldPace): CountedPace => {
    const { from: until, unit: every } = beatOf(one, today)
    return { ...best, until, ...(every !== unitOf(best) && { every }), put }
  }
  const arrival = (one: CountedPace) => projectedOn(left, one, today) ?? '9999'
  return [first, ...others]
    .map(goingOn)
    .reduce((soonest, one) => (arrival(one) < arrival(soonest) ? one : soonest))
}

/** A younger goal is measured up to its last payment: just before the next it seems slow. */
function inDays(known: readonly SavedOn[], first: Day, today: Day) {
  const from = laterDay(first, addDays(today, -windowDays))
  const to = from === first ? lastPaid(known, today) : today
  const over = daysBetween(from, to)
  if (over < daysLeast) return null
  const net = savedAt(known, to) - savedAt(known, from)
  return { net, after: from, until: to, over, unit: 'days' } as const
}

function lastPaid(known: readonly SavedOn[], today: Day): Day {
  const last = known.at(-1)
  return last && daysBetween(last.on, today) <= monthDays ? last.on : today
}

const daysOf = ({ over, unit }: Growth): bigint => BigInt(unit === 'weeks' ? over * 7 : over)

type Ratio = readonly [over: bigint, under: bigint]

/** What it comes to in a month. */
const monthlyRatio = (pace: Growth): Ratio =>
  pace.unit === 'months'
    ? [BigInt(pace.net), BigInt(pace.over)]
    : [BigInt(pace.net) * yearParts, daysOf(pace) * 120_000n]

function isFaster(one: Growth, other: Growth): boolean {
  const [[a, b], [c, d]] = [monthlyRatio(one), monthlyRatio(other)]
  return a * d > c * b
}

export function pacePerMonth(pace: Growth): number {
  return roundRatio(...monthlyRatio(pace)) ?? 0
}

const unitOf = ({ unit }: Growth): Beat['unit'] => (unit === 'weeks' ? 'weeks' : 'months')

/** In the rhythm of the pace, from where that ends; while there is none every month from today. */
export const beatOf = (pace: Pace | null, today: Day): Beat =>
  pace
    ? { from: pace.until, unit: pace.every ?? unitOf(pace), put: pace.put ?? 0 }
    : { from: today, unit: 'months' }

/** What the pace brings with each payment of the beat. */
function sizeAt(pace: Growth, { unit }: Beat): Ratio {
  if (unit === 'weeks' && pace.unit === 'weeks') return [BigInt(pace.net), BigInt(pace.over)]
  const [over, under] = monthlyRatio(pace)
  return unit === 'months' ? [over, under] : [over * weekParts, under * yearParts]
}

/**
 * The day of the payment that makes it full at this pace; null when none does, or not in a
 * lifetime. It is the same on every day until the next payment, which a day counted from today
 * would never be.
 */
export function projectedOn(left: number, pace: Pace, today: Day): Day | null {
  if (left === 0) return today
  if (pace.net <= 0) return null
  const beat = beatOf(pace, today)
  return paymentOn(beat, paymentsOf(sizeAt(pace, beat), left, beat), today)
}

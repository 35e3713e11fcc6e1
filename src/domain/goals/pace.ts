/** The pace of saving: how fast a goal grew lately, and when it would be reached like that. */
import { addDays, type Day, daysBetween, laterDay } from '../calendar.ts'
import { roundRatio } from '../round-ratio.ts'
import { monthsMost } from './months.ts'
import { type SavedOn, savedAt } from './saved-history.ts'

/** What came in on balance within so many days. */
export interface Pace {
  readonly net: number
  readonly days: number
}

const windowDays = 90
/** Two payments of a month apart are the least a pace can be told from. */
const daysLeast = 30
/** 365.2425 days a year, in ten-thousandths. */
const yearParts = 3_652_425n

/**
 * The growth of the last 90 days. What was there on the first day is where it began, not pace: so
 * an amount that was saved before does not count. Null while it is too early to tell.
 */
export function paceOf(history: readonly SavedOn[], today: Day): Pace | null {
  const [first] = history
  if (!first) return null
  const from = laterDay(first.on, addDays(today, -windowDays))
  const days = daysBetween(from, today)
  if (days < daysLeast) return null
  return { net: savedAt(history, today) - savedAt(history, from), days }
}

export function pacePerMonth({ net, days }: Pace): number {
  return roundRatio(BigInt(net) * yearParts, BigInt(days) * 120_000n) ?? 0
}

/** The day it would be reached at this pace; null when it would not, or not in a lifetime. */
export function projectedOn(left: number, { net, days }: Pace, today: Day): Day | null {
  if (left === 0) return today
  if (net <= 0) return null
  const needed = (BigInt(left) * BigInt(days) + BigInt(net) - 1n) / BigInt(net)
  return needed > BigInt(monthsMost * 30) ? null : addDays(today, Number(needed))
}

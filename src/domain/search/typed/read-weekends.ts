/** Reads the weekends of a time in a search: `weekends in november`, `october weekend`. */
import {
  addDays,
  type Day,
  type DayRange,
  earlierDay,
  laterDay,
  weekdayOf,
} from '../../calendar/calendar.ts'
import { foldText } from '../../ledger.ts'
import type { Reader } from '../read-days.ts'
import { readSpan } from '../read-span.ts'

const weekend = /^(?:weekends?|wochenenden?)$/
/** So many are asked for at most: of a month, not of a year. */
const weekendsMost = 6
const [saturday, week] = [6, 7]

/** `weekend of 17 october` is the one with that day, or the one after it. */
function weekendOf(day: Day): DayRange {
  const from = addDays(day, saturday - weekdayOf(day))
  return { from, to: addDays(from, 1) }
}

const isWeekend = (from: Day, to: Day) => weekdayOf(from) === saturday && addDays(from, 1) === to

function weekendsIn({ from, to }: DayRange): readonly DayRange[] {
  if (from === null || to === null || addDays(from, week * weekendsMost) < to) return []
  if (from === to || isWeekend(from, to)) return [weekendOf(to)]
  const found: DayRange[] = []
  // A time that begins on a Sunday begins with that day.
  let first = addDays(from, saturday - weekdayOf(from))
  for (; first <= to; first = addDays(first, week)) {
    found.push({ from: laterDay(first, from), to: earlierDay(addDays(first, 1), to) })
  }
  return found
}

export interface Weekends {
  readonly spans: readonly DayRange[]
  /** How many of the words say it. */
  readonly count: number
}

/** Where its time begins; of both days the second says which it is. */
function behindOf(words: readonly string[]): number {
  const [whole = ''] =
    /^\S+ (?:of )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? and )?/i.exec(words.join(' ')) ?? []
  return whole.trim().split(' ').length
}

/** Those of the time that stands behind the word or before it; null where none does. */
export function readWeekends(words: readonly string[], reader: Reader): Weekends | null {
  const isFirst = weekend.test(foldText(words[0] ?? ''))
  const of = isFirst ? behindOf(words) : 0
  const time = readSpan(words.slice(of), reader)
  if (!time || (!isFirst && !weekend.test(foldText(words[time.count] ?? '')))) return null
  const spans = weekendsIn(time.span)
  return spans.length === 0 ? null : { spans, count: time.count + Math.max(of, 1) }
}

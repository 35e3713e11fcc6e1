/** Finds the day of a receipt. */

import { type Row, surenessAt } from '../row.ts'
import { american, called, clock, elsewhere, otherDay, upTo } from '../words/date-words.data.ts'
import { foldWords } from '../words/fold-words.ts'
import { type DayOrder, datesIn, type WrittenDate } from './date-patterns.ts'

export interface DateCandidate {
  readonly iso: string
  readonly score: number
  readonly row: Row
  readonly from: number
  readonly to: number
  readonly isClear: boolean
  /** The same figures read the other way round; null where they cannot be. */
  readonly other: string | null
  /** On how many rows it stands. */
  readonly seen: number
  readonly sureness: number
}

/** By the country the receipt seems to be from; the reader's own habit decides the rest. */
function dayOrderOf(texts: readonly string[], locale: string): DayOrder | null {
  const text = texts.join('\n').toUpperCase()
  if (elsewhere.test(text)) return 'dmy'
  if (american.test(text)) return 'mdy'
  return /\$/.test(text) && /^en-US/.test(locale) ? 'mdy' : null
}

const habitOf = (locale: string): DayOrder =>
  /^en(?:-US|-PH)?(?:-x-|$)/.test(locale) ? 'mdy' : 'dmy'

function contextScore(row: Row, rows: number, { from, to }: WrittenDate): number {
  const { text } = row
  // "22.09" of a date would pass for a time.
  const around = `${text.slice(0, from)} ${text.slice(to)}`
  const isOther = otherDay.test(foldWords(text)) || upTo.test(foldWords(text.slice(0, from)))
  return (
    (called.test(text) ? 2 : 0) +
    (clock.test(around) ? 0.8 : 0) -
    (isOther ? 2.5 : 0) +
    (row.at < rows * 0.45 ? 0.3 : 0)
  )
}

function merge(same: readonly (WrittenDate & { readonly row: Row })[]): DateCandidate | null {
  const [best] = same.toSorted((one, other) => other.score - one.score)
  if (!best) return null
  const { iso, row, from, to, isClear, other } = best
  const seen = new Set(same.map((each) => each.row.at)).size
  const score = best.score + 0.7 * Math.min(3, seen - 1)
  return { iso, score, row, from, to, isClear, other, seen, sureness: surenessAt(row, from, to) }
}

interface Settings {
  readonly locale: string
  readonly today: string
}

/** The likeliest first; `isClear` also when the country decides between day and month. */
export function findDates(rows: readonly Row[], { locale, today }: Settings) {
  const order = dayOrderOf(
    rows.map(({ text }) => text),
    locale,
  )
  const bounds = { order: order ?? habitOf(locale), isHabit: order === null, today }
  const all = rows.flatMap((row) =>
    datesIn(row.text, bounds).map((date) => ({
      ...date,
      row,
      score: date.score + contextScore(row, rows.length, date),
      isClear: date.isClear || order !== null,
    })),
  )
  const candidates = [...Map.groupBy(all, ({ iso }) => iso).values()]
  return candidates
    .flatMap((same) => merge(same) ?? [])
    .toSorted((one, other) => other.score - one.score || one.row.at - other.row.at)
}

/** Finds parts of months among words: first half of October, early May, last week of June. */
import { addDays, type Day, type DayRange, isMonthLong, monthOf } from '../../calendar/calendar.ts'
import { type FoundSpan, type Reader, sure } from '../read-days.ts'
import { foldedWords } from '../read-span.ts'
import { countIn, type SpanPhrase, wholeAt, wordsIn } from './phrase.ts'

type Matcher = (words: readonly string[], reader: Reader) => SpanPhrase | null

interface Whole {
  readonly from: Day
  readonly to: Day
  readonly count: number
}

const cutOff = (part: DayRange, whole: Whole): SpanPhrase => ({
  from: part.from !== null && part.from > whole.from ? part.from : whole.from,
  to: part.to !== null && part.to < whole.to ? part.to : whole.to,
  count: whole.count,
})

const shape = (...pieces: readonly string[]) => new RegExp(pieces.join(''), 'u')

const lead = '^(?:(?:in|during|of|at|over|for|from|on) )?(?:the )?'
/** Other languages say it without, or with two. */
const of = ' (?:of|in)(?: of| in)?(?: the)? '

/** `the first half of October`, and without the article. */
const halves: Matcher = (said, reader) => {
  const [words = '', half] =
    shape(`${lead}(first|second|last|1st|2nd) half${of}`).exec(said.join(' ')) ?? []
  const whole = half ? wholeAt(said, wordsIn(words), reader) : null
  if (!whole || !isMonthLong(whole)) return null
  const middle = `${monthOf(whole.from)}-15`
  return half === 'first' || half === '1st'
    ? { ...whole, to: middle }
    : { ...whole, from: addDays(middle, 1) }
}

const [weekDays, openingDays] = [7, 10]

/** `the first week of October`, `last ten days of May`, `start of June`, `the end of July`. */
const ends: Matcher = (said, reader) => {
  const [words = '', side = '', number, unit] =
    shape(
      `${lead}(first|last|beginning|start|end|middle)(?: (\\w+))??`,
      `(?: (days?|weeks?))?${of}`,
    ).exec(said.join(' ')) ?? []
  const isSide = /^(?:beginning|start|end|middle)$/.test(side)
  const count = number === undefined ? 1 : countIn(number)
  if (words === '' || !count || isSide === (unit !== undefined)) return null
  const whole = wholeAt(said, wordsIn(words), reader)
  if (!whole || whole.from === whole.to) return null
  if (isSide) return sideOf(side, whole)
  const days = count * (unit?.startsWith('week') ? weekDays : 1)
  return side === 'last'
    ? cutOff({ from: addDays(whole.to, 1 - days), to: whole.to }, whole)
    : cutOff({ from: whole.from, to: addDays(whole.from, days - 1) }, whole)
}

/** About a third of a month: ten days, and what is left of it. */
function sideOf(side: string, whole: Whole): SpanPhrase | null {
  const isOpening = /^(?:beginning|start|early)$/.test(side)
  if (isOpening)
    return cutOff({ from: whole.from, to: addDays(whole.from, openingDays - 1) }, whole)
  if (!isMonthLong(whole)) return null
  const second = addDays(whole.from, openingDays)
  const third = addDays(second, openingDays)
  return /^(?:middle|mid)$/.test(side)
    ? { ...whole, from: second, to: addDays(third, -1) }
    : { ...whole, from: third }
}

/** `early November`, `in late October`, `mid October`, `mid-October`. */
const early: Matcher = (typed, reader) => {
  const at = /^(?:in|during|of|at|since|from)$/.test(typed[0] ?? '') ? 1 : 0
  const joined = /^mid[-–](\p{L}+)$/u.exec(typed[at] ?? '')?.[1]
  const said = joined ? [...typed.slice(0, at), 'mid', joined, ...typed.slice(at + 1)] : typed
  const side = said[at] ?? ''
  if (!/^(?:early|late|mid)$/.test(side)) return null
  const whole = wholeAt(said, at + 1, reader)
  const part = whole && isMonthLong(whole) ? sideOf(side, whole) : null
  return part && { ...part, count: part.count - (joined ? 1 : 0) }
}

/** `until the end of October`, `since the start of May`: a part is only where it begins or ends. */
const fromOrUntil: Matcher = (said, reader) => {
  const [words = '', way = '', side] =
    shape(
      `^(until|till|up to|by|before|since|from|after) (?:the )?(beginning|start|end)${of}`,
    ).exec(said.join(' ')) ?? []
  const whole = side ? wholeAt(said, wordsIn(words), reader) : null
  if (!whole || !isMonthLong(whole)) return null
  const day = side === 'end' ? whole.to : whole.from
  const { count } = whole
  if (way === 'before') return { from: null, to: addDays(day, -1), count }
  if (/^(?:until|till|up to|by)$/.test(way)) return { from: null, to: day, count }
  return { from: way === 'after' ? addDays(day, 1) : day, to: null, count }
}

export const monthParts: readonly Matcher[] = [fromOrUntil, halves, ends, early]

/** The part of a month or a year that these words begin with. */
export function readMonthPart(words: readonly string[], reader: Reader): FoundSpan | null {
  const said = foldedWords(words)
  for (const match of monthParts) {
    const found = match(said, reader)
    if (found) return sure({ from: found.from, to: found.to }, found.count)
  }
  return null
}

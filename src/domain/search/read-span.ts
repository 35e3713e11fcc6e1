/** Reads the days of a search: `in march`, `since may`, `1 to 5 october`. */
import { addDays, type Day, type DayRange } from '../calendar/calendar.ts'
import { dayNamesIn } from '../entry-line/days/day-names.ts'
import { foldText } from '../ledger.ts'
import {
  dayNumber,
  type FoundSpan,
  monthIndex,
  noDay,
  type Reader,
  type Reading,
  readDays,
  sure,
  yearAt,
} from './read-days.ts'

const from = (span: DayRange) => ({ from: span.from, to: null })
const until = (span: DayRange) => ({ from: null, to: span.to })
const itself = (span: DayRange) => span

/** What may stand before days, and what becomes of them. */
const leads: Readonly<Record<string, (span: DayRange) => DayRange>> = {
  since: from,
  from,
  starting: from,
  after: ({ to }) => ({ from: to && addDays(to, 1), to: null }),
  until,
  till: until,
  through: until,
  'up to': until,
  before: ({ from: first }) => ({ from: null, to: first && addDays(first, -1) }),
  'prior to': ({ from: first }) => ({ from: null, to: first && addDays(first, -1) }),
  in: itself,
  on: itself,
  during: itself,
  within: itself,
  throughout: itself,
  for: itself,
  of: itself,
}

const at = (reading: Reading, start: number): Reading => ({
  ...reading,
  words: reading.words.slice(start),
})

/** Words that stand before days and say nothing. */
const filling = /^(?:the|month|year)$/

function skipFilling({ words }: Reading, start: number): number {
  if (!filling.test(words[start] ?? '')) return start
  const next = words[start + 1] === 'of' ? start + 2 : start + 1
  return skipFilling({ words } as Reading, next)
}

function led(reading: Reading): FoundSpan | null {
  for (const length of [2, 1]) {
    const lead = reading.words.slice(0, length).join(' ')
    const widen = Object.hasOwn(leads, lead) ? leads[lead] : undefined
    if (!widen) continue
    const start = skipFilling(reading, length)
    const found = readDays({ ...at(reading, start), isLed: true }) ?? seasonal(reading, start)
    const span = found && (found.span === noDay ? noDay : widen(found.span))
    if (span) return sure(span, start + found.count)
  }
  return null
}

/** A season is days where `in` says so; without it, winter is said of boots. */
const seasonal = (reading: Reading, start: number): FoundSpan | null => {
  const isIn = /^(?:in|during)$/.test(reading.words[0] ?? '')
  const found = isIn ? readDays({ ...reading, words: ['last', reading.words[start] ?? ''] }) : null
  return found && { ...found, count: 1 }
}

const joining = /^(?:to|till|until|through|-|–|—|\.\.\.?)$/

interface Ends {
  readonly first: string
  readonly last: string
  readonly used: number
}

/** Two numbers of days: `1 to 5`, `1-5`, `between 1 and 5`. */
function numbersAt({ words }: Reading, start: number, isBetween: boolean): Ends | null {
  const [, left, right] = /^(\d{1,2})\.?[-–—](\d{1,2})\.?$/.exec(words[start] ?? '') ?? []
  if (left && right) return { first: left, last: right, used: 1 }
  const [first, joint = '', next] = words.slice(start, start + 3)
  const isJoint = joining.test(joint) || (isBetween && joint === 'and')
  const the = next === 'the' ? 1 : 0
  const [low, high] = [dayNumber(first), dayNumber(words[start + 2 + the])]
  return isJoint && low && high ? { first: low, last: high, used: 3 + the } : null
}

function daysOf(reading: Reading, month: string, ends: Ends, year: string, count: number) {
  const one = (day: string) =>
    readDays({ ...reading, words: [day, month, ...(year ? [year] : [])] })?.span
  const [low, high] = [one(ends.first), one(ends.last)]
  if (!low || !high) return null
  return sure(low === noDay || high === noDay ? noDay : { from: low.from, to: high.to }, count)
}

/** `1 to 5 october`, `1-5 october 2025`, `october 1 to 5`. */
function inMonth(reading: Reading, start: number, isBetween: boolean): FoundSpan | null {
  const isMonthFirst = monthIndex(reading, reading.words[start]) >= 0
  const ends = numbersAt(reading, start + (isMonthFirst ? 1 : 0), isBetween)
  if (!ends) return null
  const behind = start + ends.used
  const of = !isMonthFirst && reading.words[behind] === 'of' ? 1 : 0
  const month = reading.words[isMonthFirst ? start : behind + of] ?? ''
  if (monthIndex(reading, month) < 0) return null
  const used = behind + of + 1
  const year = yearAt(reading, used)
  return daysOf(reading, month, ends, year?.year ?? '', used + (year?.used ?? 0))
}

/** The year that is only said once is that of both ends. */
function firstOf(reading: Reading, first: FoundSpan, last: DayRange): DayRange {
  const { words, today } = reading
  const said = words.slice(0, first.count)
  if (last.to === null || said.some((word) => /\d{4}|year|month|week|day/.test(word))) {
    return first.span
  }
  const year = Number(last.to.slice(0, 4))
  const years = [year, year - 1].map(
    (one) => readDays({ ...reading, today, words: [...said, String(one)] })?.span,
  )
  const fits = years.find((span) => span?.from && last.to && span.from <= last.to)
  return fits ?? first.span
}

const week = 7

/** From Monday to Friday may have begun the week before. */
const inOrder = (first: Day | null, to: Day | null): DayRange => {
  const isTurned = first !== null && to !== null && first > to && addDays(first, -week) <= to
  return { from: isTurned ? addDays(first, -week) : first, to }
}

/** From one stretch of days to another. */
function ranged(reading: Reading): FoundSpan | null {
  const lead = /^(?:from|between|of)$/.exec(reading.words[0] ?? '')?.[0]
  const start = skipFilling(reading, lead ? 1 : 0)
  const isBetween = lead === 'between'
  const own = inMonth(reading, start, isBetween)
  if (own) return own
  const first = readDays({ ...at(reading, start), isLed: lead !== undefined })
  if (!first) return dashed(reading, start)
  const joint = start + first.count
  const word = reading.words[joint] ?? ''
  if (!joining.test(word) && !(isBetween && word === 'and')) return null
  const next = skipFilling(reading, joint + 1)
  const last = readDays({ ...at(reading, next), isLed: true })
  if (!last) return null
  const span = inOrder(firstOf(at(reading, start), first, last.span).from, last.span.to)
  const isNever = first.span === noDay || last.span === noDay
  return sure(isNever ? noDay : span, next + last.count)
}

/** `january-march`, `2025–2026`, `1.10.-5.10.`: one word for both ends. */
function dashed(reading: Reading, start: number): FoundSpan | null {
  const word = reading.words[start] ?? ''
  const parts = /^(.+?)(?:\.\.\.?|[–—])(.+)$/.exec(word) ?? /^(.+?)-(.+)$/.exec(word)
  if (!parts) return null
  const [, left = '', right = ''] = parts
  const words = [left, 'to', right, ...reading.words.slice(start + 1)]
  const isDays = [left, right].every((word) => readDays({ ...reading, words: [word] }))
  const found = isDays ? ranged({ ...reading, words }) : null
  return found && { ...found, count: start + found.count - 2 }
}

/** `2025 q4` and `2025 october`: the year stands first, and is no time of its own. */
function yearFirst(reading: Reading): FoundSpan | null {
  const lead = /^(?:in|of|for|during)$/.test(reading.words[0] ?? '') ? 1 : 0
  const [year = '', part = '', ...more] = reading.words.slice(lead)
  const isPart = /^[qh][1-4]$/.test(part) || monthIndex(reading, part, true) >= 0
  if (!/^(?:19|20)\d\d$/.test(year) || !isPart || /^\d/.test(more[0] ?? '')) return null
  const found = readDays({ ...reading, words: [part, year, ...more] })
  return found && { ...found, count: found.count + lead }
}

export const foldedWords = (words: readonly string[]) =>
  words.map((word) => foldText(word).replace(/(?:['’]s)?[,;!?]*$/, ''))

/** The days these words begin with. */
export function readSpan(words: readonly string[], reader: Reader): FoundSpan | null {
  const folded = foldedWords(words)
  const reading = { ...reader, words: folded, names: dayNamesIn(reader.locale) }
  const found = ranged(reading) ?? yearFirst(reading) ?? led(reading) ?? readDays(reading)
  if (found) return found
  const start = skipFilling(reading, 0)
  const rest = start > 0 ? readDays(at(reading, start)) : null
  return rest && { ...rest, isSure: rest.isSure, count: start + rest.count }
}

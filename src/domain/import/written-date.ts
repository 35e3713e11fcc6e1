/** Reads a date as a bank wrote it; what can be read in several orders stays open. */
import type { Day } from '../calendar/calendar.ts'
import { foldText } from '../ledger.ts'
import { monthStems } from './month-names.data.ts'
import type { WrittenOrder } from './statement.ts'

/** Three numbers whose order the file must tell. */
export interface OpenDate {
  readonly parts: readonly [number, number, number]
  /** Which numbers have four digits and so are the year. */
  readonly year: 'first' | 'last' | 'unknown'
  readonly hasDots: boolean
}

export type WrittenDate = { readonly day: Day } | OpenDate

const pad = (value: number, length: number) => String(value).padStart(length, '0')

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Counted by hand: a file has this question many times over. */
export function dayOf(year: number, month: number, day: number): Day | null {
  const last = month === 2 && isLeap(year) ? 29 : (monthDays[month - 1] ?? 0)
  if (year < 1900 || year >= 2200 || day < 1 || day > last) return null
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Two digits are of this century, unless that is far ahead. */
const fullYear = (year: number) => (year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year)

const timeOfDay = /(?:T|,? - |[\s,]+)\d{1,2}(?:[:h]\d{2}|\.\d{2}\.\d{2}$).*$/

function monthOf(word: string): number {
  const folded = foldText(word).replace(/\.$/, '')
  let [month, length] = [0, 0]
  monthStems.forEach((stems, index) => {
    for (const stem of stems) {
      if (stem.length > length && folded.startsWith(stem))
        [month, length] = [index + 1, stem.length]
    }
  })
  return month
}

function readNamed(text: string): Day | null {
  const dayFirst = /(?:^|[\s,])(\d{1,2})\.?(?:st|nd|rd|th|er)?[\s./-]*(?:de )?(\p{L}{3,12})\.?/u
  const monthFirst = /(?:^|\s)(\p{L}{3,12})\.?[\s./-]+(\d{1,2})(?:st|nd|rd|th)?(?=[\s,./-])/u
  const year = /(?:^|[\s,./'-])(\d{4}|\d{2})$/.exec(text)?.[1]
  if (year === undefined) return null
  const front = text.slice(0, text.length - year.length)
  const inFront = dayFirst.exec(front)
  const found = inFront ? [inFront[2], inFront[1]] : monthFirst.exec(front)?.slice(1)
  if (!found) return null
  return dayOf(fullYear(Number(year)), monthOf(found[0] ?? ''), Number(found[1]))
}

function readPacked(text: string): WrittenDate | null {
  if (!/^\d{8}$/.test(text)) return null
  const number = (from: number, to: number) => Number(text.slice(from, to))
  const day = dayOf(number(0, 4), number(4, 6), number(6, 8))
  if (day !== null) return { day }
  const parts = [number(0, 2), number(2, 4), number(4, 8)] as const
  return { parts, year: 'last', hasDots: false }
}

const triple = /^(\d{4}|\d{1,2})([-/. ]|[年月])\s?(\d{1,2})(?:[-/.'月]| )\s?(\d{4}|\d{1,2})日?$/

function readNumbers(text: string): OpenDate | null {
  const found = triple.exec(text)
  if (!found) return null
  const [, first = '', mark = '', second = '', third = ''] = found
  if (first.length === 4 && third.length === 4) return null
  const year = first.length === 4 ? 'first' : third.length === 4 ? 'last' : 'unknown'
  const isYearMarked = text.includes("'")
  return {
    parts: [Number(first), Number(second), Number(third)],
    year: year === 'unknown' && isYearMarked ? 'last' : year,
    hasDots: mark === '.',
  }
}

/** Weekdays in front and the time behind say nothing more. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^\p{L}{2,9}[.,]{0,2} (?=\d+[-/.])/u, '')
    .replace(timeOfDay, '')
    .replace(/[.,]$/, '')
    .trim()

/** Null when it is no date at all. */
export function readWrittenDate(text: string): WrittenDate | null {
  if (text.length < 5 || text.length > 40 || !/\d/.test(text)) return null
  const plain = bare(text)
  const numbers = readPacked(plain) ?? readNumbers(plain)
  if (numbers !== null) return numbers
  const day = readNamed(plain)
  return day === null ? null : { day }
}

/** The day that three numbers mean in an order; null when there is no such day. */
export function dayInOrder({ parts: [a, b, c], year }: OpenDate, order: WrittenOrder): Day | null {
  if (year === 'first' || (year === 'unknown' && order === 'ymd')) return dayOf(fullYear(a), b, c)
  return order === 'mdy' ? dayOf(fullYear(c), a, b) : dayOf(fullYear(c), b, a)
}

export const dayOfWritten = (written: WrittenDate, order: WrittenOrder): Day | null =>
  'day' in written ? written.day : dayInOrder(written, order)

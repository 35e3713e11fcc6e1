/** What words for a time begin with: a number, and the month or year behind it. */
import type { Day } from '../../calendar/calendar.ts'
import { noDay, type Reader } from '../read-days.ts'
import { readSpan } from '../read-span.ts'

/** Days, and how many words say them. */
export interface SpanPhrase {
  readonly from: Day | null
  readonly to: Day | null
  readonly count: number
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
export const countIn = (word = '') => {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  return numbers.includes(word) ? numbers.indexOf(word) : { ten: 10, twelve: 12 }[word]
}

export const wordsIn = (text: string) => text.trim().split(' ').length

/** The month or year that stands behind so many words. */
export function wholeAt(said: readonly string[], start: number, reader: Reader) {
  const found = readSpan(said.slice(start), reader)
  const { from, to } = found?.span ?? noDay
  if (!found || from === null || to === null || from > to) return null
  return { from, to, count: start + found.count }
}

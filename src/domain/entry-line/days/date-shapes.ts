/** What a number with marks in it looks like: a date, a part of something or a saying. */
import type { Day } from '../../calendar/calendar.ts'
import { readDay } from '../../calendar/read-day.ts'
import type { Token } from '../tokens.ts'

export const isFraction = (word: string) => /^(1\/[234]|2\/3|3\/4)$/.test(word)
/** Always open, and half each: no days. */
export const isPhrase = (word: string) => /^(24\/7|50\/50)$/.test(word)

/** 5/3, 5/3/26, 5.3., 5.3.26, 5-3-2026, 05.03: what cannot be an amount. */
export const isDate = (word: string) =>
  /^\d{1,2}\/\d{1,2}(\/(\d{4}|\d\d))?$/.test(word) ||
  /^\d{1,2}\.\d{1,2}\.(\d{4}|\d\d)?$/.test(word) ||
  /^\d{1,2}-\d{1,2}-(\d{4}|\d\d)$/.test(word) ||
  /^0[1-9]\.(0[1-9]|1[0-2])$/.test(word)

/** What looks like a date although there is no such day; 99/1 and 20-00-00 do not. */
export function isDateLike(word: string): boolean {
  const parts = (word.match(/\d+/g) ?? []).map(Number)
  const [first = 0, second = 0] = parts
  if (parts.filter((part) => part === 0).length > 1) return false
  const [low, high] = [Math.min(first, second), Math.max(first, second)]
  return low <= 12 ? high <= 32 : high <= 31
}

/** 12.05 is an amount to one and a day to another; undefined when it does not look like a day. */
export function dottedDay({ text, isQuoted }: Token, today: Day): Day | null | undefined {
  if (isQuoted || !/^\d{1,2}\.\d{1,2}$/.test(text)) return undefined
  const day = readDay(text, today)
  return day === null && !isDateLike(text) ? undefined : day
}

/** The days of the week a question is about: on Sundays, at weekends. */
import type { Taken } from './read-limits.ts'
import { plainOf, type Token } from './tokens.ts'

/** As an answer says them, Monday first. */
export const weekdayNames = [
  ...['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
] as const

const days: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...weekdayNames.map((name, at) => [name.toLowerCase(), [at + 1]] as const),
  ['weekends', [6, 7]],
  ['weekdays', [1, 2, 3, 4, 5]],
])

export interface FoundWeekdays {
  readonly weekdays: readonly number[]
  readonly start: number
  readonly end: number
}

/** Of what kind of day is meant; the weekday that is asked for is no such kind. */
export function weekdaysIn(tokens: readonly Token[], isTaken: Taken): FoundWeekdays | null {
  for (const [at, token] of tokens.entries()) {
    const word = plainOf(token)
    const before = plainOf(tokens[at - 1] ?? { text: '', words: [] })
    const isEvery = /^(?:every|each)$/.test(before)
    const found = days.get(word) ?? (isEvery ? days.get(`${word}s`) : undefined)
    if (isTaken(at) || !found || /^(?:which|what|by|per)$/.test(before)) continue
    return { weekdays: found, start: at, end: at + 1 }
  }
  return null
}

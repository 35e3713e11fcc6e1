/** The days of the week a question is about: on Sundays, at weekends. */
import { outBefore } from './left-out.ts'
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

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const joints = /^(?:and|or|nor)$/

/** Of what kind of day is meant; the weekday that is asked for is no such kind. */
export function weekdaysIn(tokens: readonly Token[], isTaken: Taken): FoundWeekdays | null {
  const word = (at: number) => plainOf(tokens[at] ?? { text: '', words: [] })
  const daysAt = (at: number) => {
    const isEvery = /^(?:every|each|an?|typical|average|usual|normal)$/.test(word(at - 1))
    const found = days.get(word(at)) ?? (isEvery ? days.get(`${word(at)}s`) : undefined)
    return isTaken(at) || /^(?:which|what|by|per)$/.test(word(at - 1)) ? undefined : found
  }
  for (const at of tokens.keys()) {
    const first = daysAt(at)
    if (!first) continue
    let [all, end] = [first, at + 1]
    // Saturdays and Sundays, Mondays or on Tuesdays.
    for (let next = end; next < tokens.length && next - end < 3; next++) {
      const more = daysAt(next)
      if (more) [all, end] = [[...all, ...more], next + 1]
      else if (!joints.test(word(next)) && word(next) !== 'on') break
    }
    const out = outBefore(tokens, at, 'but')
    const weekdays = everyDay.filter((day) => all.includes(day) !== (out !== null))
    return { weekdays, start: out?.start ?? at, end }
  }
  return null
}

/** What happened last in a book, own and shared, up to today. */
import type { Day } from './calendar.ts'

/** Something of a day, and when it was written down. */
export interface Dated {
  readonly id: string
  readonly date: Day
  readonly at: string
}

export const latestMost = 8

function latestFirst(a: Dated, b: Dated): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  if (a.at !== b.at) return a.at < b.at ? 1 : -1
  return a.id < b.id ? 1 : -1
}

/** By day, and within a day by when it was written; what is of days to come has not happened. */
export const latestOf = <One extends Dated>(all: readonly One[], today: Day): readonly One[] =>
  all
    .filter(({ date }) => date <= today)
    .sort(latestFirst)
    .slice(0, latestMost)

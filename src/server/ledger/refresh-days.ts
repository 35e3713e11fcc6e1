import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { openFrom } from '../db/readers.ts'

/** The sums of a book as they were found when they were last brought up to date. */
export interface Refreshed {
  /** Those that the book is written in. */
  readonly currencies: readonly string[]
  /** Months from this day on are not added up and are counted by their days; else all are. */
  readonly openFrom?: Day
}

/** Brings the sums by day up to date. */
export async function refreshDays(db: Pick<pg.Pool, 'query'>, scope: Scope): Promise<Refreshed> {
  const { rows } = await db.query<Refreshed>({
    name: 'refresh days',
    text: `select refresh_days($1, ${openFrom}) as currencies, ${openFrom} as "openFrom"`,
    values: [scope],
  })
  return rows[0] ?? { currencies: [] }
}

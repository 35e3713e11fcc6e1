import type { Day } from '#domain/calendar/calendar.ts'

/** So many units of the currency were one euro on that day. */
export interface RateRow {
  readonly day: Day
  readonly currency: string
  /** A plain decimal. */
  readonly rate: string
}

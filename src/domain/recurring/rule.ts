/** A recurrence rule over days, with the meaning of RFC 5545 and of RFC 7529 for missing days. */

export type Frequency = 'daily' | 'weekly' | 'monthly' | 'yearly'

export interface RuleWeekday {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  /** Which one of its month or year, counted from the end below zero; null is every one. */
  readonly nth: number | null
}

/** An empty list asks for nothing; below zero counts from the end. */
export interface Rule {
  readonly frequency: Frequency
  readonly interval: number
  readonly months: readonly number[]
  readonly weeks: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  readonly weekdays: readonly RuleWeekday[]
  /** Which of the days found in a period count. */
  readonly positions: readonly number[]
  readonly weekStart: number
  /** The 31st in a shorter month: left out, its last day, or the first of the next. */
  readonly missingDay: 'omit' | 'backward' | 'forward'
}

export const plainRule: Omit<Rule, 'frequency'> = {
  interval: 1,
  months: [],
  weeks: [],
  yearDays: [],
  monthDays: [],
  weekdays: [],
  positions: [],
  weekStart: 1,
  missingDay: 'omit',
}

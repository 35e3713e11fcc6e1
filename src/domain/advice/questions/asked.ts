/** What was read from a question. */
import type { Day } from '#domain/calendar/calendar.ts'
import type { ReadAs } from './correct-words.ts'
import type { KnownName, Mention, Vocabulary } from './names.ts'
import type { Period } from './period.ts'
import type { Bound, Price } from './read-limits.ts'
import type { Topic } from './topics.ts'
import type { Remainder } from './used/rest.ts'

export interface UnknownWords {
  readonly text: string
  /** The plain word before them. */
  readonly lead: string
  /** What is called nearly like that. */
  readonly near: KnownName | null
}

export interface AskedQuestion {
  /** Null when the plain words ask for nothing by themselves. */
  readonly topic: Topic | null
  readonly periods: readonly Period[]
  /** Other days that the first period may mean as well. */
  readonly other: Period | null
  readonly mentions: readonly Mention[]
  readonly price: Price | null
  /** Where it is several things together, the price of each. */
  readonly prices: readonly Price[]
  /** Whether entries above or below the price are meant, or those between two. */
  readonly bound: Bound | null
  /** The bound is of all together: did I spend less than 300. */
  readonly isOfSum: boolean
  /** What was paid in one of these alone. */
  readonly currencies: readonly string[] | null
  /** Cash, card and so on, where it is asked for. */
  readonly method: string | null
  /** Ways to pay that are left out: not in cash. */
  readonly notMethods: readonly string[]
  /** What has no category alone. */
  readonly isUnfiled: boolean
  /** Days of the week alone, Monday is 1. */
  readonly weekdays: readonly number[] | null
  /** Words that nothing in the book is called, as they were typed. */
  readonly unknown: readonly UnknownWords[]
  readonly readAs: readonly ReadAs[]
  /** No calendar has the day that was named. */
  readonly isNever: boolean
  /** The plain words, with `_` for names, `@` for days and `#` for numbers. */
  readonly skeleton: string
  /** All of its words, folded. */
  readonly said: string
  /** What it says besides names, days and sums, with a sign for each of those. */
  readonly rest: readonly Remainder[]
}

export interface Known {
  readonly today: Day
  readonly locale: string
  readonly vocabulary: Vocabulary
}

export const nothingAsked: AskedQuestion = {
  topic: null,
  periods: [],
  other: null,
  mentions: [],
  price: null,
  prices: [],
  bound: null,
  isOfSum: false,
  currencies: null,
  method: null,
  notMethods: [],
  isUnfiled: false,
  weekdays: null,
  unknown: [],
  readAs: [],
  isNever: false,
  skeleton: '',
  said: '',
  rest: [],
}

/** What can be found: one thing of the book as a search sees it. */
import type { Day } from '../calendar/calendar.ts'

export const hitKinds = [
  'expenses',
  'incomes',
  'people',
  'groups',
  'goals',
  'loans',
  'budgets',
  'templates',
  'categories',
  'accounts',
  'transfers',
] as const
export type HitKind = (typeof hitKinds)[number]

/** What can be asked for with `is:`. */
export const states = [
  'unsettled',
  'settled',
  'shared',
  'recurring',
  'refund',
  'archived',
  'uncategorised',
  'pending',
  'outside',
] as const
export type State = (typeof states)[number]

export interface Worth {
  readonly amount: number
  readonly currency: string
}

/** One part of a purchase over several categories, as a search sees it. */
export interface FindablePart {
  readonly counts: number
  readonly notes: string | null
  readonly categories: readonly string[]
  readonly filed: readonly string[]
}

export interface Findable {
  readonly kind: HitKind
  readonly id: string
  readonly title: string
  /** Who or where: merchant, source, lender. */
  readonly by: string | null
  readonly notes: string | null
  readonly tags: readonly string[]
  readonly amount: number | null
  readonly currency: string | null
  /** What an entry costs or earns its reader, as in every sum; null of anything else. */
  readonly counts: number | null
  /** What it comes to in the reader's currency, or in one of those named; null without a rate. */
  readonly worth: (named: readonly string[] | null) => Worth | null
  readonly date: Day | null
  /** Of its category and those above. */
  readonly categories: readonly string[]
  /** The same by the names that everyone's categories had at first. */
  readonly filed: readonly string[]
  /** Who takes part in it, besides the reader. */
  readonly people: readonly string[]
  /** Who of them paid it; null of what no group shares. */
  readonly payers: readonly string[] | null
  readonly groupId: string | null
  readonly group: string | null
  readonly method: string | null
  /** What the accounts are called that it moved, or that it is. */
  readonly accounts: readonly string[]
  readonly states: readonly State[]
  /** Of what is split over several categories; null of all else. */
  readonly parts: readonly FindablePart[] | null
  /** Which of them are asked for, where not all are; `counts` is what these count. */
  readonly meant: readonly number[] | null
}

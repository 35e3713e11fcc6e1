/** A whole book as another program exported it, in terms that belong to none of them. */
import type { AccountKind } from '../accounts/account.ts'
import type { Day, Month } from '../calendar/calendar.ts'

export type MovedSource =
  | 'ynab'
  | 'actual'
  | 'firefly'
  | 'mint'
  | 'monarch'
  | 'copilot'
  | 'lunch-money'

/** One line of a register, before anybody says what it is in a book of ours. */
export interface SourceLine {
  /** Where it stands in the file, counted from 1. */
  readonly line: number
  readonly account: string
  readonly date: Day
  /** Minor units; below zero when the money left. */
  readonly amount: number
  readonly currency: string
  readonly payee: string
  /** What the category is in, if it is in anything. */
  readonly group: string | null
  readonly category: string | null
  readonly notes: string | null
  readonly tags: readonly string[]
  readonly isPending: boolean
  readonly kind: 'entry' | 'transfer' | 'opening'
  /** The account at the other end of a transfer, where it is named. */
  readonly other: string | null
  /** Both sides of one transfer have the same. */
  readonly pair: string | null
  /** All parts of one purchase have the same. */
  readonly split: string | null
}

/** A line that cannot be brought in, and what of it is known. */
export interface MovedLeftOut {
  readonly line: number
  readonly words: string
  readonly reason: string
  /** What it moved there: then the totals differ by it. */
  readonly moved?: Pick<SourceLine, 'account' | 'currency' | 'date' | 'amount'>
}

export interface MovedAccount {
  /** Its name and currency: one of another currency is another one. */
  readonly key: string
  readonly name: string
  readonly kind: AccountKind
  readonly currency: string
  readonly opening: number
  readonly openingOn: Day
  readonly number: string | null
}

export interface MovedCategory {
  readonly key: string
  readonly name: string
  readonly group: string | null
  readonly type: 'expense' | 'income'
}

export interface MovedEntry {
  /** The same in the next export of the same book. */
  readonly key: string
  readonly line: number
  readonly account: string
  readonly currency: string
  readonly date: Day
  /** Below zero when the money left. */
  readonly amount: number
  readonly payee: string
  readonly notes: string | null
  readonly tags: readonly string[]
  readonly isPending: boolean
  readonly category: string | null
  /** One purchase over several categories. */
  readonly parts: readonly { readonly amount: number; readonly category: string | null }[] | null
}

export interface MovedSide {
  readonly account: string
  readonly currency: string
  readonly date: Day
  /** Above zero. */
  readonly amount: number
  readonly text: string
}

export interface MovedTransfer {
  readonly key: string
  readonly line: number
  readonly from: MovedSide | null
  readonly to: MovedSide | null
  readonly notes: string | null
  readonly tags: readonly string[]
}

export interface MovedBudget {
  readonly key: string
  readonly name: string
  readonly category: string
  readonly group: string | null
  readonly currency: string
  /** In order; never zero. */
  readonly months: readonly { readonly month: Month; readonly amount: number }[]
}

/** What an account moved in a month, as the file itself comes to. */
export interface MonthTotal {
  readonly account: string
  readonly currency: string
  readonly month: Month
  readonly amount: number
}

export interface MovedBook {
  readonly source: MovedSource
  readonly accounts: readonly MovedAccount[]
  readonly categories: readonly MovedCategory[]
  readonly entries: readonly MovedEntry[]
  readonly transfers: readonly MovedTransfer[]
  readonly budgets: readonly MovedBudget[]
  readonly leftOut: readonly MovedLeftOut[]
  readonly stated: readonly MonthTotal[]
  /** What else is to be known before it is brought in. */
  readonly remarks: readonly string[]
}

export const accountKey = (name: string, currency: string) => `${currency} ${name}`

export const categoryKey = (group: string | null, name: string) => `${group ?? ''}\n${name}`

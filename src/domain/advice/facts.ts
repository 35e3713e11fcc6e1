/** All that advice is made from: figures of one book on one day, read by whoever keeps it. */
import type { Day, Month } from '../calendar/calendar.ts'
import type { PaymentMethod } from '../entry-line/find-payment.ts'
import type { Needed } from '../goals/outlook.ts'
import type { Standing } from '../goals/plan.ts'
import type { OpenSum } from '../loans/cover-instalments.ts'
import type { MissingRate } from '../money/convert-totals.ts'
import type { CancelBy } from '../recurring/cancel-by.ts'
import type { Frequency } from '../recurring/rule.ts'

/** One expense or income. */
export interface EntryFact {
  readonly id: string
  readonly date: Day
  readonly amount: number
  readonly currency: string
  /** Where it was, or else what it was. */
  readonly name: string
  readonly categoryId: string | null
  /** In the currency of the book; null without a rate. */
  readonly cost: number | null
  /** Where it is kept, when it is my part of a bill. */
  readonly from?: 'group_shares'
}

/** A whole month; null where something has no rate, for nothing is claimed of it then. */
export interface MonthFact {
  readonly month: Month
  readonly income: number | null
  readonly spending: number | null
  /** What was paid on loans and is no spending; null where it has no rate. */
  readonly onLoans?: number | null
  /** Some of it was converted. */
  readonly isAbout?: boolean
  /** Of which side some was. */
  readonly about?: Readonly<Record<'income' | 'spending', boolean>>
}

export interface CategoryFact {
  readonly id: string
  readonly name: string
  readonly isBudgeted: boolean
  /** What it cost with all below it, in the months of the book; the same order. */
  readonly months: readonly (number | null)[]
  /** What this month has taken; null where it is not known. */
  readonly spentNow?: number | null
  /** Of which of them some was converted. */
  readonly about?: readonly boolean[]
  /** In about how many entries: one over several categories counts in each. */
  readonly counts: readonly number[]
}

/** The same name and currency again and again, oldest first. */
export interface SeriesFact {
  readonly kind: 'expense' | 'income'
  readonly name: string
  readonly currency: string
  readonly categoryId: string | null
  /** The category on top of that one, or itself. */
  readonly topId: string | null
  /** Whether a template makes them. */
  readonly isPlanned: boolean
  /** How the last of its expenses was paid. */
  readonly paid?: {
    readonly paymentMethod: PaymentMethod
    readonly accountId: string | null
  } | null
  readonly entries: readonly EntryFact[]
}

export interface PairFact {
  readonly first: EntryFact
  readonly second: EntryFact
}

export interface OutlierFact {
  readonly entry: EntryFact
  readonly categoryName: string
  /** Those before it in the same category, oldest first. */
  readonly before: readonly EntryFact[]
}

export interface BackFact {
  readonly entry: EntryFact
  readonly from: string
  readonly amount: number
  /** The part in the currency of the book. */
  readonly cost: number | null
  readonly dueOn: Day | null
}

/** Rows without a category of a name that mostly has one. */
export interface UnsortedFact {
  readonly name: string
  readonly categoryId: string
  readonly categoryName: string
  readonly entries: readonly EntryFact[]
  /** Its other entries of these months: in that category, and in another one. */
  readonly sortedIds: readonly string[]
  readonly elsewhereIds: readonly string[]
}

/** So many of the same amount. */
export interface Times {
  readonly times: number
  readonly amount: number
}

export interface TemplateFact {
  readonly kind: 'expense' | 'income'
  readonly id: string
  readonly name: string
  /** Everything it may be called in a statement. */
  readonly names: readonly string[]
  readonly amount: number
  readonly currency: string
  readonly categoryId: string | null
  readonly categoryName: string | null
  readonly topId: string | null
  readonly frequency: Frequency
  readonly active: boolean
  readonly nextOn: Day | null
  /** Its last day, where one is set. */
  readonly endOn: Day | null
  readonly waitingOn: readonly Day[]
  readonly cancelBy: CancelBy | null
  readonly nextPrice: { readonly from: Day; readonly amount: number } | null
  /** What comes in the next twelve months, in its own currency. */
  readonly ahead: readonly Times[]
  /** The same together, in the currency of the book. */
  readonly yearly: number | null
  /** The next one, and all of the next thirty days, in the currency of the book. */
  readonly nextCost: number | null
  readonly within30: number | null
}

export interface PeriodFact {
  readonly from: Day
  readonly to: Day
  readonly assigned: number
  /** With what was carried into it. */
  readonly available?: number
  readonly spent: number
  /** Some of what was spent was converted. */
  readonly isAbout?: boolean
}

export interface BudgetFact {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly currency: string
  readonly hasAmountChanges: boolean
  /** None counts everything. */
  readonly categoryIds: readonly string[]
  /** Those on top of them. */
  readonly topIds: readonly string[]
  /** Those that are over, oldest first. */
  readonly past: readonly PeriodFact[]
  readonly now: {
    readonly from: Day
    readonly to: Day
    readonly available: number
    /** All that is entered for it, up to today and dated later. */
    readonly spent: number
    readonly ahead: number
    /** What recurring items and typical days still bring; null when it cannot be told. */
    readonly upcoming: number | null
    readonly rest: number | null
    /** What is spent besides, without a rate. */
    readonly missing?: readonly MissingRate[]
    /** Some of what is spent or carried on was converted. */
    readonly isAbout?: boolean
    /** Some of what is dated later was converted. */
    readonly isAheadAbout?: boolean
    readonly projected: number | null
  } | null
  /** One unit of its currency in that of the book. */
  readonly toBook: (amount: number) => number | null
}

export interface MoveFact {
  readonly id: string
  readonly date: Day
  readonly amount: number
}

export interface GoalFact {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly target: number
  readonly saved: number
  readonly targetOn: Day | null
  readonly priority: number
  /** What was paid in last, and when. */
  readonly lastOn: Day | null
  readonly lastAmount: number | null
  /** How often something was paid in. */
  readonly payments: number
  /** What went in and out in the time its pace is told from; out is below zero. */
  readonly moved: readonly MoveFact[]
  readonly pace: {
    readonly over: number
    readonly unit: 'days' | 'weeks' | 'months'
  } | null
  readonly perMonth: number | null
  readonly reachedOn: Day | null
  /** As the page of goals says it. */
  readonly standing: Standing['is']
  /** What its day takes, while that is ahead. */
  readonly needed: Needed | null
  readonly toBook: (amount: number) => number | null
}

export interface LoanFact {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly rateBps: number
  readonly balance: number
  /** Before it nothing is owed. */
  readonly startOn: Day
  readonly endsOn: Day
  readonly nextDueOn: Day | null
  readonly nextDueAmount: number | null
  /** All that is open of instalments until today; null when nothing is. */
  readonly open: OpenSum | null
  readonly isByHand: boolean
  /** All interest from today on with an amount paid on top today; null when it is not known. */
  readonly interestWith: (extra: number) => number | null
  readonly toBook: (amount: number) => number | null
  readonly fromBook: (amount: number) => number | null
}

export interface GroupFact {
  readonly id: string
  readonly name: string
  readonly currency: string
  /** Above zero is owed to the person, below zero they owe. */
  readonly balance: number
  readonly cost: number | null
  /** Since when anything happened. */
  readonly lastOn: Day
}

export interface Facts {
  readonly today: Day
  readonly currency: string
  readonly locale: string
  /** The whole months before this one, at most twelve, oldest first. */
  readonly months: readonly MonthFact[]
  readonly thisMonth: MonthFact
  readonly categories: readonly CategoryFact[]
  readonly series: readonly SeriesFact[]
  readonly pairs: readonly PairFact[]
  readonly outliers: readonly OutlierFact[]
  /** What was paid for nothing but paying, in the last twelve months. */
  readonly fees: readonly EntryFact[]
  readonly unsorted: readonly UnsortedFact[]
  readonly back: readonly BackFact[]
  readonly templates: readonly TemplateFact[]
  readonly budgets: readonly BudgetFact[]
  readonly goals: readonly GoalFact[]
  readonly loans: readonly LoanFact[]
  readonly groups: readonly GroupFact[]
  /** What accounts of money hold, less what is owed on cards; null where none are kept. */
  readonly held: number | null
}

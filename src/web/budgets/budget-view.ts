import { countedFrom, historyOf, type PeriodSums } from '#domain/budgets/history.ts'
import { type Projection, projectionOf } from '#domain/budgets/projection.ts'
import { type BudgetScope, budgetScope } from '#domain/budgets/scope.ts'
import {
  aheadOf,
  type BudgetStatus,
  daysLeft,
  type Pace,
  paceOf,
  safePerDay,
  statusOf,
} from '#domain/budgets/standing.ts'
import {
  byTodaysRate,
  type ComingTemplate,
  type Upcoming,
  upcomingIn,
} from '#domain/budgets/upcoming.ts'
import { askedFrom } from '#domain/budgets/usual-ahead.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { addMissing, type MissingRate, type OldRate } from '#domain/money/convert-totals.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import type { Budget } from './budget.ts'
import type { Costs } from './costs/cost-index.ts'
import { type CostMonths, isAboutIn, missingIn, oldIn, spentBy, usualBy } from './costs/spent-in.ts'

/** How a budget stands in the period of today. */
export interface Standing {
  readonly sums: PeriodSums
  /** What was spent and has no rate; and with what is still to come. */
  readonly missing: readonly MissingRate[]
  readonly missingAhead: readonly MissingRate[]
  /** Rates it took that are not of their time. */
  readonly old: readonly OldRate[]
  /** Whether some of what was spent in this period was converted. */
  readonly isAbout: boolean
  /** The same of what it carries on, so of all there is for this period. */
  readonly isCarriedAbout: boolean
  /** The same of what is left of it, with what it carries on. */
  readonly isLeftAbout: boolean
  /** The same of what is left for the days to come: also of what it carries on, and what comes. */
  readonly isAboutAhead: boolean
  /** Of what it will probably come to: what days usually cost is told by past months. */
  readonly isAboutInTheEnd: boolean
  readonly isRestAbout: boolean
  /** What counts as spent and is written down for days after today. */
  readonly ahead: number | null
  readonly isAheadAbout: boolean
  readonly status: BudgetStatus
  /** Today included. */
  readonly days: number
  /** Null when it is too large to be exact. */
  readonly perDay: number | null
  readonly pace: Pace
  readonly upcoming: Upcoming
  readonly projection: Projection
  /** It will probably cost more than there is. */
  readonly isTight: boolean
}

export interface BudgetView {
  readonly budget: Budget
  readonly scope: BudgetScope
  readonly months: CostMonths
  /** Every period up to today, the first one first. */
  readonly history: readonly PeriodSums[]
  /** Null before the first day and after the last. */
  readonly now: Standing | null
}

/** All that the figures of a budget are made from. */
export interface BudgetBook {
  readonly costs: Costs
  readonly categories: Categories['byId']
  readonly templates: readonly ComingTemplate[]
  /** The day of the first expense. */
  readonly firstOn: Day | null
  readonly today: Day
}

const noMonths: CostMonths = new Map()
const scopes = new Map<string, BudgetScope>()

/** The same set for the same categories, so that what was added up for it stays so. */
function scopeOf({ categoryIds }: Budget, byId: Categories['byId']): BudgetScope {
  const scope = budgetScope(categoryIds, byId.values())
  if (scope === null) return null
  const key = [...scope].sort().join()
  const known = scopes.get(key) ?? scope
  scopes.set(key, known)
  return known
}

export function viewOf(budget: Budget, book: BudgetBook): BudgetView {
  const { costs, categories, today } = book
  const months = costs.byCurrency.get(budget.currency) ?? noMonths
  const scope = scopeOf(budget, categories)
  const spentIn = spentBy(months, scope)
  const history = historyOf(budget, today, spentIn)
  const sums = history.at(-1)
  const isOver = budget.endOn !== null && budget.endOn < today
  const now = sums && !isOver ? standingOf({ budget, scope, months, history }, sums, book) : null
  return { budget, scope, months, history, now }
}

/** A period and those it carries on. */
const carriedIn = (budget: Budget, { period }: PeriodSums) => ({
  from: countedFrom(budget, period),
  to: period.to,
})

/** Which figures of a period took a rate: what is left did where what was brought over did. */
export function aboutOf(
  { budget, scope, months }: Pick<BudgetView, 'budget' | 'scope' | 'months'>,
  sums: PeriodSums,
) {
  const { from, to } = carriedIn(budget, sums)
  const isIn = (first: Day, last: Day) =>
    first <= last && isAboutIn(months, scope, { from: first, to: last })
  const opening = isIn(from, addDays(sums.period.from, -1))
  const spent = isIn(sums.period.from, to)
  return { opening, assigned: false, available: opening, spent, closing: opening || spent }
}

/** What has no rate, of what was spent in a period and those it carries on. */
export const missingOf = (
  { budget, scope, months }: Pick<BudgetView, 'budget' | 'scope' | 'months'>,
  sums: PeriodSums,
): readonly MissingRate[] => missingIn(months, scope, carriedIn(budget, sums))

/** The rates of another time that were taken for the same. */
export const oldOf = (
  { budget, scope, months }: Pick<BudgetView, 'budget' | 'scope' | 'months'>,
  sums: PeriodSums,
): readonly OldRate[] => oldIn(months, scope, carriedIn(budget, sums))

function standingOf(
  { budget, scope, months }: Omit<BudgetView, 'now'>,
  sums: PeriodSums,
  { costs, templates, firstOn, today }: BudgetBook,
): Standing {
  const inCurrency = byTodaysRate(budget.currency, costs.rates, today)
  const upcoming = upcomingIn(templates, scope, sums.period, inCurrency)
  const days = daysLeft(sums.period, today)
  const everydayIn = usualBy(months, scope)
  const expected = { today, everydayIn, firstOn, upcoming: upcoming.amount }
  const projection = projectionOf(sums, expected)
  const spentIn = spentBy(months, scope)
  const { available, closing } = sums
  const missing = missingOf({ budget, scope, months }, sums)
  const about = aboutOf({ budget, scope, months }, sums)
  const isAbout = about.spent
  const asked = { from: askedFrom(today), to: today }
  const isRestAbout = projection.rest !== 0 && isAboutIn(months, scope, asked)
  return {
    sums,
    missing,
    missingAhead: addMissing([missing, upcoming.missing]),
    old: oldOf({ budget, scope, months }, sums),
    isAbout,
    isCarriedAbout: about.opening,
    isLeftAbout: about.closing,
    isAboutAhead: about.closing || upcoming.isAbout,
    isAboutInTheEnd: isAbout || upcoming.isAbout || isRestAbout,
    isRestAbout,
    ...aheadOf(sums, today, { spentIn, isAboutIn: (days) => isAboutIn(months, scope, days) }),
    status: statusOf(sums, budget.alerts),
    days,
    perDay: safePerDay(closing, upcoming.amount, days),
    pace: paceOf(sums, today, spentIn),
    upcoming,
    projection,
    isTight: projection.amount !== null && available !== null && projection.amount > available,
  }
}

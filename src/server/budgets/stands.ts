import { countedFrom, historyOf, type PeriodSums } from '#domain/budgets/history.ts'
import { type Projection, projectionOf } from '#domain/budgets/projection.ts'
import { type BudgetScope, budgetScope } from '#domain/budgets/scope.ts'
import { aheadOf } from '#domain/budgets/standing.ts'
import { byTodaysRate, type Upcoming, upcomingIn } from '#domain/budgets/upcoming.ts'
import { askedFrom } from '#domain/budgets/usual-ahead.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import { inTurn } from '../in-turn.ts'
import type { Budget, BudgetBook } from './budget-book.ts'
import { sumCosts } from './sum-costs.ts'

/** How one budget stands today. */
export interface Stand {
  readonly budget: Budget
  readonly scope: BudgetScope
  readonly sums: PeriodSums
  /** What has no rate, of what was spent in this period and those it carries on. */
  readonly missing: readonly MissingRate[]
  /** Whether some of what was spent in this period was converted. */
  readonly isAbout: boolean
  /** The same of what it carries on, so of all there is for this period. */
  readonly isCarriedAbout: boolean
  /** The same of what is left for the days to come: also of what it carries on, and what comes. */
  readonly isAboutAhead: boolean
  /** Of what it will probably come to: what days usually cost is told by past months. */
  readonly isAboutInTheEnd: boolean
  /** What of it is written down for days after today. */
  readonly ahead: number | null
  readonly isAheadAbout: boolean
  readonly upcoming: Upcoming
  readonly projection: Projection
}

export async function standsIn(book: BudgetBook, today: Day): Promise<readonly Stand[]> {
  const stands = await inTurn(book.budgets, (budget): readonly Stand[] => {
    const scope = budgetScope(budget.categoryIds, book.categories)
    const { spentIn, everydayIn, missingIn, isAboutIn } = sumCosts(
      book.costs.get(budget.currency) ?? [],
      scope,
    )
    const sums = historyOf(budget, today, spentIn, today).at(-1)
    if (!sums) return []
    const inCurrency = byTodaysRate(budget.currency, book.rates, today)
    const upcoming = upcomingIn(book.templates, scope, sums.period, inCurrency)
    const expected = { today, everydayIn, firstOn: book.firstOn, upcoming: upcoming.amount }
    const carried = { from: countedFrom(budget, sums.period), to: sums.period.to }
    const missing = missingIn(carried)
    const ahead = aheadOf(sums, today, { spentIn, isAboutIn })
    const projection = projectionOf(sums, expected)
    const isAbout = isAboutIn(sums.period)
    const asked = { from: askedFrom(today), to: today }
    const isRestAbout = projection.rest !== 0 && isAboutIn(asked)
    const earlier = { from: carried.from, to: addDays(sums.period.from, -1) }
    const about = {
      isAbout,
      isCarriedAbout: earlier.from <= earlier.to && isAboutIn(earlier),
      isAboutInTheEnd: isAbout || upcoming.isAbout || isRestAbout,
      isAboutAhead: isAboutIn(carried) || upcoming.isAbout,
    }
    return [{ budget, scope, sums, missing, ...about, ...ahead, upcoming, projection }]
  })
  return stands.flat()
}

/** What the running budgets leave a day together, and what that is made of. */
import { addMissing, type MissingRate } from '../money/convert-totals.ts'
import { sumAmounts } from '../money/money.ts'
import { countedBudgets, tightestBudget } from './overall.ts'
import type { BudgetScope } from './scope.ts'
import { safePerDay } from './standing.ts'
import type { IntoOne } from './upcoming.ts'

export interface RunningBudget {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly scope: BudgetScope
  /** In its own currency; null when it is too large to add. */
  readonly left: number | null
  /** What still comes by plan until its end. */
  readonly upcoming: number | null
  readonly isUpcomingAbout: boolean
  /** Today included. */
  readonly daysLeft: number
  /** What has no rate, of what was spent and what is upcoming. */
  readonly missing: readonly MissingRate[]
  /** What is left took a rate, or what is upcoming did. */
  readonly isAbout: boolean
}

interface Unsure {
  missing?: MissingRate[]
  isAbout?: boolean
}

/** What it does not lack is not told. */
const told = (missing: readonly MissingRate[], isAbout: boolean): Unsure => ({
  ...(missing.length > 0 && { missing: [...missing] }),
  ...(isAbout && { isAbout }),
})

/** Of each in its own currency, `counted` in the wanted one. */
function shareOf(budget: RunningBudget, inCurrency: IntoOne) {
  const { id, name, currency, scope, left, upcoming, daysLeft } = budget
  const perDay = safePerDay(left, upcoming, daysLeft)
  if (left === null || upcoming === null || perDay === null) return []
  const counted = inCurrency(perDay, currency)
  const gaps = {
    ...told(budget.missing, budget.isAbout),
    ...(budget.isUpcomingAbout && { isUpcomingAbout: true }),
  }
  const made = { id, name, currency, left, upcoming, daysLeft, perDay, counted, ...gaps }
  return [{ scope, perDay: counted, made }]
}

export type BudgetShare = ReturnType<typeof shareOf>[number]['made']

export interface SafeByBudgets extends Unsure {
  /** What is known of it; null when it is too large to add. */
  perDay: number | null
  /** The one that leaves the least, where that is less than all together do. */
  tightest: BudgetShare | null
  /** All that are exceeded, where there are several: those inside a wider one, too. */
  over?: BudgetShare[]
  /** Those that count, none of them twice. */
  budgets: BudgetShare[]
  /** Told where none is for everything: they say nothing of what is spent besides. */
  isPartial?: boolean
}

/** Null where no budget runs. */
export function safeByBudgets(
  running: readonly RunningBudget[],
  inCurrency: IntoOne,
): SafeByBudgets | null {
  const shares = running.flatMap((one) => shareOf(one, inCurrency))
  const countedShares = countedBudgets(shares)
  const budgets = countedShares.map(({ made }) => made)
  if (budgets.length === 0) return null
  const perDay = sumAmounts(budgets.flatMap(({ counted }) => counted ?? []))
  const isAbout = budgets.some(
    (one) => one.counted !== null && (one.isAbout === true || one.currency !== inCurrency.to),
  )
  const gaps = told(addMissing(budgets.map(({ missing = [] }) => missing)), isAbout)
  const tightest = tightestBudget(shares, perDay)?.made ?? null
  const over = shares.flatMap(({ made }) => (made.left < 0 ? [made] : []))
  const several = over.length > 1 && { over }
  const isPartial = countedShares.every(({ scope }) => scope !== null)
  return { perDay, ...gaps, tightest, ...several, budgets, ...(isPartial && { isPartial }) }
}

/** What is safe to spend a day: what the month has, or less where a budget is for everything. */
import { safePerDay } from '../budgets/standing.ts'
import { addAmounts, sumAmounts } from '../money/money.ts'

/** What is known of the current month, in one currency; null where it is too large to add. */
export interface MonthSoFar {
  readonly received: number | null
  /** Income of days to come that is written down already. */
  readonly incomeEntered: number | null
  /** Income that still comes by plan. */
  readonly incomeAhead: number | null
  /** What whole months before brought. */
  readonly usualIncomes: readonly (number | null)[]
  readonly spent: number | null
  /** Spending of days to come that is written down already. */
  readonly entered: number | null
  /** Spending that still comes by plan. */
  readonly upcoming: number | null
  /** Paid on loans besides what is spent, and still due on them this month. */
  readonly repaid: number | null
  readonly due: number | null
  /** Put into goals; below zero where more was taken out. */
  readonly saved: number | null
  /** Today included. */
  readonly daysLeft: number
}

export interface SafeToSpend {
  /** What is counted on to come in, in the whole month. */
  readonly income: number | null
  /** It is that of a month before, because less is known of this one. */
  readonly isUsual: boolean
  /** After everything that is spent, spoken for, paid back or set aside. */
  readonly left: number | null
  readonly perDay: number | null
}

/** The middle one, or the less of two in the middle, so that it is a month that has been. */
function usualOf(incomes: readonly (number | null)[]): number | null {
  const known = incomes.filter((amount) => amount !== null).sort((a, b) => a - b)
  return known.length < incomes.length ? null : (known[(known.length - 1) >> 1] ?? 0)
}

/** What once came besides makes a month more than another; a salary that lacks is far more. */
const isNearly = (known: number, usual: number) => known * 5 >= usual * 4

/**
 * What is counted on to come in, in a month that runs or comes: a salary that is neither here nor
 * planned is expected as in the middle one of the months before; where nearly as much is known of
 * the month, that counts, and nobody counts on what came once.
 */
export function incomeCountedOn(
  known: number | null,
  usualIncomes: MonthSoFar['usualIncomes'],
): Pick<SafeToSpend, 'income' | 'isUsual'> {
  const usual = usualOf(usualIncomes)
  const income = known === null || usual === null ? null : isNearly(known, usual) ? known : usual
  return { income, isUsual: income !== null && income !== known }
}

/** Null when nothing comes in at all: then nothing can be said. */
export function safeByIncome(month: MonthSoFar): SafeToSpend | null {
  const known = sumAmounts([month.received, month.incomeEntered, month.incomeAhead])
  const counted = incomeCountedOn(known, month.usualIncomes)
  if (counted.income === 0) return null
  return { ...counted, ...leftOf({ ...month, income: counted.income }) }
}

type Taken = Pick<MonthSoFar, 'spent' | 'entered' | 'upcoming' | 'repaid' | 'due' | 'saved'>

/** Of what comes in, after everything that is taken off it. */
export function leftOf({
  income,
  daysLeft,
  ...month
}: Taken & Pick<MonthSoFar, 'daysLeft'> & Pick<SafeToSpend, 'income'>) {
  const { spent, entered, upcoming, repaid, due, saved } = month
  const taken = sumAmounts([spent, entered, upcoming, repaid, due, saved])
  const left = addAmounts(income, taken === null ? null : -taken)
  return { left, perDay: safePerDay(left, 0, daysLeft) }
}

interface Daily {
  readonly perDay: number | null
}

interface ByBudgets extends Daily {
  readonly tightest: { readonly counted: number | null } | null
  readonly isPartial?: boolean | undefined
}

/** What is too large to add is less than anything: an expense never raises what is safe. */
const isLess = (one: number | null, other: number | null) =>
  other !== null && (one === null || one < other)

/** The one that sets the figure, and with it the other one. */
export type SmallerOf<Budgets, Month> =
  | ({ readonly basis: 'budgets'; readonly month?: Month } & Budgets)
  | ({ readonly basis: 'income'; readonly byBudgets?: Budgets } & Month)

/**
 * Without a budget it is the month; where nothing is known to come in, the month says nothing, and
 * the budgets alone do. Budgets for some categories leave open what is spent on others, so they
 * never set the figure for everything.
 */
export function smallerOf<Budgets extends ByBudgets, Month extends Daily>(
  byBudgets: Budgets | null,
  month: Month | null,
): SmallerOf<Budgets, Month> | null {
  if (!byBudgets) return month && { basis: 'income', ...month }
  if (!month) return { basis: 'budgets', ...byBudgets }
  const isByMonth = byBudgets.isPartial || isLess(month.perDay, byBudgets.perDay)
  if (!isByMonth) return { basis: 'budgets', ...byBudgets, month }
  const { tightest } = byBudgets
  const isTight = tightest !== null && isLess(tightest.counted, month.perDay)
  return {
    basis: 'income',
    ...month,
    byBudgets: { ...byBudgets, tightest: isTight ? tightest : null },
  }
}

/** The smaller of the two rules, whichever it is, and what accounts hold beside it or instead. */
export type WithinAccounts<Budgets, Month, Accounts> =
  | (SmallerOf<Budgets, Month> & { readonly accounts?: Accounts })
  | ({
      readonly basis: 'accounts'
      readonly month?: Month
      readonly byBudgets?: Budgets
    } & Accounts)

/** Nobody spends what is not there: accounts that hold less set the figure. */
export function withinAccounts<
  Budgets extends ByBudgets,
  Month extends Daily,
  Accounts extends { readonly perDay: number },
>(
  byBudgets: Budgets | null,
  month: Month | null,
  accounts: Accounts | null,
): WithinAccounts<Budgets, Month, Accounts> | null {
  const safe = smallerOf(byBudgets, month)
  if (!safe || !accounts) return safe
  if (!isLess(accounts.perDay, safe.perDay)) return { ...safe, accounts }
  const others = { ...(month && { month }), ...(byBudgets && { byBudgets }) }
  return { basis: 'accounts', ...accounts, ...others }
}

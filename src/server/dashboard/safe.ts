import type {
  DashboardAnswer,
  SafeByAccounts,
  SafeByIncome,
  SafePart,
} from '#contract/dashboard/entities.ts'
import { safeInAccounts } from '#domain/accounts/safe-in-accounts.ts'
import { safeByIncome } from '#domain/analytics/safe-to-spend.ts'
import { daysLeft } from '#domain/budgets/standing.ts'
import { addDays, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { addMissing, type MissingRate } from '#domain/money/convert-totals.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { readAhead, readEarmarks } from '../accounts/read-ahead.ts'
import type { Look } from '../analytics/look.ts'
import { readPlanned, sumPlanned, type Templates } from '../analytics/plans.ts'
import { readDays } from '../analytics/read-buckets.ts'
import { comingOf, readAside, sumAside } from '../analytics/set-aside.ts'
import { toldGaps } from '../analytics/told-gaps.ts'

type CashFlow = DashboardAnswer['cashFlow']

const MONTHS_BEFORE = 3

/** A part of what is left, and what it owes to rates. */
interface Part {
  readonly amount: number | null
  readonly missing: readonly MissingRate[]
  readonly isAbout: boolean
}
type SafeParts = Readonly<Record<Exclude<SafePart, 'income'>, Part>>

const sides = { income: 'income', spending: 'expense' } as const

/** What the month came to so far, what is written down for the rest of it, and what is planned. */
async function readParts(look: Look, templates: Templates, current: CashFlow[number] | undefined) {
  const { today, currency } = look
  const month = monthRange(monthOf(today))
  const ahead = { from: addDays(today, 1), to: month.to }
  const hasMore = today < month.to
  const planned = hasMore ? await readPlanned(look, templates, ahead) : []
  const written = hasMore ? await readDays(look, ahead) : []
  const aside = await readAside(look, month, { coming: comingOf(planned) })
  const soFar = (side: keyof typeof sides): Part => ({
    amount: current?.[side] ?? null,
    missing: current?.missing?.[side] ?? [],
    isAbout: current?.isAbout?.[side] ?? false,
  })
  const entered = (side: keyof typeof sides): Part => ({
    amount: sumAmounts(written.map((one) => one[side])),
    missing: addMissing(written.map(({ gaps }) => gaps[side].missing)),
    isAbout: written.some(({ gaps }) => gaps[side].isAbout),
  })
  return {
    received: soFar('income'),
    incomeEntered: entered('income'),
    incomeAhead: sumPlanned(planned, sides.income, currency),
    spent: soFar('spending'),
    entered: entered('spending'),
    upcoming: sumPlanned(planned, sides.spending, currency),
    repaid: sumAside(aside, 'repaid', currency),
    due: sumAside(aside, 'due', currency),
    saved: sumAside(aside, 'saved', currency),
  } satisfies SafeParts
}

const incomeParts = ['received', 'incomeEntered', 'incomeAhead'] as const
const takenParts = ['spent', 'entered', 'upcoming', 'repaid', 'due', 'saved'] as const

/** The months whose income is the usual one: those before this one. */
export const usualIncomesIn = (cashFlow: CashFlow): CashFlow =>
  cashFlow.slice(-1 - MONTHS_BEFORE, -1)

/** What comes in this month, less what is spent, set aside and still comes. */
export async function readSafeByIncome(
  look: Look,
  templates: Templates,
  cashFlow: CashFlow,
): Promise<SafeByIncome | null> {
  const { today } = look
  const parts = await readParts(look, templates, cashFlow.at(-1))
  const usual = usualIncomesIn(cashFlow)
  const amounts = Object.entries(parts).map(([name, { amount }]) => [name, amount])
  const known = {
    ...(Object.fromEntries(amounts) as Record<keyof SafeParts, number | null>),
    daysLeft: daysLeft(monthRange(monthOf(today)), today),
  }
  const safe = safeByIncome({ ...known, usualIncomes: usual.map(({ income }) => income) })
  if (!safe) return null
  const { income, isUsual, left, perDay } = safe
  const middle = isUsual ? usual.find((one) => one.income === income) : undefined
  const usualMonth = middle ? { from: middle.from, to: middle.to } : null
  const gapsOf = (names: readonly (keyof SafeParts)[]) =>
    addMissing(names.map((name) => parts[name].missing))
  const about: SafePart[] = [...takenParts, ...(middle ? [] : incomeParts)].filter(
    (name) => parts[name].isAbout,
  )
  const isIncomeAbout = middle
    ? middle.isAbout?.income === true
    : incomeParts.some((name) => parts[name].isAbout)
  if (isIncomeAbout) about.push('income')
  const missingIncome = gapsOf(incomeParts)
  const told = {
    ...toldGaps({ missing: gapsOf(takenParts), isAbout: about.length > 0 }),
    ...(about.length > 0 && { about }),
    ...(missingIncome.length > 0 && { missingIncome }),
  }
  return { ...known, income, usualMonth, left, perDay, ...told }
}

/** A card's statement that is still to be paid closed at most a month ago. */
const daysBefore = 32

/** What the accounts of a person leave a day; null for who keeps none. */
export async function readSafeByAccounts(look: Look): Promise<SafeByAccounts | null> {
  const { db, uid, scope, today, currency } = look
  if (look.lens === 'group') return null
  const since = addDays(today, -daysBefore)
  const ahead = await readAhead(db, uid, today, { since, home: currency })
  if (!ahead) return null
  const earmarks = await readEarmarks(db, scope)
  return safeInAccounts({ rows: ahead.rows, earmarks, home: currency })
}

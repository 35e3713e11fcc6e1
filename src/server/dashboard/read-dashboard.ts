import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { withinAccounts } from '#domain/analytics/safe-to-spend.ts'
import { type Day, type Month, monthOf } from '#domain/calendar/calendar.ts'
import type { Look } from '../analytics/look.ts'
import { templatesOf } from '../analytics/plans.ts'
import { readBudgets, readStands } from './budgets.ts'
import { readFigures } from './figures.ts'
import { goalsOf } from './goals.ts'
import { readKnown } from './known.ts'
import { latestIn } from './latest.ts'
import { readSafeByAccounts, readSafeByIncome, usualIncomesIn } from './safe.ts'
import { type Upcoming, upcomingOf } from './upcoming.ts'

const nothing = { hasExpense: false, hasIncome: false, hasPlan: false, hasGroup: false }

async function readPlans(look: Look) {
  const known = await readKnown(look)
  const templates = await templatesOf(look, known)
  return { known, templates, ...(await readBudgets(look, known, templates)) }
}

/**
 * What is safe to spend, and what this month leaves: the very figures of the dashboard, for whoever
 * asks about them in words.
 */
export async function readAhead(look: Look) {
  const { today } = look
  const [figures, plans] = await Promise.all([readFigures(look, monthOf(today)), readPlans(look)])
  const { templates, safe } = plans
  const { cashFlow } = figures.shown
  const byIncome = await readSafeByIncome(look, templates, cashFlow)
  const byAccounts = safe || byIncome ? await readSafeByAccounts(look) : null
  const incomesBefore = usualIncomesIn(cashFlow)
  return {
    ...{ safe: withinAccounts(safe, byIncome, byAccounts), byIncome, incomesBefore },
    ofToday: figures.today,
  }
}

/** The list of the dashboard, up to a day. */
export async function readUpcoming(look: Look, to: Day): Promise<readonly Upcoming[]> {
  const known = await readKnown(look, to)
  return upcomingOf(look, await templatesOf(look, known), known, to)
}

/** How each budget that runs today stands, also those the dashboard need not show. */
export async function readRunningBudgets(look: Look) {
  const known = await readKnown(look)
  return readStands(look, known, await templatesOf(look, known))
}

/** Where somebody stands in a month, and what is ahead of them now. */
export async function readDashboard(look: Look, month: Month): Promise<DashboardAnswer> {
  const { today } = look
  const [figures, plans] = await Promise.all([readFigures(look, month), readPlans(look)])
  const { known, templates, budgetsAtRisk, safe } = plans
  const isNow = monthOf(today) === month
  const left = isNow ? await leftOf() : null
  async function leftOf() {
    const byIncome = await readSafeByIncome(look, templates, figures.shown.cashFlow)
    const byAccounts = safe || byIncome ? await readSafeByAccounts(look) : null
    return withinAccounts(safe, byIncome, byAccounts)
  }
  return {
    currency: look.currency,
    today,
    ...figures.shown,
    safeToSpend: left && { ...left, ...figures.today },
    budgetsAtRisk,
    goals: goalsOf(known.goals, today),
    upcoming: await upcomingOf(look, templates, known),
    groups: [...known.groups],
    latest: latestIn(known.latest, today),
    start: known.start[0] ?? nothing,
  }
}

import { forecastDays } from '#domain/analytics/forecast.ts'
import { addDays, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { readForeseen } from '#server/analytics/foreseen.ts'
import type { Look } from '#server/analytics/look.ts'
import { readBudgetBook } from '#server/budgets/budget-book.ts'
import { type Stand, standsIn } from '#server/budgets/stands.ts'
import { readAhead } from '#server/dashboard/read-dashboard.ts'
import type { Said } from './said.ts'

interface Screens {
  readonly said: Said
  readonly look: Look
}

/** What a budget for everything and the forecast say of the same days. */
async function compareUsual({ said, look }: Screens, stand: Stand): Promise<void> {
  const { budget, scope, sums, projection } = stand
  const { to } = sums.period
  if (scope !== null || budget.currency !== look.currency || to <= look.today) return
  // A quarter that begins today ends after the last day that is foreseen.
  if (to > addDays(look.today, forecastDays)) return
  const made = await readForeseen(look, { kind: 'expense', day: to })
  const what = `usual for the days left of ${budget.id}`
  said.note(what, 'its page', projection.rest)
  said.note(what, 'the forecast', made?.rest ?? null)
}

/** What is counted on to come in this month. */
async function compareIncome({ said, look }: Screens): Promise<void> {
  const { to } = monthRange(monthOf(look.today))
  const { byIncome } = await readAhead(look)
  const made = to > look.today ? await readForeseen(look, { kind: 'income', day: to }) : null
  if (!byIncome || !made) return
  said.note('income counted on', 'safe to spend', byIncome.income)
  said.note('income counted on', 'the forecast', (byIncome.received ?? 0) + made.total)
}

/** What the forecast says of days to come, and what the screens say that look ahead too. */
export async function compareAheadOf(screens: Screens): Promise<void> {
  const { look } = screens
  const stands = await standsIn(await readBudgetBook(look.db, look.scope, look.today), look.today)
  for (const stand of stands) await compareUsual(screens, stand)
  await compareIncome(screens)
}

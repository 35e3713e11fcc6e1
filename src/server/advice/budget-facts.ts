import type { BudgetFact, PeriodFact } from '#domain/advice/facts.ts'
import { cutsOf } from '#domain/budgets/cuts.ts'
import { addedFrom, countedFrom, historyOf } from '#domain/budgets/history.ts'
import { periodAt } from '#domain/budgets/periods.ts'
import { projectionOf } from '#domain/budgets/projection.ts'
import { budgetScope, type CategoryPlace } from '#domain/budgets/scope.ts'
import { aheadOf } from '#domain/budgets/standing.ts'
import { type ComingTemplate, plannedPayees, upcomingIn } from '#domain/budgets/upcoming.ts'
import { addDays, type Day, earlierDay, laterDay } from '#domain/calendar/calendar.ts'
import { alikeIn, type Budget } from '../budgets/budget-book.ts'
import { sumCosts } from '../budgets/sum-costs.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { inTurn } from '../in-turn.ts'
import { type DayCost, readDayCosts } from '../ledger/day-costs.ts'
import { readFirstDay } from '../ledger/first-day.ts'
import { readMyParts } from '../recurring/my-parts.ts'
import type { Book } from './book.ts'

const lookedDays = 400

async function readRows<Found>(
  { db, scope }: Book,
  name: 'budgets' | 'expense_templates',
  condition: string,
) {
  const documents = documentsOf(name)
  const { rows } = await db.query<{ row: Found }>(
    `select ${wireObject(documents)} as row from ${documents.table} t
      where t.scope = $1 and (${condition}) order by t.id`,
    [scope],
  )
  return rows.map(({ row }) => row)
}

export interface BudgetFacts {
  readonly budgets: readonly BudgetFact[]
  /** Every category that has one; all when one counts everything. */
  readonly budgeted: ReadonlySet<string> | 'all'
}

/** How budgets did in the periods that are over, and how this one will probably end. */
export async function readBudgetFacts(
  book: Book,
  categories: readonly CategoryPlace[],
): Promise<BudgetFacts> {
  const stored = await readRows<Budget>(book, 'budgets', 'not archived')
  const running = stored.filter((budget) => periodAt(budget, book.today) !== null)
  if (running.length === 0) return { budgets: [], budgeted: new Set() }
  const comes = `(active and next_on is not null) or waiting_on <> '{}'`
  const whole = await readRows<ComingTemplate>(book, 'expense_templates', comes)
  const templates = await readMyParts(book.db, book.scope, whole)
  const firstOn = await readFirstDay(book.db, book.scope)
  const costs = await readCosts(book, categories, running, plannedPayees(templates))
  const known = { categories, templates, firstOn, costs }
  const budgets = await inTurn(running, (budget) => factOf(book, budget, known))
  const isEverything = running.some(({ categoryIds }) => categoryIds.length === 0)
  const named = running.flatMap(({ categoryIds }) => [
    ...(budgetScope(categoryIds, categories) ?? []),
  ])
  return { budgets, budgeted: isEverything ? 'all' : new Set(named) }
}

async function readCosts(
  { db, scope, today, written }: Book,
  categories: readonly CategoryPlace[],
  budgets: readonly Budget[],
  payees: readonly string[],
) {
  const costs = new Map<string, readonly DayCost[]>()
  const refreshed = { currencies: written }
  const lookedFrom = addDays(today, -lookedDays)
  for (const [currency, some] of Map.groupBy(budgets, (budget) => budget.currency)) {
    const from = some.map((one) => addedFrom(one, lookedFrom)).reduce(earlierDay, lookedFrom)
    const ends = some.map((budget) => periodAt(budget, today)?.to ?? today)
    const to = ends.reduce(laterDay, today)
    const alike = alikeIn(categories, some)
    const cuts = cutsOf(some, today, (budget) => addedFrom(budget, lookedFrom))
    costs.set(
      currency,
      await readDayCosts(db, { scope, currency, from, to, alike, cuts, payees, refreshed }),
    )
  }
  return costs
}

const topOf = (categories: readonly CategoryPlace[], id: string) =>
  categories.find((one) => one.id === id)?.parentId ?? id

interface Known {
  readonly categories: readonly CategoryPlace[]
  readonly templates: readonly ComingTemplate[]
  readonly firstOn: Day | null
  readonly costs: ReadonlyMap<string, readonly DayCost[]>
}

function factOf(book: Book, budget: Budget, known: Known): BudgetFact {
  const { today } = book
  const { currency } = budget
  const scope = budgetScope(budget.categoryIds, known.categories)
  const costs = known.costs.get(currency) ?? []
  const { spentIn, everydayIn, missingIn, isAboutIn } = sumCosts(costs, scope)
  const lookedFrom = addDays(today, -lookedDays)
  const history = historyOf(budget, today, spentIn, lookedFrom)
  const sums = history.at(-1)
  const toldFrom = known.firstOn === null ? null : laterDay(known.firstOn, lookedFrom)
  const past = history.slice(0, -1).flatMap((ended): PeriodFact[] => {
    const { period, assigned, spent, available } = ended
    if (assigned === null || spent === null) return []
    if (toldFrom === null || period.from < toldFrom || missingIn(period).length > 0) return []
    const had = available === null ? {} : { available }
    const { from, to } = period
    return [{ from, to, assigned, spent, ...had, isAbout: isAboutIn(period) }]
  })
  const upcoming = sums
    ? upcomingIn(known.templates, scope, sums.period, book.into(currency)).amount
    : null
  const projection = sums
    ? projectionOf(sums, { today, everydayIn, firstOn: known.firstOn, upcoming })
    : null
  const later = sums && aheadOf(sums, today, { spentIn, isAboutIn })
  const isKnown = sums && sums.available !== null && sums.spent !== null
  const carried = sums && { from: countedFrom(budget, sums.period), to: sums.period.to }
  return {
    id: budget.id,
    name: budget.name,
    amount: budget.amount,
    currency,
    hasAmountChanges: budget.amountChanges.length > 0,
    categoryIds: budget.categoryIds,
    topIds: [...new Set(budget.categoryIds.map((id) => topOf(known.categories, id)))],
    past,
    now: isKnown
      ? {
          from: sums.period.from,
          to: sums.period.to,
          available: sums.available ?? 0,
          spent: sums.spent ?? 0,
          ahead: later?.ahead ?? 0,
          isAheadAbout: later?.isAheadAbout ?? false,
          upcoming: projection?.upcoming ?? null,
          rest: projection?.rest ?? null,
          missing: carried ? missingIn(carried) : [],
          isAbout: carried ? isAboutIn(carried) : false,
          projected: projection?.amount ?? null,
        }
      : null,
    toBook: (amount) => book.inBook(amount, currency),
  }
}

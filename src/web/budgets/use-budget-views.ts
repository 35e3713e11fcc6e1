import { useDeferredValue, useMemo } from 'react'
import { type ComingTemplate, plannedPayees } from '#domain/budgets/upcoming.ts'
import { addMonths, type Day, earlierDay, monthOf } from '#domain/calendar/calendar.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { firstBookDay } from '#web/data/one-book.ts'
import { useRows, useTable } from '#web/data/replica-react.tsx'
import { useMyPart } from '#web/groups/use-my-part.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import type { Budget } from './budget.ts'
import { type BudgetBook, type BudgetView, viewOf } from './budget-view.ts'
import { useCosts } from './costs/use-costs.ts'

/** Suggestions and what is usual look this far back. */
const monthsLooked = 7

function sinceDay(budgets: readonly Budget[], today: Day): Day {
  const looked = `${addMonths(monthOf(today), -monthsLooked)}-01`
  return budgets.reduce((oldest, { startOn }) => earlierDay(oldest, startOn), looked)
}

function useTemplates(): readonly ComingTemplate[] {
  const rows = useRows('expense_templates')
  const myPart = useMyPart()
  return useMemo(() => {
    // One just made waits for nothing yet.
    const all = rows.map((row): ComingTemplate => ({ ...row, waitingOn: row.waitingOn ?? [] }))
    return all.map(myPart)
  }, [rows, myPart])
}

/** What the figures are made from; null until everything is counted. */
export function useBudgetBook(budgets: readonly Budget[]): BudgetBook | null {
  const { currency } = useLocale()
  const today = useToday()
  const { replica } = useTable('expenses')
  const since = useMemo(() => sinceDay(budgets, today), [budgets, today])
  const currencies = useMemo(
    () => [currency, ...budgets.map((budget) => budget.currency)],
    [currency, budgets],
  )
  const templates = useTemplates()
  const payees = useMemo(() => plannedPayees(templates), [templates])
  const costs = useCosts(currencies, since, payees)
  const { byId: categories } = useCategories('expense')
  const firstOn = costs && firstBookDay(replica)
  const book = useMemo(
    () => costs && { costs, categories, templates, firstOn, today },
    [costs, categories, templates, firstOn, today],
  )
  // Many budgets of a long book are worked out and drawn while the page can be used.
  return useDeferredValue(book)
}

/** How every budget stands; null until everything is counted. */
export function useBudgetViews(
  budgets: readonly Budget[],
  book: BudgetBook | null,
): readonly BudgetView[] | null {
  return useMemo(() => book && budgets.map((budget) => viewOf(budget, book)), [budgets, book])
}

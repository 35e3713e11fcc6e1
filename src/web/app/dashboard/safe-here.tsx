import { useMemo } from 'react'
import type { BudgetBook, BudgetView } from '#web/budgets/budget-view.ts'
import { isAboutIn, missingIn, spentBy } from '#web/budgets/costs/spent-in.ts'
import { stageOf } from '#web/budgets/stage.ts'
import { useBudgetBook, useBudgetViews } from '#web/budgets/use-budget-views.ts'
import { useBudgets } from '#web/budgets/use-budgets.ts'
import { useSafe } from '#web/budgets/use-safe.ts'
import { SafeCard, SafeSaid, type SafeSaidProps } from '#web/reports/safe-card.tsx'

/** Until the server has answered: by the rows of this device, as the page of budgets says it. */
export function SafeHere(said: SafeSaidProps) {
  const budgets = useBudgets()
  const book = useBudgetBook(budgets)
  const views = useBudgetViews(budgets, book)
  return book && views ? (
    <Shown book={book} views={views} shows={said.shows} />
  ) : (
    <SafeSaid {...said} />
  )
}

interface ShownProps extends Pick<SafeSaidProps, 'shows'> {
  readonly book: BudgetBook
  readonly views: readonly BudgetView[]
}

function Shown({ book, views, shows }: ShownProps) {
  const running = useMemo(() => views.filter((view) => stageOf(view) === 'running'), [views])
  const { safe, note, currency } = useSafe(running, book)
  if (!safe) return null
  const months = book.costs.byCurrency.get(currency) ?? new Map()
  const day = { from: book.today, to: book.today }
  const ofToday = {
    spentToday: spentBy(months, null)(day),
    missingToday: [...missingIn(months, null, day)],
    aboutToday: isAboutIn(months, null, day),
  }
  return <SafeCard safe={{ ...safe, ...ofToday }} currency={currency} note={note} shows={shows} />
}

import { useMemo, useState } from 'react'
import type { Budget, BudgetFields } from '#web/budgets/budget.ts'
import type { BudgetBook, BudgetView } from '#web/budgets/budget-view.ts'
import { stageOf } from '#web/budgets/stage.ts'
import { useBudgetBook, useBudgetViews } from '#web/budgets/use-budget-views.ts'
import { useBudgets } from '#web/budgets/use-budgets.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { arrange } from './list/arrange.ts'
import { BudgetList } from './list/budget-list.tsx'
import type { BudgetActs } from './list/budget-menu.tsx'
import { Loading, NothingFound, NothingYet } from './list/nothing-yet.tsx'
import { OverallCard } from './list/overall-card.tsx'
import { PageBar } from './list/page-bar.tsx'
import { proposedFields, suggestedFor } from './list/suggested.ts'
import { SuggestionsCard } from './list/suggestions-card.tsx'
import { type BudgetWrites, useBudgetWrites } from './use-budget-writes.ts'
import { type BudgetsBar, useBudgetsAddress } from './use-budgets-address.ts'

const OpenBudget = whenAsked(() =>
  import('./budget/open-budget.tsx').then((file) => file.OpenBudget),
)
const OpenMove = whenAsked(() => import('./budget/open-move.tsx').then((file) => file.OpenMove))

/** What may be spent on what, and how much of it is left. */
export function BudgetsPage() {
  const budgets = useBudgets()
  const bar = useBudgetsAddress()
  const writes = useBudgetWrites()
  const { isComplete } = useReplicaStatus()
  const book = useBudgetBook(budgets)
  const views = useBudgetViews(budgets, book)
  const categories = useCategories('expense')
  const { currency } = useLocale()
  const today = useToday()
  const [start, setStart] = useState<BudgetFields | null>(null)
  const found = useMemo(
    () => (book && views ? suggestedFor(book, views, currency, categories.choices) : []),
    [book, views, currency, categories],
  )
  const close = () => {
    setStart(null)
    bar.close()
  }
  const fieldsFor = (suggestion: (typeof found)[number]) => {
    const name = categories.names.get(suggestion.categoryId) ?? ''
    return proposedFields(suggestion, name, currency, today)
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {book === null || views === null || (budgets.length === 0 && !isComplete) ? (
        <Loading />
      ) : budgets.length === 0 ? (
        <NothingYet onAdd={bar.add} />
      ) : (
        <Shown views={views} book={book} bar={bar} writes={writes} />
      )}
      <SuggestionsCard
        found={found}
        categories={categories}
        onMake={(suggestion) => writes.add(fieldsFor(suggestion))}
        onLook={(suggestion) => {
          setStart(fieldsFor(suggestion))
          bar.add()
        }}
      />
      {bar.isAdding || bar.editing ? (
        <OpenBudget bar={{ ...bar, close }} budgets={budgets} writes={writes} start={start} />
      ) : null}
      {bar.moving !== null && book ? (
        <OpenMove
          budgets={budgets}
          book={book}
          fromId={bar.moving}
          writes={writes}
          onClose={bar.close}
        />
      ) : null}
    </div>
  )
}

interface ShownProps {
  readonly views: readonly BudgetView[]
  readonly book: BudgetBook
  readonly bar: BudgetsBar
  readonly writes: BudgetWrites
}

/** Money can only be moved between budgets of the same currency. */
const canMove = (views: readonly BudgetView[]) => {
  const currencies = views.map(({ budget }) => budget.currency)
  return new Set(currencies).size < currencies.length
}

function Shown({ views, book, bar, writes }: ShownProps) {
  const [text, setText] = useState('')
  const running = useMemo(() => views.filter((view) => stageOf(view) === 'running'), [views])
  const shown = useMemo(() => arrange(views, bar.sort, text), [views, bar.sort, text])
  const isMovable = canMove(running)
  const acts: BudgetActs = {
    edit: ({ id }: Budget) => bar.edit(id),
    move: isMovable ? ({ id }) => bar.move(id) : null,
    setArchived: writes.setArchived,
    remove: writes.remove,
  }
  return (
    <>
      <PageBar
        bar={bar}
        text={text}
        onText={setText}
        hasMany={views.length > 1}
        onMove={isMovable ? () => bar.move('') : null}
      />
      <OverallCard running={running} book={book} />
      {shown.length === 0 ? <NothingFound text={text} /> : <BudgetList views={shown} acts={acts} />}
    </>
  )
}

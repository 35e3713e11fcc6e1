import { useId } from 'react'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { type Stage, stageOf } from '#web/budgets/stage.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { BudgetActs } from './budget-menu.tsx'
import { BudgetRow } from './budget-row.tsx'

const stages: readonly (readonly [Stage, string])[] = [
  ['running', say('Running')],
  ['coming', say('Not begun yet')],
  ['ended', say('Ended')],
  ['archived', say('Archived')],
]

export interface BudgetListProps {
  readonly views: readonly BudgetView[]
  readonly acts: BudgetActs
}

export function BudgetList({ views, acts }: BudgetListProps) {
  return stages.map(([stage, title]) => (
    <StageCard
      key={stage}
      title={title}
      views={views.filter((view) => stageOf(view) === stage)}
      acts={acts}
    />
  ))
}

interface StageCardProps extends BudgetListProps {
  readonly title: string
}

function StageCard({ title, views, acts }: StageCardProps) {
  const id = useId()
  const categories = useCategories('expense')
  if (views.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline gap-2 font-semibold">
        {title}
        <span className="text-sm font-normal text-muted-foreground">{views.length}</span>
      </h2>
      <Card>
        <ul>
          {views.map((view) => (
            <BudgetRow key={view.budget.id} view={view} categories={categories} acts={acts} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

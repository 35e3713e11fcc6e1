import { memo, useId } from 'react'
import { useCategories } from '#web/categories/use-categories.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { categoryOf } from '../template.ts'
import type { Stage, Upcoming } from '../upcoming.ts'
import type { TemplateActs } from './template-menu.tsx'
import { TemplateRow } from './template-row.tsx'

const stages: readonly (readonly [Stage, string])[] = [
  ['soon', say('Next 30 days')],
  ['later', say('Later')],
  ['paused', say('Paused')],
  ['ended', say('Ended')],
]

export interface TemplateListProps {
  readonly all: readonly Upcoming[]
  readonly acts: TemplateActs
}

export const TemplateList = memo(function TemplateList({ all, acts }: TemplateListProps) {
  return stages.map(([stage, title]) => (
    <StageCard
      key={stage}
      title={title}
      rows={all.filter((upcoming) => upcoming.stage === stage)}
      acts={acts}
    />
  ))
})

interface StageCardProps {
  readonly title: string
  readonly rows: readonly Upcoming[]
  readonly acts: TemplateActs
}

function StageCard({ title, rows, acts }: StageCardProps) {
  const id = useId()
  const categories = useCategories('expense')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline gap-2 font-semibold">
        {title}
        <span className="text-sm font-normal text-muted-foreground">{rows.length}</span>
      </h2>
      <Card>
        <ul>
          {rows.map((upcoming) => (
            <TemplateRow
              key={upcoming.template.id}
              upcoming={upcoming}
              category={categories.byId.get(categoryOf(upcoming.template) ?? '')}
              acts={acts}
            />
          ))}
        </ul>
      </Card>
    </section>
  )
}

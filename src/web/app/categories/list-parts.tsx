import { CategoryMark } from '#web/fields/category-chip.tsx'
import { columnLooks, Figures } from './figures.tsx'
import type { CategoryType } from './tree.ts'
import { noCategory } from './usage.ts'
import type { Usages } from './use-usages.ts'

/** Read out with each figure already, so only eyes need them. */
export function ColumnHeads() {
  return (
    <div
      aria-hidden
      className="flex items-center justify-end gap-3 border-b px-2 py-2 text-sm text-muted-foreground phone:hidden"
    >
      <span className={columnLooks.count}>Used</span>
      <span className={`${columnLooks.month} pr-2`}>This month</span>
      <span className={`${columnLooks.year} pr-2`}>12 months</span>
      <span className="w-9 coarse:w-11" />
    </div>
  )
}

export interface UncategorisedProps {
  readonly type: CategoryType
  readonly usages: Usages
}

/** What still waits for a category; nothing when all is sorted. */
export function Uncategorised({ type, usages }: UncategorisedProps) {
  if (usages.year.count === 0) return null
  return (
    <div className="flex items-center gap-3 border-t px-2 py-1.5 phone:gap-2">
      <span className="control-square shrink-0 phone:hidden" />
      <CategoryMark category={undefined} />
      <div className="flex min-w-0 flex-1 items-center gap-x-3 phone:grid phone:justify-items-start">
        <span className="flex-1 text-muted-foreground">No category</span>
        <Figures type={type} categoryId={noCategory} name="No category" usages={usages} />
      </div>
      <span className="control-square shrink-0" />
    </div>
  )
}

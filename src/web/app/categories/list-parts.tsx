import { CategoryMark } from '#web/categories/category-chip.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import { rowLook } from './category-row.tsx'
import { columnLooks, Figures } from './figures.tsx'
import type { CategoryType } from './tree.ts'
import type { Usage, Usages } from './usage.ts'
import { noCategory } from './usage.ts'

/** Read out with each figure already, so only eyes need them. */
export function ColumnHeads() {
  return (
    <div
      aria-hidden
      className={classes(
        'flex items-center justify-end gap-3 border-b px-2 py-2 text-sm text-muted-foreground',
        'phone:hidden',
      )}
    >
      <span className={columnLooks.count}>{say('Used')}</span>
      <span className={`${columnLooks.month} pr-2`}>{say('This month')}</span>
      <span className={`${columnLooks.year} pr-2`}>{say('12 months')}</span>
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
    <div className={classes(rowLook, 'border-t py-1.5')}>
      <span className="control-square shrink-0 phone:hidden" />
      <span className="flex control-least flex-1 items-center gap-3 px-1">
        <CategoryMark category={undefined} />
        {say('No category')}
      </span>
      <Figures
        type={type}
        categoryId={noCategory}
        name={say('No category')}
        usages={usages}
        className="phone:pl-13"
      />
      <span className="control-square shrink-0 phone:hidden" />
    </div>
  )
}

const LeftOut = whenAsked(() => import('./left-out.tsx').then((file) => file.LeftOut))

/** What the figures do not convert, said once; most books are in one currency. */
export function WithoutRate({ figures }: { readonly figures: readonly Usage[] }) {
  const { currency } = useLocale()
  const foreign = figures.filter(({ totals }) => totals.some((one) => one.currency !== currency))
  if (foreign.length === 0) return null
  return <LeftOut figures={foreign} />
}

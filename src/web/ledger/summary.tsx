import type { ReplicaStatus } from '#web/data/replica/shapes.ts'
import { Totals } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { useNoun } from './noun.ts'
import type { ShownList } from './shown-list.ts'

export interface SummaryProps {
  readonly list: ShownList
  readonly status: ReplicaStatus
}

/** The person's own currency is the figure; others stand smaller beside it. */
const figureLook =
  'items-baseline text-2xl font-semibold tracking-tight [&>:not(:first-child)]:text-base'

/** The total of exactly what the list shows. */
export function Summary({ list, status }: SummaryProps) {
  const { locale } = useBook()
  const { one, many } = useNoun()
  const count = list.rowCount.toLocaleString(locale)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">Total shown</span>
        <Totals totals={list.totals} className={figureLook} />
        <span className="text-muted-foreground" aria-live="polite">
          {list.rowCount === 1 ? `1 ${one}` : `${count} ${many}`}
        </span>
      </p>
      {status.isComplete ? null : (
        <p className="text-sm text-muted-foreground">Older {many} are still arriving</p>
      )}
    </div>
  )
}

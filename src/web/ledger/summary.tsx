import type { ReplicaStatus } from '#web/data/replica/shapes.ts'
import { Totals } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { amountFor } from './figure-amounts.ts'
import { type Figure, useNoun } from './noun.ts'
import type { ShownList } from './shown-list.ts'

export interface SummaryProps {
  readonly list: ShownList
  readonly status: ReplicaStatus
  /** Shows only the rows a figure is made of. */
  readonly onFigure: (figure: Figure) => void
}

/** The person's own currency is the figure; others stand smaller beside it. */
const figureLook =
  'items-baseline text-2xl font-semibold tracking-tight [&>:not(:first-child)]:text-base'

/** The total of exactly what the list shows. */
export function Summary({ list, status, onFigure }: SummaryProps) {
  const { locale } = useBook()
  const { one, many, net } = useNoun()
  const count = list.rowCount.toLocaleString(locale)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-muted-foreground">{net}</span>
          <Totals
            totals={list.figures.net}
            of={list.months}
            amountOf={amountFor(list.shareOf, 'net')}
            explains
            className={figureLook}
          />
          <span className="text-muted-foreground" aria-live="polite">
            {list.rowCount === 1 ? `1 ${one}` : `${count} ${many}`}
          </span>
        </p>
        {status.isComplete ? null : (
          <p className="text-sm text-muted-foreground">Older {many} are still arriving</p>
        )}
      </div>
      <SmallFigures list={list} onFigure={onFigure} />
    </div>
  )
}

/** What the total was made from, where that is more than one thing. */
function SmallFigures({ list, onFigure }: Pick<SummaryProps, 'list' | 'onFigure'>) {
  const { figures } = useNoun()
  const { refunded, back, repaid } = list.figures
  if (refunded.length + back.length + repaid.length === 0) return null
  const shown = figures.filter(({ name }) => list.figures[name].length > 0)
  return (
    <p className="-mx-2 flex flex-wrap text-sm text-muted-foreground">
      {shown.map((figure) => (
        <button
          key={figure.name}
          type="button"
          className="inline-flex control-least items-center gap-1.5 rounded-md px-2 hover:bg-accent"
          onClick={() => onFigure(figure)}
        >
          <Totals
            totals={list.figures[figure.name]}
            of={list.months}
            amountOf={amountFor(list.shareOf, figure.name)}
          />
          {figure.words}
        </button>
      ))}
    </p>
  )
}

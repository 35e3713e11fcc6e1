import type { ReplicaStatus } from '#web/data/replica/types.ts'
import { Totals } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { amountFor } from '../model/figure-amounts.ts'
import { type Figure, figureWords, useNoun } from '../model/noun.ts'
import { rowWords } from '../model/row-words.ts'
import type { ShownList } from '../model/shown-list.ts'
import { StillAhead } from './still-ahead.tsx'

export interface SummaryProps {
  readonly list: ShownList
  readonly status: ReplicaStatus
  /** Only my part of what groups spent is in it: nobody paid just that. */
  readonly isMyPart: boolean
  /** Shows only the rows a figure is made of. */
  readonly onFigure: (figure: Figure) => void
}

/** The person's own currency is the figure; others stand smaller beside it. */
const figureLook =
  'items-baseline text-2xl font-semibold tracking-tight [&>:not(:first-child)]:text-base'

/** The total of exactly what the list shows. */
export function Summary({ list, status, isMyPart, onFigure }: SummaryProps) {
  const { locale } = useLocale()
  const noun = useNoun()
  const { many, net } = noun
  return (
    <div className="grid min-w-40 flex-1 gap-1">
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
          {rowWords(noun, list, locale)}
          {idleWords(list, locale)}
        </span>
        <StillAhead of={list} />
      </p>
      {status.isComplete ? null : (
        <p className="text-sm text-muted-foreground">
          <Say words="Older {many} are still arriving" many={many} />
        </p>
      )}
      <SmallFigures list={list} isMyPart={isMyPart} onFigure={onFigure} />
    </div>
  )
}

/** Sums and charts count only what counts in them; the list has the others too. */
function idleWords({ idleCount, rowCount }: ShownList, locale: string): string {
  if (idleCount === 0) return ''
  const some = idleCount === rowCount ? '' : `${idleCount.toLocaleString(locale)} of them `
  return say(', {some}counting nothing', { some })
}

/** What the total was made from, where that is more than one thing. */
function SmallFigures({ list, isMyPart, onFigure }: Omit<SummaryProps, 'status'>) {
  const { figures } = useNoun()
  const shown = figures.filter(({ name }) => list.figures[name].length > 0)
  if (shown.every(({ name }) => name === 'gross')) return null
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
          {figureWords(figure, isMyPart)}
        </button>
      ))}
    </p>
  )
}

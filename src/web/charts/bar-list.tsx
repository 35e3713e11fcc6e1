import type { ReactNode } from 'react'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import { figureWords, missingWords } from '#domain/money/figure-words.ts'
import { classes } from '#web/ui/classes.ts'
import { Say } from '#web/words/say-element.tsx'
import { RowsLink } from './rows-link.tsx'
import { type ChartColour, type ChartWriting, colourOf } from './series.ts'

export interface BarItem {
  readonly key: string
  readonly name: ReactNode
  /** What is known of it. */
  readonly amount: number | null
  readonly missing?: readonly MissingRate[] | undefined
  readonly isAbout?: boolean | undefined
  readonly colour: ChartColour
  readonly note?: ReactNode
  /** Where its rows are. */
  readonly to: string | null
}

export interface BarListProps {
  readonly items: readonly BarItem[]
  readonly writing: ChartWriting
  /** Two beside each other where there is room. */
  readonly isWide?: boolean
}

/** Amounts below each other, as long as they are much; those below zero go the other way. */
export function BarList({ items, writing: { currency, locale }, isWide }: BarListProps) {
  const most = Math.max(1, ...items.map(({ amount }) => Math.abs(amount ?? 0)))
  return (
    <ul className={classes('grid grid-cols-1 gap-x-8 gap-y-1', isWide && 'lg:grid-cols-2')}>
      {items.map(({ key, name, amount, missing = [], isAbout, colour, note, to }) => (
        <li key={key} className="grid grid-cols-1 content-start gap-1 py-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{name}</span>
            <span className="amount shrink-0">
              <RowsLink to={to}>{figureWords({ amount, isAbout }, currency, locale)}</RowsLink>
            </span>
          </div>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-accent">
            <div
              className={classes('h-full rounded-full', (amount ?? 0) < 0 && 'ml-auto opacity-60')}
              style={{
                width: `${(Math.abs(amount ?? 0) / most) * 100}%`,
                background: colourOf(colour),
              }}
            />
          </div>
          {missing.length > 0 ? (
            <p className="text-sm text-muted-foreground">
              <Say words="and {missing}" missing={missingWords(missing, locale)} />
            </p>
          ) : null}
          {note ? <p className="text-sm text-muted-foreground">{note}</p> : null}
        </li>
      ))}
    </ul>
  )
}

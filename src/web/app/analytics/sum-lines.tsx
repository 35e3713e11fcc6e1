import type { ReactNode } from 'react'
import { type FigureOf, figureWords, missingWords } from '#domain/money/figure-words.ts'
import { RowsLink } from '#web/charts/rows-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useAnalytics } from './use-analytics.ts'

export interface SumLine {
  readonly key: string
  readonly name: ReactNode
  readonly note?: ReactNode
  /** What is known; text where it is no amount. */
  readonly amount: number | null | string
  readonly missing?: FigureOf['missing']
  readonly isAbout?: FigureOf['isAbout']
  readonly to: string | null
  /** It is what those above come to. */
  readonly isSum?: boolean
}

interface SumLinesProps {
  readonly lines: readonly SumLine[]
  readonly currency: string
}

/** Amounts below each other that add up to something; each leads to what it is made of. */
export function SumLines({ lines, currency }: SumLinesProps) {
  const { writing } = useAnalytics()
  const written = ({ amount, isAbout }: Pick<SumLine, 'amount' | 'isAbout'>) =>
    typeof amount === 'string' ? amount : figureWords({ amount, isAbout }, currency, writing.locale)
  return (
    <ul className="grid">
      {lines.map(({ key, name, note, missing = [], to, isSum, ...line }) => (
        <li
          key={key}
          className={classes(
            'flex min-h-11 items-center justify-between gap-4 border-b py-1.5 last:border-b-0',
            isSum && 'font-semibold',
          )}
        >
          <span className="min-w-0">
            <span className="block wrap-anywhere">{name}</span>
            {note ? <span className="block text-sm text-muted-foreground">{note}</span> : null}
            {missing.length > 0 ? (
              <span className="block text-sm font-normal text-muted-foreground">
                <Say words="and {missing}" missing={missingWords(missing, writing.locale)} />
              </span>
            ) : null}
          </span>
          <span className="amount shrink-0">
            <RowsLink to={to}>{written(line)}</RowsLink>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface WaitingProps {
  readonly hasFailed: boolean
  readonly again: () => void
}

/** In place of lines that are not here yet. */
export function Waiting({ hasFailed, again }: WaitingProps) {
  if (!hasFailed) return <Skeleton className="h-48 w-full" />
  return (
    <div className="grid justify-items-start gap-2">
      <p>{say('This comes when the server can be reached.')}</p>
      <Button look="outline" onClick={again}>
        {say('Try again')}
      </Button>
    </div>
  )
}

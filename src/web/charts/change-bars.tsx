import { type FigureOf, figureWords, missingWords } from '#domain/money/figure-words.ts'
import { Say } from '#web/words/say-element.tsx'
import { RowsLink } from './rows-link.tsx'
import { type ChartColour, type ChartWriting, colourOf } from './series.ts'

export interface ChangeStep {
  readonly key: string
  readonly name: string
  readonly amount: number
  readonly missing?: FigureOf['missing']
  readonly isAbout?: FigureOf['isAbout']
  readonly colour: ChartColour
  /** What it was, or became; the others say what made the difference. */
  readonly isWhole?: boolean
  /** Where its rows are. */
  readonly to: string | null
}

export interface ChangeBarsProps {
  readonly steps: readonly ChangeStep[]
  readonly writing: ChartWriting
}

/** How one amount became another: what made it less to the left, what made it more to the right. */
export function ChangeBars({ steps, writing: { currency, locale } }: ChangeBarsProps) {
  const sizes = steps.flatMap(({ amount, isWhole }) => (isWhole ? [] : [Math.abs(amount)]))
  const most = Math.max(1, ...sizes)
  return (
    <ol className="grid content-start gap-2">
      {steps.map(({ key, name, amount, missing = [], isAbout, colour, isWhole, to }) => (
        <li key={key} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-3">
            <span className={isWhole ? 'font-medium' : undefined}>{name}</span>
            <span className={isWhole ? 'amount font-medium' : 'amount'}>
              <RowsLink to={to}>
                {figureWords({ amount, isAbout }, currency, locale, {
                  sign: isWhole ? 'auto' : 'always',
                })}
              </RowsLink>
            </span>
          </div>
          {missing.length > 0 ? (
            <p className="text-sm text-muted-foreground">
              <Say words="and {missing}" missing={missingWords(missing, locale)} />
            </p>
          ) : null}
          {isWhole ? null : (
            <div aria-hidden className="relative h-2.5 rounded-full bg-accent">
              <div
                className="absolute inset-y-0 rounded-sm"
                style={{
                  [amount < 0 ? 'right' : 'left']: '50%',
                  width: `${(Math.abs(amount) / most) * 50}%`,
                  background: colourOf(colour),
                }}
              />
              <div className="absolute -inset-y-0.5 left-1/2 w-px bg-muted-foreground" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

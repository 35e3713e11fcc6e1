import { formatAmount } from '#domain/money.ts'
import { RowsLink } from './rows-link.tsx'
import { type ChartColour, type ChartWriting, colourOf } from './series.ts'

export interface WaterfallStep {
  readonly key: string
  readonly name: string
  readonly amount: number
  readonly colour: ChartColour
  /** It stands on the ground; the others begin where the one before ended. */
  readonly isWhole?: boolean
  /** Where its rows are. */
  readonly to: string | null
}

export interface WaterfallProps {
  readonly steps: readonly WaterfallStep[]
  readonly writing: ChartWriting
}

interface Placed extends WaterfallStep {
  readonly from: number
  readonly until: number
}

export function placedSteps(steps: readonly WaterfallStep[]): readonly Placed[] {
  let level = 0
  return steps.map((step): Placed => {
    const from = step.isWhole ? 0 : level
    level = from + step.amount
    return { ...step, from, until: level }
  })
}

/** How one amount became another, step by step. */
export function Waterfall({ steps, writing: { currency, locale } }: WaterfallProps) {
  const placed = placedSteps(steps)
  const levels = placed.flatMap(({ from, until }) => [from, until])
  const least = Math.min(0, ...levels)
  const whole = Math.max(1, Math.max(0, ...levels) - least)
  const percent = (size: number) => `${(size / whole) * 100}%`
  return (
    <ol className="grid gap-2">
      {placed.map(({ key, name, amount, colour, isWhole, to, from, until }) => (
        <li key={key} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-3">
            <span className={isWhole ? 'font-medium' : undefined}>{name}</span>
            <span className="amount">
              <RowsLink to={to}>
                {formatAmount(amount, currency, locale, { sign: isWhole ? 'auto' : 'always' })}
              </RowsLink>
            </span>
          </div>
          <div aria-hidden className="relative h-3 rounded-sm bg-accent">
            <div
              className="absolute inset-y-0 min-w-0.5 rounded-sm"
              style={{
                left: percent(Math.min(from, until) - least),
                width: percent(Math.abs(until - from)),
                background: colourOf(colour),
              }}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

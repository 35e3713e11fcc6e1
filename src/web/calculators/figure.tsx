import type { ReactNode } from 'react'
import { formatAmount } from '#domain/money/money.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'

export interface SumProps {
  readonly amount: number
  readonly writing: ChartWriting
  readonly className?: string
}

/** An amount where nobody need be signed in. */
export function Sum({ amount, writing: { currency, locale }, className }: SumProps) {
  const words = formatAmount(Math.abs(amount), currency, locale, { unit: 'name' })
  return (
    <span className={classes('amount', className)}>
      <span aria-hidden>{formatAmount(amount, currency, locale)}</span>
      <span className="sr-only">{amount < 0 ? say('minus {what}', { what: words }) : words}</span>
    </span>
  )
}

export interface FigureProps {
  readonly label: string
  readonly children: ReactNode
  /** Said below in smaller letters. */
  readonly note?: ReactNode
}

/** One answer with its name, inside a <dl>. */
export const Figure = ({ label, children, note }: FigureProps) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-muted-foreground">{label}</dt>
    <dd className="text-lg font-semibold">{children}</dd>
    {note ? <dd className="text-sm text-muted-foreground">{note}</dd> : null}
  </div>
)

export interface FiguresProps {
  /** Said when it changes, as where somebody moves a slider. */
  readonly isLive?: boolean
  readonly children: ReactNode
}

/** Side by side where there is room, below each other where the amounts are long. */
export const Figures = ({ isLive = false, children }: FiguresProps) => (
  <dl
    {...(isLive ? { 'aria-live': 'polite' as const } : {})}
    className="flex flex-wrap content-start gap-x-6 gap-y-4 *:grow *:basis-32"
  >
    {children}
  </dl>
)

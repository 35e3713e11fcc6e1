import { wholePercent } from '#domain/money/whole-percent.ts'
import { classes } from '../classes.ts'

export interface ProgressBarProps {
  readonly label: string
  /** Between 0 and 1. */
  readonly share: number
  /** There should be some left, and there is none. */
  readonly isUsedUp?: boolean
}

/** How much of something there is already, such as of a loan that is repaid or of a plan. */
export function ProgressBar({ label, share, isUsedUp = false }: ProgressBarProps) {
  const percent = wholePercent(Math.min(Math.max(share, 0), 1), 1)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-accent"
    >
      <div
        className={classes('h-full rounded-full', isUsedUp ? 'bg-over' : 'bg-ring')}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

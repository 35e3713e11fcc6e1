export interface ProgressBarProps {
  readonly label: string
  /** Between 0 and 1. */
  readonly share: number
}

/** How much of a loan is repaid. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-accent"
    >
      <div className="h-full rounded-full bg-ring" style={{ width: `${percent}%` }} />
    </div>
  )
}

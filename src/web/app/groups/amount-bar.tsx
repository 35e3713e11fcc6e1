export interface AmountBarProps {
  readonly amount: number
  readonly of: number
}

/** The numbers beside it say it all; a bar only makes them easier to compare. */
export function AmountBar({ amount, of }: AmountBarProps) {
  const percent = of > 0 ? Math.min(100, Math.round((amount / of) * 100)) : 0
  return (
    <svg aria-hidden="true" className="h-2 w-full" preserveAspectRatio="none">
      <rect className="fill-muted" width="100%" height="100%" rx="4" />
      <rect className="fill-chart-1" width={`${percent}%`} height="100%" rx="4" />
    </svg>
  )
}

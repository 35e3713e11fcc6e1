export interface ProgressBarProps {
  readonly label: string
  readonly done: number
  readonly of: number
}

const percentOf = (done: number, of: number) => (of === 0 ? 0 : Math.floor((100 * done) / of))

export function ProgressBar({ label, done, of }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      className="h-2 w-full overflow-clip rounded-full bg-muted"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-200"
        style={{ width: `${percentOf(done, of)}%` }}
      />
    </div>
  )
}

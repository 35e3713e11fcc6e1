const whole = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

export interface MomentProps {
  /** An instant in UTC; it is shown in the reader's own time. */
  readonly at: string
  readonly isDay?: boolean
  readonly className?: string
}

export function Moment({ at, isDay = false, className }: MomentProps) {
  return (
    <time dateTime={at} className={className}>
      {(isDay ? day : whole).format(new Date(at))}
    </time>
  )
}

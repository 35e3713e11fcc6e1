import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { type ChartColour, colourOf } from './series.ts'

export interface RingProps {
  /** How much of it is full; what is above a hundred is not drawn. */
  readonly percent: number
  readonly colour: ChartColour
  /** What it shows, for those who cannot see it; without it, words nearby must say so. */
  readonly label?: string
  readonly isThin?: boolean
  readonly className?: string
  /** In the middle of it. */
  readonly children?: ReactNode
}

/** So the way around is a hundred, and a percent is a percent of it. */
const radius = 100 / (2 * Math.PI)

/** A share as a ring that closes. */
export function Ring({ percent, colour, label, isThin, className, children }: RingProps) {
  const width = isThin ? 2.6 : 3.6
  const box = 2 * radius + width
  const circle = { cx: box / 2, cy: box / 2, r: radius, fill: 'none', strokeWidth: width }
  const shown = Math.min(Math.max(percent, 0), 100)
  return (
    <div
      className={classes(
        'relative grid max-w-full shrink-0 place-items-center narrow:h-auto!',
        className,
      )}
    >
      <svg
        viewBox={`0 0 ${box} ${box}`}
        aria-hidden="true"
        className="col-start-1 row-start-1 size-full -rotate-90"
      >
        <circle {...circle} className="stroke-accent" />
        {shown > 0 ? (
          <circle
            {...circle}
            stroke={colourOf(colour)}
            strokeLinecap={shown < 100 ? 'round' : 'butt'}
            strokeDasharray={`${shown} 100`}
            className="transition-[stroke-dasharray] duration-200 ease-out"
          />
        ) : null}
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
      <div className="col-start-1 row-start-1 grid size-full place-items-center">{children}</div>
    </div>
  )
}

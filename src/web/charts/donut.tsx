import { classes } from '#web/ui/classes.ts'
import { type ChartColour, colourOf } from './series.ts'

export interface DonutPart {
  readonly key: string
  readonly colour: ChartColour
  /** Zero or more. */
  readonly amount: number
}

export interface DonutProps {
  readonly parts: readonly DonutPart[]
  readonly className?: string
}

/** So the way around is a hundred. */
const radius = 100 / (2 * Math.PI)
const width = 6
const box = 2 * radius + width
/** Between two parts, in hundredths of the way around. */
const gap = 0.8

interface Arc {
  readonly key: string
  readonly colour: ChartColour
  readonly from: number
  readonly size: number
}

function arcsOf(parts: readonly DonutPart[]): readonly Arc[] {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  let from = 0
  return parts.flatMap(({ key, colour, amount }) => {
    if (amount <= 0 || whole <= 0) return []
    const arc = { key, colour, from, size: (amount / whole) * 100 }
    from += arc.size
    return [arc]
  })
}

/** Shares of a whole; a list beside it must say the same in words. */
export function Donut({ parts, className }: DonutProps) {
  const arcs = arcsOf(parts)
  const circle = { cx: box / 2, cy: box / 2, r: radius, fill: 'none', strokeWidth: width }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box} ${box}`}
      className={classes('shrink-0 -rotate-90', className)}
    >
      {arcs.length === 0 ? <circle {...circle} className="stroke-accent" /> : null}
      {arcs.map(({ key, colour, from, size }) => {
        const drawn = arcs.length === 1 ? size : Math.max(size - gap, 0.4)
        return (
          <circle
            key={key}
            {...circle}
            stroke={colourOf(colour)}
            strokeDasharray={`${drawn} ${100 - drawn}`}
            strokeDashoffset={-from}
          />
        )
      })}
    </svg>
  )
}

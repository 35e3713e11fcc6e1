import { classes } from '#web/ui/classes.ts'
import { type ChartSeries, colourOf, opacityOf } from '../series.ts'

export interface ChartLegendProps {
  readonly series: readonly ChartSeries[]
  readonly hidden: ReadonlySet<string>
  readonly onToggle: (key: string) => void
}

/** What is what; pressing a name hides it and shows it again. */
export function ChartLegend({ series, hidden, onToggle }: ChartLegendProps) {
  return (
    <ul className="-mx-2 flex flex-wrap">
      {series.map((one) => (
        <li key={one.key}>
          <button
            type="button"
            aria-pressed={!hidden.has(one.key)}
            onClick={() => onToggle(one.key)}
            className={classes(
              'flex control-least items-center gap-2 rounded-md px-2 text-sm hover:bg-accent',
              hidden.has(one.key) && 'text-muted-foreground line-through',
            )}
          >
            <Swatch series={one} isHidden={hidden.has(one.key)} />
            {one.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface SwatchProps {
  readonly series: ChartSeries
  readonly isHidden?: boolean
}

/** A piece of the line or the area itself, so that it is told by more than its colour. */
export function Swatch({ series, isHidden = false }: SwatchProps) {
  const colour = isHidden ? colourOf('muted') : colourOf(series.colour)
  return (
    <svg aria-hidden="true" viewBox="0 0 16 10" className="h-2.5 w-4 shrink-0">
      {series.shape === 'line' ? (
        <path
          d="M0 5h16"
          stroke={colour}
          strokeWidth={2.5}
          strokeDasharray={series.isDashed ? '4 2' : undefined}
        />
      ) : (
        <rect
          width={16}
          height={10}
          rx={2}
          fill={colour}
          fillOpacity={isHidden ? 0.3 : opacityOf(series)}
        />
      )}
    </svg>
  )
}

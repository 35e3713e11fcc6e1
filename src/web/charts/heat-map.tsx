import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { figureWords } from '#domain/money/figure-words.ts'
import { say } from '#web/words/say.ts'
import { type HeatCell, type HeatDay, type HeatGrid, heatGrid } from './heat-grid.ts'
import { type ChartWriting, colourOf } from './series.ts'

export interface HeatMapProps {
  readonly days: readonly HeatDay[]
  readonly from: Day
  readonly to: Day
  readonly writing: ChartWriting
  /** Where the rows of a day are. */
  readonly rowsOf: (on: Day) => string
}

const cellPx = 13
const stepPx = 16
const topPx = 18
const leftPx = 34
/** 1 January 2024 was a Monday. */
const monday = '2024-01-0'
const opacities = [1, 0.28, 0.5, 0.75, 1]
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** What does not fit is the oldest. */
const toTheEnd = (box: HTMLDivElement | null) => {
  if (box) box.scrollLeft = box.scrollWidth
}

/** Every day as a square, the darker the dearer; the table beside it says the same in words. */
export function HeatMap({ days, from, to, writing, rowsOf }: HeatMapProps) {
  const grid = useMemo(() => heatGrid(days, from, to), [days, from, to])
  const width = leftPx + grid.columns * stepPx
  return (
    <div ref={toTheEnd} className="overflow-x-auto pb-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${topPx + 7 * stepPx}`}
        width={width}
        height={topPx + 7 * stepPx}
        className="max-w-none text-xs"
      >
        <Labels grid={grid} locale={writing.locale} />
        {grid.cells.map((cell) =>
          cell.amount === 0 && !cell.missing ? (
            <Square key={cell.on} {...{ cell, writing }} />
          ) : (
            // By keyboard the table leads there: nobody wants to step through a year.
            <Link key={cell.on} to={rowsOf(cell.on)} tabIndex={-1}>
              <Square {...{ cell, writing }} />
            </Link>
          ),
        )}
      </svg>
    </div>
  )
}

/** A day with something that has no rate is framed, for its shade says too little. */
const lookOf = ({ amount, missing }: HeatCell) => {
  if (missing) return 'stroke-warning hover:stroke-foreground'
  return amount === 0 ? undefined : 'hover:stroke-foreground'
}

interface SquareProps {
  readonly cell: HeatCell
  readonly writing: ChartWriting
}

function Square({ cell, writing }: SquareProps) {
  const { on, amount, missing, column, row, level } = cell
  const { currency, locale } = writing
  const words = formatDay(on, locale, fullDay)
  return (
    <rect
      x={leftPx + column * stepPx}
      y={topPx + row * stepPx}
      width={cellPx}
      height={cellPx}
      rx={3}
      fill={level === 0 ? 'var(--color-accent)' : colourOf(1)}
      fillOpacity={opacities[level] ?? 1}
      className={lookOf(cell)}
    >
      <title>{`${words}: ${figureWords({ amount, missing }, currency, locale)}`}</title>
    </rect>
  )
}

/** Every other day of the week, and the months that have room. */
function Labels({ grid, locale }: { readonly grid: HeatGrid; readonly locale: string }) {
  return (
    <g fill={colourOf('muted')}>
      {[0, 2, 4].map((row) => (
        <text key={row} x={0} y={topPx + row * stepPx + 10}>
          {formatDay(`${monday}${row + 1}`, locale, { weekday: 'short' })}
        </text>
      ))}
      {grid.months
        .filter(({ column }, at) => column - (grid.months[at - 1]?.column ?? -9) > 2)
        .map(({ column, on }) => (
          <text key={on} x={leftPx + column * stepPx} y={10}>
            {formatDay(on, locale, { month: 'short' })}
          </text>
        ))}
    </g>
  )
}

/** What the shades mean. */
export function HeatScale() {
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
      {say('Less')}
      {[0, 1, 2, 3, 4].map((level) => (
        <span
          key={level}
          aria-hidden
          className="size-3 rounded-sm"
          style={{
            background: level === 0 ? 'var(--color-accent)' : colourOf(1),
            opacity: opacities[level],
          }}
        />
      ))}
      {say('More')}
    </p>
  )
}

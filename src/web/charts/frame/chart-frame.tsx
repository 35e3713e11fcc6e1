import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '#domain/calendar/calendar.ts'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type {
  ChartLevel,
  ChartMark,
  ChartPoint,
  ChartSeries,
  ChartWriting,
  RowsOf,
} from '../series.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { FrameHead } from './frame-head.tsx'
import { pointCells, pointHeadings } from './point-cells.ts'
import { saveTable } from './save-table.ts'
import { thinPoints } from './thin-points.ts'

/** The library that draws is large: it comes after everything else is there. */
const DrawnChart = onceIdle(
  () => import('../drawn-chart.tsx').then((file) => file.DrawnChart),
  () => <Skeleton className="size-full" />,
)

export interface ChartFrameProps {
  /** What the picture shows, such as "Paid off in May 2041". */
  readonly finding: string
  /** What is drawn, said in a word or two, such as "Balance". */
  readonly about: string
  readonly series: readonly ChartSeries[]
  /** By day, the earliest first. */
  readonly points: readonly ChartPoint[]
  readonly writing: ChartWriting
  /** How a point is called in full; its day, unless told otherwise. */
  readonly pointWords?: (on: string) => string
  /** How a stretch of time is called below its bar. */
  readonly axisWords?: (on: string) => string
  readonly marks?: readonly ChartMark[]
  readonly levels?: readonly ChartLevel[]
  /** Beside the button that shows the table. */
  readonly actions?: ReactNode
  /** Lets people keep the figures as a file of this name. */
  readonly fileName?: string
  /** Lets people go from a figure to the rows it is made of. */
  readonly rowsOf?: RowsOf
}

const none: readonly never[] = []
const fullDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A picture with its finding, its legend and the same figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { finding, about, series, points, actions, fileName, rowsOf } = props
  const { axisWords, marks = none, levels = none } = props
  const { currency, locale, unit } = props.writing
  const writing = useMemo(
    () => ({ currency, locale, ...(unit ? { unit } : {}) }),
    [currency, locale, unit],
  )
  const dayWords = useCallback((on: string) => formatDay(on, locale, fullDay), [locale])
  const { pointWords = dayWords } = props
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => series.filter(({ key }) => !hidden.has(key)), [series, hidden])
  const thin = useMemo(() => thinned(points, series), [points, series])
  const save = () =>
    saveTable(fileName ?? '', pointHeadings(series, points), pointCells(points, series, writing))
  const common = { series: shown, points: thin, writing, pointWords }
  const draw = (onPress: Press | null) => (
    <DrawnChart label={finding} {...common} {...{ axisWords, marks, levels, onPress }} />
  )
  return (
    <figure aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <FrameHead
        {...{ id, about, finding, actions, isTable }}
        onTable={setTable}
        onSave={fileName === undefined ? null : save}
      />
      {isTable ? (
        <ChartTable
          label={`${about}: ${finding}`}
          {...{ series, points, writing, pointWords, rowsOf }}
        />
      ) : (
        <>
          <div className="h-64 w-full text-sm phone:h-56">
            {rowsOf ? <ToRows rowsOf={rowsOf}>{draw}</ToRows> : draw(null)}
          </div>
          <ChartLegend
            series={series}
            hidden={hidden}
            onToggle={(key) => setHidden(toggled(key))}
          />
        </>
      )}
    </figure>
  )
}

const toggled = (key: string) => (before: ReadonlySet<string>) =>
  before.has(key) ? before.difference(new Set([key])) : new Set([...before, key])

/** A bar is never left out: those who draw many of them add them up first. */
const thinned = (points: readonly ChartPoint[], series: readonly ChartSeries[]) =>
  series.some(({ shape }) => shape === 'bar')
    ? points
    : thinPoints(
        points,
        series.flatMap(({ key, upTo }) => (upTo ? [key, upTo] : [key])),
      )

type Press = (on: string, key: string) => void

interface ToRowsProps {
  readonly rowsOf: RowsOf
  readonly children: (press: Press) => ReactNode
}

/** Leads from a bar to its rows. Charts of public pages lead nowhere and stand in no router. */
function ToRows({ rowsOf, children }: ToRowsProps) {
  const navigate = useNavigate()
  const press = useCallback<Press>(
    (on, key) => {
      const rows = rowsOf(on, key)
      if (rows) void navigate(rows)
    },
    [rowsOf, navigate],
  )
  return children(press)
}

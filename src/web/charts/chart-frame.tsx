import ChartLine from 'lucide-react/icons/chart-line'
import Table2 from 'lucide-react/icons/table-2'
import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { formatDay } from '#domain/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { OnceIdle } from '#web/ui/once-idle.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import type { ChartLevel, ChartMark, ChartPoint, ChartSeries, ChartWriting } from './series.ts'
import { thinPoints } from './thin-points.ts'

/** The library that draws is large: it comes after everything else is there. */
const loadDrawn = () => import('./drawn-chart.tsx')
const DrawnChart = lazy(() => loadDrawn().then((module) => ({ default: module.DrawnChart })))

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
}

const none: readonly never[] = []
const fullDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A picture with its finding, its legend and the same figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { finding, about, series, points, actions } = props
  const { axisWords, marks = none, levels = none } = props
  const { currency, locale } = props.writing
  const writing = useMemo(() => ({ currency, locale }), [currency, locale])
  const dayWords = useCallback((on: string) => formatDay(on, locale, fullDay), [locale])
  const { pointWords = dayWords } = props
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => series.filter(({ key }) => !hidden.has(key)), [series, hidden])
  const thin = useMemo(() => thinned(points, series), [points, series])
  const common = { series: shown, points: thin, writing, pointWords }
  return (
    <figure aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <p className="text-sm text-muted-foreground">{about}</p>
          <h2 id={id} className="font-semibold">
            {finding}
          </h2>
        </div>
        <div className="-mx-2 -my-1 flex">
          {actions}
          <TableSwitch isTable={isTable} onChange={setTable} />
        </div>
      </figcaption>
      {isTable ? (
        <ChartTable
          label={`${about}: ${finding}`}
          {...common}
          series={series}
          count={points.length}
        />
      ) : (
        <>
          <div className="h-64 w-full text-sm phone:h-56">
            <OnceIdle load={loadDrawn} before={<Skeleton className="size-full" />}>
              <Suspense fallback={<Skeleton className="size-full" />}>
                <DrawnChart label={finding} {...common} {...{ axisWords, marks, levels }} />
              </Suspense>
            </OnceIdle>
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
        series.map(({ key }) => key),
      )

interface TableSwitchProps {
  readonly isTable: boolean
  readonly onChange: (isTable: boolean) => void
}

function TableSwitch({ isTable, onChange }: TableSwitchProps) {
  return (
    <Button
      look="quiet"
      className="px-2 text-sm text-muted-foreground"
      onClick={() => onChange(!isTable)}
    >
      {isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
      {isTable ? 'Show as a picture' : 'Show as a table'}
    </Button>
  )
}

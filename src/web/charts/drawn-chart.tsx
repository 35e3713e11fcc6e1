import { memo, type ReactNode, useMemo } from 'react'
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { dayNumber, dayOfNumber } from '#domain/calendar/day-number.ts'
import { axisAmount } from './axis-amounts.ts'
import { axisDays, axisDayWords } from './axis-days.ts'
import { axisTicks, type Extent, extentOf } from './axis-ticks.ts'
import { ChartTooltip } from './frame/chart-tooltip.tsx'
import {
  type ChartLevel,
  type ChartMark,
  type ChartPoint,
  type ChartSeries,
  type ChartWriting,
  colourOf,
  loneDays,
  opacityOf,
} from './series.ts'

export interface DrawnChartProps {
  /** What it shows, for those who cannot see it. */
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly points: readonly ChartPoint[]
  readonly writing: ChartWriting
  readonly pointWords: (on: string) => string
  /** Shorter, for the axis; only where a point is a stretch of time. */
  readonly axisWords: ((on: string) => string) | undefined
  readonly marks: readonly ChartMark[]
  readonly levels: readonly ChartLevel[]
  /** Pressing a bar; null where nothing follows. */
  readonly onPress: ((on: string, key: string) => void) | null
}

/** Only its own fields are drawn; the point itself is for the tooltip. */
interface Datum {
  readonly at: number
  readonly on: string
  readonly point: ChartPoint
  readonly [drawn: `drawn-${string}`]: number | null | readonly [number, number]
}

function bandsOf({ values }: ChartPoint, series: readonly ChartSeries[]) {
  return series.flatMap(({ key, upTo }) => {
    const [low, high] = [values[key], values[upTo ?? key]]
    return upTo === undefined || low == null || high == null ? [] : [[`drawn-${key}`, [low, high]]]
  })
}

const datumOf = (point: ChartPoint, series: readonly ChartSeries[]): Datum => ({
  ...Object.fromEntries(
    Object.entries(point.values).map(([key, amount]) => [`drawn-${key}`, amount]),
  ),
  ...Object.fromEntries(bandsOf(point, series)),
  at: dayNumber(point.on),
  on: point.on,
  point,
})
const namedMost = 6
const ink = colourOf('muted')
const tick = { fill: ink, fontSize: 12 }
const guide = { stroke: ink, strokeDasharray: '3 3' }

/** The picture itself. It never moves by itself, so that it can follow a slider. */
export const DrawnChart = memo(function DrawnChart(props: DrawnChartProps) {
  const { label, series, points, writing, pointWords, marks, levels, onPress } = props
  const hasBars = series.some(({ shape }) => shape === 'bar')
  const data = useMemo(() => points.map((point) => datumOf(point, series)), [points, series])
  const ticks = useMemo(
    () => axisTicks(withLevels(extentOf(points, series), levels)),
    [points, series, levels],
  )
  const where = (on: string) => (hasBars ? on : dayNumber(on))
  return (
    <ComposedChart
      responsive
      style={{ width: '100%', height: '100%' }}
      data={data}
      margin={{ top: 16, right: 12, bottom: 0, left: 0 }}
      aria-label={label}
      barCategoryGap="25%"
    >
      <CartesianGrid vertical={false} stroke="var(--color-border)" />
      {hasBars ? stretches(props) : days(props)}
      <YAxis
        tickFormatter={(amount: number) => axisAmount(amount, writing)}
        tick={tick}
        tickLine={false}
        axisLine={false}
        ticks={ticks}
        domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
        width={axisWidth(ticks, writing)}
        interval={0}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={hasBars ? { fill: 'var(--color-accent)' } : { stroke: ink }}
        wrapperStyle={{ zIndex: 10 }}
        content={({ payload, active }) => {
          const datum: Datum | undefined = active ? payload[0]?.payload : undefined
          const { point } = datum ?? {}
          return <ChartTooltip {...{ point, series, writing, pointWords }} />
        }}
      />
      {series.map((one) => shapeOf(one, points, onPress))}
      {(ticks[0] ?? 0) < 0 ? <ReferenceLine y={0} stroke={ink} /> : null}
      {levels.map(({ amount, words }) => (
        <ReferenceLine
          key={words}
          y={amount}
          label={markLabel(words, 'insideTopRight')}
          {...guide}
        />
      ))}
      {marks.map(({ on, words }) => (
        <ReferenceLine
          key={words}
          x={where(on)}
          label={markLabel(words, isLate(on, points) ? 'insideBottomRight' : 'insideBottomLeft')}
          {...guide}
        />
      ))}
    </ComposedChart>
  )
})

/** What is pointed at is in sight, also when nothing drawn goes that far. */
const withLevels = ({ least, most }: Extent, levels: readonly ChartLevel[]): Extent => ({
  least: Math.min(least, ...levels.map(({ amount }) => amount)),
  most: Math.max(most, ...levels.map(({ amount }) => amount)),
})

const letterPx = 7
const marginPx = 14

/** Wide enough for every amount; measuring the letters would lay out the page every time. */
const axisWidth = (ticks: readonly number[], writing: ChartWriting): number =>
  Math.max(3, ...ticks.map((amount) => axisAmount(amount, writing).length)) * letterPx + marginPx

type Corner = 'insideTopRight' | 'insideBottomRight' | 'insideBottomLeft'

const markLabel = (value: string, position: Corner) => ({
  value,
  position,
  fill: 'var(--color-foreground)',
  fontSize: 12,
})

/** Near the end, so that its words have to stand before it. */
function isLate(on: string, points: readonly ChartPoint[]): boolean {
  const [first, last] = [points[0]?.on ?? on, points.at(-1)?.on ?? on]
  return dayNumber(on) - dayNumber(first) > (dayNumber(last) - dayNumber(first)) * 0.75
}

/** Every bar is as wide as the next, whatever its month. */
const stretches = ({ axisWords, pointWords }: DrawnChartProps) => (
  <XAxis
    dataKey="on"
    tickFormatter={axisWords ?? pointWords}
    tick={tick}
    tickLine={false}
    axisLine={{ stroke: 'var(--color-border)' }}
    minTickGap={12}
  />
)

/** Time runs evenly, however the points lie. */
function days({ points, writing }: DrawnChartProps): ReactNode {
  const [first, last] = [points[0]?.on ?? '1970-01-01', points.at(-1)?.on ?? '1970-01-01']
  return (
    <XAxis
      dataKey="at"
      type="number"
      domain={['dataMin', 'dataMax']}
      ticks={axisDays(first, last, namedMost)}
      tickFormatter={(at: number) => axisDayWords(dayOfNumber(at), first, last, writing.locale)}
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'var(--color-border)' }}
      // As many names as there is room for, evenly: months are long words in some languages.
      interval="equidistantPreserveStart"
      minTickGap={8}
    />
  )
}

interface DotPlace {
  readonly cx?: number | undefined
  readonly cy?: number | undefined
  readonly payload?: Datum
}

/** A line of one point cannot be seen; false where there is none. */
function lonelyDots(lone: ReadonlySet<string>, paint: string) {
  if (lone.size === 0) return false
  return ({ cx, cy, payload }: DotPlace) => {
    const isLone = payload !== undefined && lone.has(payload.on)
    return <circle key={payload?.on} {...{ cx, cy }} r={isLone ? 4 : 0} fill={paint} />
  }
}

function shapeOf(
  series: ChartSeries,
  points: readonly ChartPoint[],
  onPress: DrawnChartProps['onPress'],
): ReactNode {
  const { key, name, shape, colour, stack, isDashed } = series
  const paint = colourOf(colour)
  const given = {
    dataKey: `drawn-${key}`,
    name,
    isAnimationActive: false,
    ...(stack === undefined ? {} : { stackId: stack }),
  }
  const line = {
    stroke: paint,
    strokeWidth: 2,
    ...(isDashed ? { strokeDasharray: '6 4' } : {}),
    dot: lonelyDots(loneDays(points, key), paint),
    activeDot: { r: 4 },
    type: 'linear' as const,
  }
  switch (shape) {
    // An area without a fill: the library's line measures its own length on every change.
    case 'line':
      return <Area key={key} {...given} {...line} fill="none" />
    case 'area':
      return <Area key={key} {...given} {...line} fill={paint} fillOpacity={0.25} />
    case 'band':
      return <Area key={key} {...given} {...line} stroke="none" fill={paint} fillOpacity={0.18} />
    case 'bar': {
      const press = onPress && {
        onClick: ({ payload }: { readonly payload?: Datum }) => payload && onPress(payload.on, key),
        cursor: 'pointer',
      }
      return <Bar key={key} {...given} {...press} fill={paint} fillOpacity={opacityOf(series)} />
    }
  }
}

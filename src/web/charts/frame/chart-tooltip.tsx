import type { ChartPoint, ChartSeries, ChartWriting } from '../series.ts'
import { seriesWords } from '../series-words.ts'
import { Swatch } from './chart-legend.tsx'

export interface ChartTooltipProps {
  readonly point: ChartPoint | undefined
  readonly series: readonly ChartSeries[]
  readonly writing: ChartWriting
  readonly pointWords: (on: string) => string
}

/** The exact amounts of one point. */
export function ChartTooltip({ point, series, writing, pointWords }: ChartTooltipProps) {
  if (!point) return null
  return (
    <div className="max-w-64 rounded-md border bg-popover px-3 py-2 text-sm shadow-floating">
      <p className="font-medium">{pointWords(point.on)}</p>
      <dl className="mt-1 grid gap-y-0.5">
        {series.map((one) => {
          const words = seriesWords(one, point, writing)
          return words === null ? null : (
            <div key={one.key} className="flex items-center gap-2">
              <Swatch series={one} />
              <dt className="text-muted-foreground">{one.name}</dt>
              <dd className="amount ml-auto pl-3 whitespace-normal">{words}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

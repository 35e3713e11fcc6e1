import type { Cell } from '#domain/csv.ts'
import { decimalOf } from '#domain/money.ts'
import type { ChartPoint, ChartSeries, ChartWriting } from './series.ts'

/** A band takes two columns. */
export const pointHeadings = (series: readonly ChartSeries[]): readonly string[] => [
  'When',
  ...series.flatMap(({ name, upTo }) => (upTo ? [`${name}, from`, `${name}, to`] : [name])),
]

/** Every point as the row of a file, none left out. */
export function pointCells(
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
  { currency, unit }: ChartWriting,
): readonly (readonly Cell[])[] {
  const keys = series.flatMap(({ key, upTo }) => (upTo ? [key, upTo] : [key]))
  return points.map(({ on, values }) => [
    on,
    ...keys.map((key): Cell => {
      const amount = values[key]
      if (amount == null) return null
      return unit === 'share' ? amount / 100 : { decimal: decimalOf(amount, currency) }
    }),
  ])
}

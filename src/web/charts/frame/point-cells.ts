import type { Cell } from '#domain/csv.ts'
import { missingAmounts } from '#domain/money/figure-words.ts'
import { decimalOf } from '#domain/money/money.ts'
import { say } from '#web/words/say.ts'
import type { ChartPoint, ChartSeries, ChartWriting } from '../series.ts'
import { withoutRateHeading } from './picture-cells.ts'

const lacksRate = ({ missing = {} }: ChartPoint) =>
  Object.values(missing).some((one) => one.length > 0)

/** A band takes two columns; what has no rate takes one for all. */
export const pointHeadings = (
  series: readonly ChartSeries[],
  points: readonly ChartPoint[],
): readonly string[] => [
  say('When'),
  ...series.flatMap(({ name, upTo }) =>
    upTo ? [say('{name}, from', { name }), say('{name}, to', { name })] : [name],
  ),
  ...(points.some(lacksRate) ? [withoutRateHeading] : []),
]

const lackingCell = (
  { missing = {} }: ChartPoint,
  series: readonly ChartSeries[],
  locale: string,
): Cell =>
  series
    .flatMap(({ key, name }) => {
      const lacking = missing[key] ?? []
      return lacking.length > 0 ? [`${name}: ${missingAmounts(lacking, locale)}`] : []
    })
    .join('; ')

/** Every point as the row of a file, none left out. */
export function pointCells(
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
  { currency, locale, unit }: ChartWriting,
): readonly (readonly Cell[])[] {
  const keys = series.flatMap(({ key, upTo }) => (upTo ? [key, upTo] : [key]))
  const isLacking = points.some(lacksRate)
  return points.map((point) => [
    point.on,
    ...keys.map((key): Cell => {
      const amount = point.values[key]
      if (amount == null) return null
      return unit === 'share' ? amount / 100 : { decimal: decimalOf(amount, currency) }
    }),
    ...(isLacking ? [lackingCell(point, series, locale)] : []),
  ])
}

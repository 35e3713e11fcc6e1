import { formatAmount } from '#domain/money.ts'
import type { ChartPoint, ChartSeries, ChartWriting } from './series.ts'

/** An amount, or both ends of a band; null when there is none on that day. */
export function seriesWords(
  { key, upTo }: ChartSeries,
  values: ChartPoint['values'],
  { currency, locale }: ChartWriting,
): string | null {
  const [low, high] = [values[key], values[upTo ?? key]]
  if (low == null || high == null) return null
  const words = formatAmount(low, currency, locale)
  return upTo === undefined ? words : `${words} to ${formatAmount(high, currency, locale)}`
}

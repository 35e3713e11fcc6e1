import { formatAmount } from '#domain/money.ts'
import type { ChartPoint, ChartSeries, ChartWriting } from './series.ts'
import { shareWords } from './share-words.ts'

/** An amount, or both ends of a band; null when there is none on that day. */
export function seriesWords(
  { key, upTo }: ChartSeries,
  values: ChartPoint['values'],
  { currency, locale, unit }: ChartWriting,
): string | null {
  const [low, high] = [values[key], values[upTo ?? key]]
  if (low == null || high == null) return null
  const written = (amount: number) =>
    unit === 'share' ? shareWords(amount / 100, locale) : formatAmount(amount, currency, locale)
  return upTo === undefined ? written(low) : `${written(low)} to ${written(high)}`
}

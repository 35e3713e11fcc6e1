import { aboutWords, missingWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { say } from '#web/words/say.ts'
import type { ChartPoint, ChartSeries, ChartWriting } from './series.ts'

/** An amount, or both ends of a band; null when there is none on that day. */
export function seriesWords(
  { key, upTo }: ChartSeries,
  { values, missing = {}, isAbout = {} }: Omit<ChartPoint, 'on'>,
  { currency, locale, unit }: ChartWriting,
): string | null {
  const [low, high] = [values[key], values[upTo ?? key]]
  if (low == null || high == null) return null
  const written = (amount: number) =>
    unit === 'share' ? shareWords(amount / 100, locale) : formatAmount(amount, currency, locale)
  const ends =
    upTo === undefined
      ? written(low)
      : say('{amount} to {amount2}', { amount: written(low), amount2: written(high) })
  const known = aboutWords(ends, isAbout[key])
  const lacking = missing[key] ?? []
  if (lacking.length === 0) return known
  return say('{known} and {missing}', { known, missing: missingWords(lacking, locale) })
}

import type { Conversion, Span } from '#domain/money/convert-totals.ts'
import { type DayWords, spanWords } from '#domain/money/figure-words.ts'

const nearestWords = (span: Span, words: DayWords) =>
  `nearest known ${span.from === span.to ? 'rate' : 'rates'}, of ${spanWords(span, words)}`

/** Which rates a total took; one that is not of the time of its records is not called theirs. */
export function takenRates(
  { ratesOn, oldOn, hasTypedRate }: Pick<Conversion, 'ratesOn' | 'oldOn' | 'hasTypedRate'>,
  words: DayWords,
): string {
  const own = ratesOn && spanWords(ratesOn, words)
  const old = oldOn && nearestWords(oldOn, words)
  const sentences =
    own && old
      ? [`Some by the rate of their own day: ${own}.`, `Others by the ${old}.`]
      : own
        ? [`Each by the rate of its own day: ${own}.`]
        : old
          ? [`By the ${old}.`]
          : []
  if (hasTypedRate) sentences.push('Where you wrote down a rate, yours was taken.')
  return sentences.join(' ')
}

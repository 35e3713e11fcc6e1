import type { Day } from '#domain/calendar/calendar.ts'
import type { Conversion, OldRate, Span } from '#domain/money/convert-totals.ts'

type DayWords = (day: Day) => string

const spanWords = ({ from, to }: Span, words: DayWords) =>
  from === to ? words(from) : `${words(from)} to ${words(to)}`

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

/** The older rates that a figure took; what else is in it took the rates of its own days. */
export function oldRateWords(old: readonly OldRate[], words: DayWords): string {
  const days = old.map(({ on }) => on).toSorted()
  const [from = '', to = from] = [days[0], days.at(-1)]
  return `some by the ${old.length === 1 ? 'rate' : 'rates'} of ${spanWords({ from, to }, words)}`
}

/** A figure in words: what is known of it, and what has no rate, each in its own currency. */
import type { Day } from '../calendar/calendar.ts'
import type { MissingRate, OldRate, Span } from './convert-totals.ts'
import { type AmountStyle, formatAmount } from './money.ts'

type Lacking = Pick<MissingRate, 'currency' | 'amount'>

const tooLarge = (currency: string) => `${currency}, too large to add`

/** Such as "US$45.00 and SYP 500.00"; nothing where all has a rate. */
export function missingAmounts(missing: readonly Lacking[], locale: string): string {
  const amounts = missing.map(({ currency, amount }) =>
    amount === null ? tooLarge(currency) : formatAmount(amount, currency, locale),
  )
  const last = amounts.pop() ?? ''
  return amounts.length > 0 ? `${amounts.join(', ')} and ${last}` : last
}

/** Such as "US$45.00 without a rate". */
export const missingWords = (missing: readonly Lacking[], locale: string): string =>
  missing.length === 0 ? '' : `${missingAmounts(missing, locale)} without a rate`

const isNothing = (words: string) => /^[^1-9]*0[^1-9]*$/.test(words)

/** What took a rate is about so much; nothing is nothing at any rate. */
export const aboutWords = (words: string, isAbout: boolean | undefined): string =>
  isAbout && !isNothing(words) ? `≈\u00a0${words}` : words

/** Such as "€812.40 and US$45.00 without a rate". */
export function figureWords(
  { amount, missing = [], isAbout }: FigureOf,
  currency: string,
  locale: string,
  style: AmountStyle = {},
): string {
  const written = (size: number) => formatAmount(size, currency, locale, style)
  const known = amount === null ? tooLarge(currency) : aboutWords(written(amount), isAbout)
  return missing.length === 0 ? known : `${known} and ${missingWords(missing, locale)}`
}

export interface FigureOf {
  /** What is known; null when it is too large to add. */
  readonly amount: number | null
  readonly missing?: readonly Lacking[] | undefined
  /** Some of it was converted. */
  readonly isAbout?: boolean | undefined
}

/** After a share or a claim: it is only about what is known. */
export const ofKnown = (missing: readonly Lacking[]): string =>
  missing.length === 0 ? '' : ' of what has a rate'

export type DayWords = (day: Day) => string

export const spanWords = ({ from, to }: Span, words: DayWords): string =>
  from === to ? words(from) : `${words(from)} to ${words(to)}`

/** The older rates a figure took, all of it or some; of many entries some took earlier ones. */
export function oldRateWords(old: readonly OldRate[], words: DayWords, entries = 1): string {
  const days = old.map(({ on }) => on).toSorted()
  if (entries > 1) return `with rates up to ${words(days.at(-1) ?? '')}`
  const [from = '', to = from] = [days[0], days.at(-1)]
  return `with ${old.length === 1 ? 'a rate' : 'rates'} of ${spanWords({ from, to }, words)}`
}

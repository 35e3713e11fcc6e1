/** What words for a time come to, and what finds them. */

import type { Day } from '#domain/calendar/calendar.ts'
import type { SpanPhrase } from '../../../search/days/phrase.ts'
import type { Now, Period } from '../period.ts'
import { shapeOf } from '../shape.ts'

export interface PeriodPhrase extends SpanPhrase {
  readonly other?: Period | null
  /** So many years before what was named first. */
  readonly isSame?: boolean
  /** The day that is meant where the question looks ahead, if not a year later. */
  readonly coming?: Day | null
}

export type Matcher = (words: readonly string[], now: Now) => PeriodPhrase | null

const askedBefore = shapeOf(
  '^(?:which|what|per|a|each|every|expensive|dear|dearest|cheap|cheapest|worst|best|highest',
  '|lowest|biggest|largest|smallest|priciest|costliest|spending)$',
)

/** Which month of 2026, the dearest month this year: the month is what is asked for. */
const isAskedFor = (said: readonly string[], at: number) =>
  /^(?:month|year|week|day)s?$/.test(said[at] ?? '') &&
  askedBefore.test(said[at - 1] ?? '') &&
  said[at + 1] !== 'ago'

/** The difference between October and August is of two months, and of none between them. */
const isBothSides = (said: readonly string[], at: number) =>
  said[at] === 'between' && /^(?:differ|chang|compar)/.test(said[at - 1] ?? '')

export const isNoTime = (said: readonly string[], at: number): boolean =>
  isAskedFor(said, at) || isBothSides(said, at)

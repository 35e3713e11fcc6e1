/** What words for a time come to, and what finds them. */
import type { Day } from '#domain/calendar/calendar.ts'
import type { SpanPhrase } from '../../../search/days/phrase.ts'
import type { Now, Period } from '../period.ts'

export interface PeriodPhrase extends SpanPhrase {
  readonly other?: Period | null
  /** So many years before what was named first. */
  readonly isSame?: boolean
  /** The day that is meant where the question looks ahead, if not a year later. */
  readonly coming?: Day | null
}

export type Matcher = (words: readonly string[], now: Now) => PeriodPhrase | null

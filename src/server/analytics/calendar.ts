import type { CalendarAnswer } from '#contract/entities/analytics.ts'
import { addGaps } from '../ledger/gaps.ts'
import type { Look, Span } from './look.ts'
import { readDays } from './read-buckets.ts'
import { toldOfFlow } from './told-gaps.ts'

/** What every day cost and brought. */
export async function readCalendar(look: Look, span: Span): Promise<CalendarAnswer> {
  const days = await readDays(look, span)
  return {
    currency: look.currency,
    ...span,
    days: days.map(({ gaps, ...day }) => ({
      ...day,
      ...toldOfFlow(gaps),
    })),
    ...addGaps(days.flatMap(({ gaps }) => [gaps.income, gaps.spending])),
  }
}

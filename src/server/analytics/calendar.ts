import type { CalendarAnswer } from '#contract/entities/analytics.ts'
import type { Look, Span } from './look.ts'
import { readMissing } from './missing.ts'
import { readDays } from './read-buckets.ts'

/** What every day cost and brought. */
export async function readCalendar(look: Look, span: Span): Promise<CalendarAnswer> {
  const days = await readDays(look, span)
  const amounts = days.flatMap(({ spending, income }) => [spending, income])
  return {
    currency: look.currency,
    ...span,
    days: [...days],
    missing: await readMissing(look, span, amounts),
  }
}

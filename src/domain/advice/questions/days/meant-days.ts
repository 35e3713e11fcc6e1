/** Which of several days or months a question means, where it does not say it. */
import { type Day, daysBetween, isMonthLong } from '#domain/calendar/calendar.ts'
import type { Now, Period } from '../period.ts'
import { comingPeriod, type FoundPeriod } from '../read-period.ts'
import { shapeOf } from '../shape.ts'
import { looksAhead, type Topic } from '../topics.ts'

/** Whether something is paid already. */
export const isPaidYet = shapeOf(
  '^(?:and )?(?:have|has|did) (?:i|we) (?:already |yet )?pa(?:y|id)\\b',
  '|^(?:and )?(?:is|was|has|were|are) .*\\bpaid(?: already| yet)?(?: for)?(?: @)*$',
)

/** What is left until Friday looks ahead; what was left in October does not. */
const isMeantAhead = ({ isUntil }: FoundPeriod, topic: Topic | null): boolean =>
  looksAhead(topic) || (isUntil && topic === 'left')

const daysTo = (one: Day, other: Day) => Math.abs(daysBetween(one, other))

/** Rent is paid a little before its month: of the past December and the coming one, the nearer. */
function nearestMonth(period: FoundPeriod, now: Now): Period {
  if (!isMonthLong(period) || period.to >= now.today) return period
  const coming = comingPeriod(period, now)
  return daysTo(coming.from, now.today) < daysTo(period.to, now.today) ? coming : period
}

export function daysMeant(
  periods: readonly FoundPeriod[],
  topic: Topic | null,
  skeleton: string,
  now: Now,
): readonly Period[] {
  const isOfPaid = topic === 'spent' && isPaidYet.test(skeleton)
  return periods.map((one) =>
    isMeantAhead(one, topic) ? comingPeriod(one, now) : isOfPaid ? nearestMonth(one, now) : one,
  )
}

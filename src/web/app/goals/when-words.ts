import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { fromNowWords, monthsWords } from '#domain/calendar/from-now.ts'
import { wholeMonths } from '#domain/calendar/months.ts'
import { counted } from '#domain/counted.ts'
import type { CountedPace } from '#domain/goals/pace.ts'
import { isInTime } from '#domain/goals/plan.ts'
import type { Contribution } from '#domain/goals/saved-history.ts'
import { say } from '#web/words/say.ts'

const near = { day: 'numeric', month: 'short', year: 'numeric' } as const
const far = { month: 'long', year: 'numeric' } as const

export const dayWords = (day: Day, locale: string): string => formatDay(day, locale, near)

/** The month is enough for what is only foreseen. */
export const monthWords = (day: Day, locale: string): string => formatDay(day, locale, far)

/** "1 year 3 months", "5 months". */
export const spanWords = (months: number): string => monthsWords(months) || say('less than a month')

/** A day against the one it is meant for: "2 months early", "16 days late". */
export function againstWords(on: Day, targetOn: Day): string {
  if (isInTime(on, targetOn)) {
    const months = wholeMonths(on, targetOn)
    return months < 1 ? say('right on time') : `${spanWords(months)} early`
  }
  return `${fromNowWords(targetOn, on)} late`
}

type Moved = Omit<Contribution, 'amount'>

/** What a pace is told by: "3 payments after 30 Sept 2026, over 2 months". */
export function paceWords(
  { after, leftOut, over, unit }: CountedPace,
  contributions: readonly Moved[],
  { locale, today }: { readonly locale: string; readonly today: Day },
): string {
  // What was saved before is where it began, whenever that was written down.
  const isIn = ({ date, isOpening }: Moved) =>
    !isOpening && date > after && date <= today && !leftOut.includes(date)
  const paid = contributions.filter((one) => isIn(one) && one.kind === 'contribution').length
  const out = contributions.filter((one) => isIn(one) && one.kind === 'withdrawal').length
  const taken = out === 0 ? '' : `, ${counted(out, 'time')} taken out`
  const span = counted(over, unit.slice(0, -1), unit)
  // What has come since is no whole period yet, and would only lower it.
  const since = leftOut[0]
    ? say(', without what came since {day}', { day: dayWords(leftOut[0], locale) })
    : ''
  const from = dayWords(after, locale)
  return say(
    '{paid, plural, one {# payment} other {# payments}} after {from}{taken}, over {span}{since}',
    { paid, from, taken, span, since },
  )
}

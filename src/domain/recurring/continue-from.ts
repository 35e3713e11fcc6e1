/** A template that becomes another one from a day on: "this and all that follow". */
import { type Day, weekdayOf } from '../calendar/calendar.ts'
import { amountOn, type Priced } from './price-changes.ts'
import type { Schedule } from './schedule.ts'

/**
 * The same rule with the same price, beginning with that occurrence. `used` is how many came
 * before it, those called off included.
 */
export function continueFrom<T extends Schedule & Priced>(template: T, from: Day, used: number): T {
  const { frequency, weekdays, monthDays, nthWeekday, startOn, endAfter } = template
  // What was taken from the first day must be said now: the 31st may begin again on a 28th.
  const isByMonth = frequency === 'monthly' || frequency === 'yearly'
  const takesDay = isByMonth && monthDays.length === 0 && nthWeekday === null
  const takesWeekday = frequency === 'weekly' && weekdays.length === 0
  return {
    ...template,
    startOn: from,
    monthDays: takesDay ? [Number(startOn.slice(8, 10))] : monthDays,
    weekdays: takesWeekday ? [weekdayOf(startOn)] : weekdays,
    endAfter: endAfter === null ? null : Math.max(1, endAfter - used),
    skippedOn: template.skippedOn.filter((day) => day >= from),
    amount: amountOn(template, from),
    priceChanges: template.priceChanges.filter((change) => change.from > from),
  }
}

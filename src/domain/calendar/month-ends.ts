/** The days on which months ended, up to a day that is the last of its own. */
import { addDays, addMonths, type Day, monthOf, monthRange } from './calendar.ts'

/** The ends of so many months before this day's, the earliest first, and this day. */
export const monthEnds = (today: Day, months: number): readonly Day[] => [
  ...Array.from({ length: months }, (_, at) =>
    addDays(monthRange(addMonths(monthOf(today), at - months + 1)).from, -1),
  ),
  today,
]

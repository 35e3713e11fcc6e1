/** What is soon: today and the fourteen days after it, on every screen and in every notice. */
import { addDays, type Day, isWithin } from '../calendar/calendar.ts'

export const soonDays = 14

/** "In 14 days" is the last of them. */
export const soonSpan = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: today,
  to: addDays(today, soonDays),
})

export const isSoon = (day: Day, today: Day): boolean => isWithin(day, soonSpan(today))

/** What comes again from one that was just written down: how often, and when next. */
import { addDays, type Day } from '../calendar/calendar.ts'
import type { Frequency } from './rule.ts'

export const repeatWords: Readonly<Record<Frequency, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
}

/** The day it comes again for the first time. */
export function nextTime(date: Day, repeats: Frequency): Day {
  if (repeats === 'daily') return addDays(date, 1)
  if (repeats === 'weekly') return addDays(date, 7)
  const part = repeats === 'monthly' ? { months: 1 } : { years: 1 }
  return Temporal.PlainDate.from(date).add(part).toString()
}

/** The same again by itself, from the next time on: the 31st stays the last of the month. */
export const ruleAgain = (date: Day, repeats: Frequency) => ({
  frequency: repeats,
  startOn: nextTime(date, repeats),
  monthDays: repeats === 'monthly' ? [Number(date.slice(8))] : [],
})

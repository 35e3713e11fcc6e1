import { addDays, dayAt, weekdayOf } from '#domain/calendar/calendar.ts'
import { instantAt } from '#domain/calendar/clock-time.ts'
import { say } from '#web/words/say.ts'

const hourMs = 3_600_000
const morning = '08:00'

export interface SnoozeTime {
  readonly label: string
  readonly until: string
}

const asInstant = (epochMs: number) => new Date(epochMs).toISOString()

/** When somebody may want to be told again: by the clock on their wall. */
export function snoozeTimes(now: number, timezone: string): readonly SnoozeTime[] {
  const today = dayAt(now, timezone)
  const toMonday = 8 - weekdayOf(today)
  return [
    { label: say('In 3 hours'), until: asInstant(now + 3 * hourMs) },
    {
      label: say('Tomorrow morning'),
      until: asInstant(instantAt(addDays(today, 1), morning, timezone)),
    },
    {
      label: say('Monday morning'),
      until: asInstant(instantAt(addDays(today, toMonday), morning, timezone)),
    },
  ]
}

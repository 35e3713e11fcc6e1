/** Times of the day as people read them off a clock, `08:30`, in a zone. */
import type { Day } from './calendar.ts'

export type ClockTime = string

/** What the clock shows in a zone at an instant; an unknown zone counts as UTC. */
export function timeAt(epochMs: number, timezone: string): ClockTime {
  return zonedAt(epochMs, timezone).toPlainTime().toString({ smallestUnit: 'minute' })
}

/**
 * The instant at which the clock shows a time on a day. A time the clocks skip happens that much
 * later, one they show twice counts the first time.
 */
export function instantAt(day: Day, time: ClockTime, timezone: string): number {
  const local = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time))
  return local.toZonedDateTime(knownZone(timezone), { disambiguation: 'compatible' })
    .epochMilliseconds
}

/** Whether a time lies from a start up to an end, which may be on the next day. */
export function isTimeWithin(time: ClockTime, from: ClockTime, to: ClockTime): boolean {
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** An instant as the calendar and the clock of a zone show it. */
export function zonedAt(epochMs: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(knownZone(timezone))
}

/** A profile may hold a zone this runtime does not know; that must not stop anything. */
function knownZone(timezone: string): string {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timezone)
    return timezone
  } catch {
    return 'UTC'
  }
}

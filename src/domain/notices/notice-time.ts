/** When a notice is handed over outside the app: at once, after quiet hours, or with the others. */
import { addDays, dayAt, weekdayOf } from '../calendar/calendar.ts'
import { instantAt, isTimeWithin, timeAt } from '../calendar/clock-time.ts'
import type { EmailRhythm, NoticeSettings } from './notice-settings.ts'

export type NoticeChannel = 'mail' | 'push'

/** When a collected mail goes out, on the reader's clock. */
const collectedAt = '08:00'
const collectedOnWeekday = 1

export interface NoticeWay {
  readonly channel: NoticeChannel
  readonly settings: NoticeSettings
  readonly timezone: string
  /** Security does not wait. */
  readonly isUrgent: boolean
}

export function noticeTime(
  { channel, settings, timezone, isUrgent }: NoticeWay,
  now: number,
): number {
  if (isUrgent) return now
  const rhythm = channel === 'mail' ? settings.emailRhythm : 'immediate'
  const meant = rhythm === 'immediate' ? now : nextCollection(rhythm, timezone, now)
  return afterQuiet(settings, timezone, meant)
}

function nextCollection(rhythm: EmailRhythm, timezone: string, now: number): number {
  const today = dayAt(now, timezone)
  for (let ahead = 0; ; ahead++) {
    const day = addDays(today, ahead)
    const at = instantAt(day, collectedAt, timezone)
    const isItsDay = rhythm === 'daily' || weekdayOf(day) === collectedOnWeekday
    if (isItsDay && at > now) return at
  }
}

function afterQuiet({ quietFrom, quietTo }: NoticeSettings, timezone: string, at: number): number {
  if (quietFrom === null || quietTo === null) return at
  if (!isTimeWithin(timeAt(at, timezone), quietFrom, quietTo)) return at
  const today = dayAt(at, timezone)
  const end = instantAt(today, quietTo, timezone)
  return end > at ? end : instantAt(addDays(today, 1), quietTo, timezone)
}

/** How somebody wants to hear of things outside the app: by which way, how soon, and when not. */
import type { ClockTime } from '../calendar/clock-time.ts'

export const emailRhythms = ['immediate', 'daily', 'weekly'] as const
export type EmailRhythm = (typeof emailRhythms)[number]

export interface NoticeSettings {
  /** One mail for each, or all of a day or week together. */
  readonly emailRhythm: EmailRhythm
  /** The kinds that do not come that way. */
  readonly mutedEmail: readonly string[]
  readonly mutedPush: readonly string[]
  /** Nothing comes between the two; both or none are set. */
  readonly quietFrom: ClockTime | null
  readonly quietTo: ClockTime | null
}

export const plainNoticeSettings: NoticeSettings = {
  emailRhythm: 'immediate',
  mutedEmail: [],
  mutedPush: [],
  quietFrom: null,
  quietTo: null,
}

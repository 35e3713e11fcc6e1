import type { NotificationRow } from '#contract/notifications/entities.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'

export const views = ['all', 'unread', 'snoozed'] as const
export type View = (typeof views)[number]

export interface NoticeDay {
  readonly day: Day
  readonly notices: readonly NotificationRow[]
}

const isSnoozed = ({ snoozedUntil }: NotificationRow, now: string) =>
  snoozedUntil !== null && snoozedUntil > now

/** What a view shows: what is snoozed is only in its own. */
export function shownIn(
  notices: readonly NotificationRow[],
  view: View,
  now: string,
): readonly NotificationRow[] {
  if (view === 'snoozed') return notices.filter((notice) => isSnoozed(notice, now))
  return notices.filter((notice) => !isSnoozed(notice, now) && (view === 'all' || !notice.read))
}

/** Nobody buries by what they do that somebody came into an account. */
const isPinned = ({ kind, read }: NotificationRow) => kind === 'security' && !read
const pinnedFirst = (a: NotificationRow, b: NotificationRow) => +isPinned(b) - +isPinned(a)

/** They come newest first, so each day is one run of them. */
export function byDay(notices: readonly NotificationRow[], timezone: string): readonly NoticeDay[] {
  const days: { day: Day; notices: NotificationRow[] }[] = []
  for (const notice of notices) {
    const day = dayAt(Date.parse(notice.createdAt), timezone)
    const last = days.at(-1)
    if (last?.day === day) last.notices.push(notice)
    else days.push({ day, notices: [notice] })
  }
  return days.map((one) => ({ ...one, notices: one.notices.toSorted(pinnedFirst) }))
}

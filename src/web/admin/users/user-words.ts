import type { AdminUser, UserSort } from '#contract/staff/users.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'

type Status = AdminUser['status']

export const statusWords: Readonly<Record<Status, string>> = {
  active: say('Active'),
  suspended: say('Suspended'),
  deleted: say('Deleted'),
}

export const statusLooks: Readonly<Record<Status, NonNullable<BadgeProps['look']>>> = {
  active: 'success',
  suspended: 'destructive',
  deleted: 'default',
}

/** Where no day is known: when somebody who left was here is forgotten with the rest of them. */
export const neverWords = (status: Status) =>
  status === 'deleted' ? say('Not kept') : say('Never')

export const sortWords: Readonly<Record<UserSort, string>> = {
  newest: say('Newest first'),
  oldest: say('Oldest first'),
  name: say('By name'),
  seen: say('Last log in first'),
}

import type { AdminUser, UserSort } from '#contract/staff/users.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'

type Status = AdminUser['status']

export const statusWords: Readonly<Record<Status, string>> = {
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Deleted',
}

export const statusLooks: Readonly<Record<Status, NonNullable<BadgeProps['look']>>> = {
  active: 'success',
  suspended: 'destructive',
  deleted: 'default',
}

/** Where no day is known: when somebody who left was here is forgotten with the rest of them. */
export const neverWords = (status: Status) => (status === 'deleted' ? 'Not kept' : 'Never')

export const sortWords: Readonly<Record<UserSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  seen: 'Last log in first',
}

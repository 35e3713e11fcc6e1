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

export const sortWords: Readonly<Record<UserSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  seen: 'Last log in first',
}

import type { AdminGroup } from '#contract/staff/users.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'

export const statusWords: Readonly<Record<AdminGroup['status'], string>> = {
  open: 'Open',
  settling: 'Settling',
  closed: 'Closed',
  archived: 'Archived',
}

export const statusLooks: Readonly<Record<AdminGroup['status'], NonNullable<BadgeProps['look']>>> =
  { open: 'success', settling: 'info', closed: 'warning', archived: 'default' }

export const kindWords: Readonly<Record<AdminGroup['kind'], string>> = {
  trip: 'Trip',
  home: 'Home',
  couple: 'Couple',
  event: 'Event',
  other: 'Other',
}

import type { AdminGroup } from '#contract/staff/users.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'

export const statusWords: Readonly<Record<AdminGroup['status'], string>> = {
  open: say('Open'),
  settling: say('Settling'),
  closed: say('Closed'),
  archived: say('Archived'),
}

export const statusLooks: Readonly<Record<AdminGroup['status'], NonNullable<BadgeProps['look']>>> =
  { open: 'success', settling: 'info', closed: 'warning', archived: 'default' }

export const kindWords: Readonly<Record<AdminGroup['kind'], string>> = {
  trip: say('Trip'),
  home: say('Home'),
  couple: say('Couple'),
  event: say('Event'),
  other: say('Other'),
}

import type { TestimonialStatus } from '#contract/testimonials/entities.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'

export const statusWords: Readonly<Record<TestimonialStatus, string>> = {
  waiting: say('Waiting'),
  approved: say('Approved'),
  rejected: say('Turned down'),
}

export const statusLooks: Readonly<Record<TestimonialStatus, NonNullable<BadgeProps['look']>>> = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'default',
}

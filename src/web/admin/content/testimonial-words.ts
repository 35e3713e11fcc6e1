import type { TestimonialStatus } from '#contract/testimonials/entities.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'

export const statusWords: Readonly<Record<TestimonialStatus, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  rejected: 'Turned down',
}

export const statusLooks: Readonly<Record<TestimonialStatus, NonNullable<BadgeProps['look']>>> = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'default',
}

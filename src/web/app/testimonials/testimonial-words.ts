import type { TestimonialStatus } from '#contract/testimonials/entities.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'

interface StatusWords {
  readonly look: NonNullable<BadgeProps['look']>
  readonly words: string
  readonly more: string
}

const told: Readonly<Record<TestimonialStatus, StatusWords>> = {
  waiting: {
    look: 'warning',
    words: 'Waiting',
    more: 'We read it first. Until then only you see it.',
  },
  approved: { look: 'success', words: 'Public', more: 'Everybody can read it on our site.' },
  rejected: {
    look: 'default',
    words: 'Not shown',
    more: 'You can change it, and we read it again.',
  },
}

const ofDemo = 'What is written in a demo is never published, and goes with the demo.'

/** Where it stands. Nobody reads what visitors try. */
export const standingOf = (status: TestimonialStatus | null, isDemo: boolean): StatusWords =>
  isDemo ? { look: 'default', words: 'Not shown', more: ofDemo } : told[status ?? 'waiting']

/** What is said when it is saved. */
export const savedWords = (isNew: boolean, isDemo: boolean): string => {
  if (isDemo) return ofDemo
  return isNew ? 'It appears in public once we have read it.' : 'We read it again first.'
}

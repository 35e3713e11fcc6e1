import type { TestimonialStatus } from '#contract/testimonials/entities.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'

interface StatusWords {
  readonly look: NonNullable<BadgeProps['look']>
  readonly words: string
  readonly more: string
}

const told: Readonly<Record<TestimonialStatus, StatusWords>> = {
  waiting: {
    look: 'warning',
    words: say('Waiting'),
    more: say('We read it first. Until then only you see it.'),
  },
  approved: {
    look: 'success',
    words: say('Public'),
    more: say('Everybody can read it on our site.'),
  },
  rejected: {
    look: 'default',
    words: say('Not shown'),
    more: say('You can change it, and we read it again.'),
  },
}

const ofDemo = say('What is written in a demo is never published, and goes with the demo.')

/** Where it stands. Nobody reads what visitors try. */
export const standingOf = (status: TestimonialStatus | null, isDemo: boolean): StatusWords =>
  isDemo ? { look: 'default', words: say('Not shown'), more: ofDemo } : told[status ?? 'waiting']

/** What is said when it is saved. */
export const savedWords = (isNew: boolean, isDemo: boolean): string => {
  if (isDemo) return ofDemo
  return isNew ? say('It appears in public once we have read it.') : say('We read it again first.')
}

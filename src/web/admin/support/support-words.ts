import type { SupportStatus, SupportTopic } from '#contract/support/entities.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'

export const statusWords: Readonly<Record<SupportStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}

export const statusLooks: Readonly<Record<SupportStatus, NonNullable<BadgeProps['look']>>> = {
  open: 'warning',
  answered: 'success',
  closed: 'default',
}

export const topicWords: Readonly<Record<SupportTopic, string>> = {
  question: 'Question',
  problem: 'Problem',
  privacy: 'Privacy',
  corporate: 'Corporate',
  other: 'Other',
}

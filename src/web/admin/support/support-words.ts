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

/** Whether an answer has left, and if not whether it will by itself. */
export function sentWords(sentAt: string | null, isMailOn: boolean): string {
  if (sentAt) return 'Sent'
  return isMailOn ? 'Waits to be sent' : 'Kept, not sent'
}

export const topicWords: Readonly<Record<SupportTopic, string>> = {
  question: 'Question',
  problem: 'Problem',
  privacy: 'Privacy',
  corporate: 'Corporate',
  other: 'Other',
}

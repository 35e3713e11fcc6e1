import type { SupportStatus, SupportTopic } from '#contract/support/entities.ts'
import type { BadgeProps } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'

export const statusWords: Readonly<Record<SupportStatus, string>> = {
  open: say('Open'),
  answered: say('Answered'),
  closed: say('Closed'),
}

export const statusLooks: Readonly<Record<SupportStatus, NonNullable<BadgeProps['look']>>> = {
  open: 'warning',
  answered: 'success',
  closed: 'default',
}

/** Whether an answer has left, and if not whether it will by itself. */
export function sentWords(sentAt: string | null, isMailOn: boolean): string {
  if (sentAt) return say('Sent')
  return isMailOn ? say('Waits to be sent') : say('Kept, not sent')
}

export const topicWords: Readonly<Record<SupportTopic, string>> = {
  question: say('Question'),
  problem: say('Problem'),
  privacy: say('Privacy'),
  corporate: say('Corporate'),
  other: say('Other'),
}

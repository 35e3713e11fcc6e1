import type { NotificationKind } from '#contract/notifications/entities.ts'
import { say } from '#web/words/say.ts'

export interface NoticeGroup {
  readonly label: string
  readonly lead: string
  readonly kinds: readonly NotificationKind[]
}

export const noticeGroups: readonly NoticeGroup[] = [
  {
    label: say('Security'),
    lead: say('New devices. Changes of your phone, email or password always come.'),
    kinds: ['security'],
  },
  {
    label: say('Groups'),
    lead: say('Invitations, shared expenses and settling up.'),
    kinds: [
      'invitation',
      'member-removed',
      'group-expense-added',
      'group-expense-changed',
      'settlement-claimed',
      'settlement-confirmed',
    ],
  },
  {
    label: say('Budgets'),
    lead: say('When one is nearly used up, or will be.'),
    kinds: ['budget-threshold', 'budget-projection'],
  },
  {
    label: say('Recurring'),
    lead: say('What was posted, what waits for you, and when to cancel.'),
    kinds: ['recurring-posted', 'recurring-waiting', 'cancel-by'],
  },
  {
    label: say('Loans'),
    lead: say('When a payment is due.'),
    kinds: ['loan-payment-due'],
  },
  {
    label: say('Accounts'),
    lead: say('Before one gets too low, and when one does not agree with its bank.'),
    kinds: ['account-low', 'statement-gap'],
  },
  {
    label: say('Goals'),
    lead: say('When you have come a good part of the way.'),
    kinds: ['goal-milestone'],
  },
  {
    label: say('Assistants'),
    lead: say('When one proposes an entry.'),
    kinds: ['proposal'],
  },
]

/** The kinds that are muted after a group is turned on or off; the others stay as they are. */
export function mutedAfter(
  muted: readonly NotificationKind[],
  { kinds }: NoticeGroup,
  isOn: boolean,
): NotificationKind[] {
  const others = muted.filter((kind) => !kinds.includes(kind))
  return isOn ? others : [...others, ...kinds]
}

/** A group is on while any of its kinds comes. */
export const isGroupOn = (muted: readonly string[], { kinds }: NoticeGroup): boolean =>
  kinds.some((kind) => !muted.includes(kind))

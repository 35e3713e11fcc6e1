import type { NotificationKind } from '#contract/notifications/entities.ts'
import { routes } from '#contract/routes.ts'

export interface NoticeGroup {
  readonly label: string
  readonly lead: string
  readonly kinds: readonly NotificationKind[]
  /** Something tells of it by now. */
  readonly isOpen: boolean
}

const groups: readonly NoticeGroup[] = [
  {
    label: 'Security',
    lead: 'New devices. Changes of your phone, email or password always come.',
    kinds: ['security'],
    isOpen: true,
  },
  {
    label: 'Groups',
    lead: 'Invitations, shared expenses and settling up.',
    kinds: [
      'invitation',
      'member-removed',
      'group-expense-added',
      'group-expense-changed',
      'settlement-claimed',
      'settlement-confirmed',
    ],
    isOpen: routes.groups.isOpen,
  },
  {
    label: 'Budgets',
    lead: 'When one is nearly used up, or will be.',
    kinds: ['budget-threshold', 'budget-projection'],
    isOpen: routes.budgets.isOpen,
  },
  {
    label: 'Recurring',
    lead: 'What was posted, what waits for you, and when to cancel.',
    kinds: ['recurring-posted', 'recurring-waiting', 'cancel-by'],
    isOpen: routes.recurring.isOpen,
  },
  {
    label: 'Loans',
    lead: 'When a payment is due.',
    kinds: ['loan-payment-due'],
    isOpen: routes.loans.isOpen,
  },
  {
    label: 'Goals',
    lead: 'When you have come a good part of the way.',
    kinds: ['goal-milestone'],
    isOpen: routes.goals.isOpen,
  },
]

export const openGroups = groups.filter(({ isOpen }) => isOpen)

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

import { typedAmount } from '#domain/money/money.ts'
import type { GoalFields } from '../goal.ts'

/** A goal as it is being typed. */
export interface GoalDraft {
  readonly name: string
  readonly targetAmount: string
  readonly currency: string
  /** Empty without a date. */
  readonly targetOn: string
  /** What is there already; asked for a new goal only. */
  readonly saved: string
  /** The account it is kept in. */
  readonly accountId: string | null
  readonly icon: string
  readonly color: string
}

export const newDraft = (currency: string): GoalDraft => ({
  name: '',
  targetAmount: '',
  currency,
  targetOn: '',
  saved: '',
  accountId: null,
  icon: 'target',
  color: 'honey',
})

export const draftOf = (goal: GoalFields, locale: string): GoalDraft => ({
  name: goal.name,
  targetAmount: typedAmount(goal.targetAmount, goal.currency, locale),
  currency: goal.currency,
  targetOn: goal.targetOn ?? '',
  saved: '',
  accountId: goal.accountId,
  icon: goal.icon,
  color: goal.color,
})

/** Money on its way in or out, as it is being typed. */
export interface MoveDraft {
  readonly kind: 'contribution' | 'withdrawal'
  readonly amount: string
  readonly date: string
  readonly note: string
  readonly isOpening: boolean
  readonly accountId: string | null
  readonly transferId: string | null
  /** The account it is moved from or to as well. */
  readonly otherId: string | null
}

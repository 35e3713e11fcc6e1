/** What members say about an expense or the group, and the record of who changed what. */
import { z } from 'zod'
import { createdBy, type Entity, instant, named, uuid } from '../entity.ts'

export const comments = {
  writable: { text: named(2000, 'Write something.') },
  serverOwned: {
    groupId: uuid,
    /** Null is about the group as a whole. */
    expenseId: uuid.nullable(),
    memberId: uuid,
    ...createdBy,
    updatedAt: instant,
  },
  defaults: {},
} as const satisfies Entity

export const activityKinds = [
  'group-created',
  'group-changed',
  'status-changed',
  'member-added',
  'member-joined',
  'member-renamed',
  'member-claimed',
  'member-left',
  'member-removed',
  'role-changed',
  'guest-changed',
  'guest-ended',
  'guest-kept',
  'household-changed',
  'household-asked',
  'household-refused',
  'invited',
  'invitation-rejected',
  'invitation-revoked',
  'expense-added',
  'expense-changed',
  'expense-deleted',
  'expense-restored',
  'settlement-claimed',
  'settlement-confirmed',
  'settlement-disputed',
  'settlement-reopened',
  'settlement-deleted',
  'settlement-restored',
  'settlement-imported',
  'debt-written-off',
  'debt-denied',
  'goal-added',
  'goal-changed',
  'goal-deleted',
  'goal-contribution',
  'goal-withdrawal',
  'account-added',
  'account-changed',
  'account-agreed',
  'account-refused',
  'account-entry',
  'account-entry-confirmed',
  'account-entry-disputed',
  'account-entry-deleted',
  'account-entry-restored',
] as const

export type ActivityKind = (typeof activityKinds)[number]

/** Written by the server only, in the transaction of what it tells. */
export const activity = {
  writable: {},
  serverOwned: {
    groupId: uuid,
    kind: z.enum(activityKinds),
    /** Who did it; null is a rule, such as a recurring expense. */
    memberId: uuid.nullable(),
    /** The expense, settlement, member, invitation or goal it is about. */
    subjectId: uuid.nullable(),
    /**
     * What it was called and came to then, and for a change what was before. What was deleted is
     * here as a whole (`row`), for as long as it can be restored.
     */
    data: z.record(z.string(), z.unknown()),
    createdAt: instant,
  },
  defaults: {},
} as const satisfies Entity

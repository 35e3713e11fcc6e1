/** What lives under a group: read live by its members, and changed only by named commands. */
import type { Collection } from '../collections.ts'
import { groupAccountEntries, groupAccounts } from './accounts.ts'
import { groupExpenses, groupShares } from './expenses.ts'
import { groupContributions, groupGoals } from './goals.ts'
import { invitations, receivedInvitations } from './invitations.ts'
import { settlementSides, settlements } from './settlements.ts'
import { activity, comments } from './talk.ts'

const byAge = { by: 'createdAt', direction: 'desc' } as const
const byDate = { by: 'date', direction: 'desc' } as const

export const groupCollections = {
  group_expenses: {
    path: 'groups/{groupId}/expenses',
    entity: groupExpenses,
    access: 'member',
    writes: [],
    order: byDate,
    filters: { date: 'range', categoryId: 'equal' },
    monthOf: 'date',
    isOpen: true,
  },
  settlements: {
    path: 'groups/{groupId}/settlements',
    entity: settlements,
    access: 'member',
    writes: [],
    order: byDate,
    filters: { status: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  group_goals: {
    path: 'groups/{groupId}/goals',
    entity: groupGoals,
    access: 'member',
    writes: [],
    order: byAge,
    filters: { status: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  group_contributions: {
    path: 'groups/{groupId}/goals/{goalId}/contributions',
    entity: groupContributions,
    access: 'member',
    writes: [],
    order: byDate,
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  group_accounts: {
    path: 'groups/{groupId}/accounts',
    entity: groupAccounts,
    access: 'member',
    writes: [],
    order: byAge,
    filters: { archived: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  group_account_entries: {
    path: 'groups/{groupId}/account_entries',
    entity: groupAccountEntries,
    access: 'member',
    writes: [],
    order: byDate,
    filters: { accountId: 'equal', date: 'range' },
    monthOf: null,
    isOpen: true,
  },
  invitations: {
    path: 'groups/{groupId}/invitations',
    entity: invitations,
    access: 'member',
    writes: [],
    order: byAge,
    filters: { status: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  comments: {
    path: 'groups/{groupId}/comments',
    entity: comments,
    access: 'member',
    writes: [],
    order: byAge,
    filters: { expenseId: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  activity: {
    path: 'groups/{groupId}/activity',
    entity: activity,
    access: 'member',
    writes: [],
    order: byAge,
    filters: { kind: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  /** In the book of whoever is invited: they are not in the group yet. */
  received_invitations: {
    path: 'users/{uid}/received_invitations',
    entity: receivedInvitations,
    access: 'owner',
    writes: [],
    order: byAge,
    filters: {},
    monthOf: null,
    isOpen: true,
  },
  /** In the book of whoever paid or was paid, written with the settlement. */
  settlement_sides: {
    path: 'users/{uid}/settlement_sides',
    entity: settlementSides,
    access: 'owner',
    writes: [],
    order: byDate,
    filters: { accountId: 'equal' },
    monthOf: null,
    isOpen: true,
  },
  /** In the member's own book, written with the group's expense. */
  group_shares: {
    path: 'users/{uid}/group_shares',
    entity: groupShares,
    access: 'owner',
    writes: ['update'],
    order: byDate,
    filters: { date: 'range', groupId: 'equal', categoryId: 'equal' },
    monthOf: 'date',
    isOpen: true,
  },
} as const satisfies Record<string, Collection>

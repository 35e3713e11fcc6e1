import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, day, instant, kept, replicated } from './column.ts'

const inGroup = { ...replicated, groupId: uuid('group_id').notNull() }

export const groupsTable = pgTable('groups', {
  ...replicated,
  name: text('name').notNull(),
  description: text('description'),
  kind: text('kind').notNull(),
  currency: text('currency').notNull(),
  simplifyDebts: boolean('simplify_debts').notNull(),
  status: text('status').notNull(),
  members: jsonb('members').notNull(),
  memberIds: uuid('member_ids').array().notNull(),
  ...kept,
})

export const groupExpensesTable = pgTable('group_expenses', {
  ...inGroup,
  description: text('description').notNull(),
  amount: amount('amount').notNull(),
  currency: text('currency').notNull(),
  rate: jsonb('rate'),
  date: day('date').notNull(),
  categoryId: uuid('category_id'),
  payers: jsonb('payers').notNull(),
  split: jsonb('split').notNull(),
  notes: text('notes'),
  receiptId: uuid('receipt_id'),
  shares: jsonb('shares').notNull(),
  version: integer('version').notNull(),
  templateId: uuid('template_id'),
  ...kept,
  updatedBy: uuid('updated_by').notNull(),
})

export const settlementsTable = pgTable('settlements', {
  ...inGroup,
  from: uuid('from_member').notNull(),
  to: uuid('to_member').notNull(),
  amount: amount('amount').notNull(),
  currency: text('currency').notNull(),
  date: day('date').notNull(),
  method: text('method').notNull(),
  note: text('note'),
  status: text('status').notNull(),
  imported: boolean('imported').notNull(),
  ...kept,
})

export const groupGoalsTable = pgTable('group_goals', {
  ...inGroup,
  name: text('name').notNull(),
  targetAmount: amount('target_amount').notNull(),
  currency: text('currency').notNull(),
  targetOn: day('target_on'),
  icon: text('icon').notNull(),
  color: text('color').notNull(),
  sharing: jsonb('sharing').notNull(),
  status: text('status').notNull(),
  targets: jsonb('targets').notNull(),
  totalSaved: amount('total_saved').notNull(),
  lastContributionAt: instant('last_contribution_at'),
  ...kept,
})

export const groupContributionsTable = pgTable('group_contributions', {
  ...inGroup,
  goalId: uuid('goal_id').notNull(),
  memberId: uuid('member_id').notNull(),
  kind: text('kind').notNull(),
  amount: amount('amount').notNull(),
  date: day('date').notNull(),
  note: text('note'),
  createdAt: instant('created_at').notNull(),
  by: uuid('by').notNull(),
})

export const invitationsTable = pgTable('invitations', {
  ...inGroup,
  channel: text('channel').notNull(),
  role: text('role').notNull(),
  memberId: uuid('member_id'),
  sentTo: text('sent_to'),
  notSent: text('not_sent'),
  status: text('status').notNull(),
  uses: integer('uses').notNull(),
  expiresAt: instant('expires_at').notNull(),
  ...kept,
})

export const receivedInvitationsTable = pgTable('received_invitations', {
  ...inGroup,
  groupName: text('group_name').notNull(),
  invitedBy: text('invited_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const commentsTable = pgTable('comments', {
  ...inGroup,
  expenseId: uuid('expense_id'),
  memberId: uuid('member_id').notNull(),
  text: text('text').notNull(),
  ...kept,
})

export const activityTable = pgTable('activity', {
  ...inGroup,
  kind: text('kind').notNull(),
  memberId: uuid('member_id'),
  subjectId: uuid('subject_id'),
  data: jsonb('data').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const groupSharesTable = pgTable('group_shares', {
  ...replicated,
  groupId: uuid('group_id').notNull(),
  groupName: text('group_name'),
  expenseId: uuid('expense_id').notNull(),
  memberId: uuid('member_id').notNull(),
  description: text('description').notNull(),
  date: day('date').notNull(),
  currency: text('currency').notNull(),
  rate: jsonb('rate'),
  share: amount('share').notNull(),
  paid: amount('paid').notNull(),
  categoryId: uuid('category_id'),
  groupCategoryId: uuid('group_category_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

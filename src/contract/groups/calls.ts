/** What the group calls of the specification take and answer: thin wraps around the commands. */
import { z } from 'zod'
import { currency, rowOf, uuid } from '../entity.ts'
import { limits } from '../limits.ts'
import { groups, memberName } from './entities.ts'
import { groupExpenseRow, groupExpenses } from './expenses.ts'
import { groupGoalRow, groupGoals } from './goals.ts'
import { invitationRow, invitationToken } from './invitations.ts'

const balance = z.strictObject({ currency, memberId: uuid, amount: z.int() })

/** A group with what each member is owed (above zero) or owes, in each currency. */
export const groupAnswer = rowOf(groups).extend({ balances: z.array(balance) })
export type GroupAnswer = z.infer<typeof groupAnswer>

const optionalId = { id: uuid.optional() } as const

export const createGroupBody = z.strictObject({
  ...optionalId,
  ...groups.writable,
  description: groups.writable.description.default(null),
  kind: groups.writable.kind.default('other'),
  simplifyDebts: groups.writable.simplifyDebts.default(true),
  /** Names of those who have no account yet. */
  members: z
    .array(memberName)
    .max(limits.groupMembers - 1)
    .default([]),
})

export const createExpenseBody = z.strictObject({
  ...optionalId,
  groupId: uuid,
  ...groupExpenses.writable,
  rate: groupExpenses.writable.rate.default(null),
  categoryId: groupExpenses.writable.categoryId.default(null),
  jointAccountId: groupExpenses.writable.jointAccountId.default(null),
  notes: groupExpenses.writable.notes.default(null),
  receiptId: groupExpenses.writable.receiptId.default(null),
})

export const createGoalBody = z.strictObject({
  ...optionalId,
  groupId: uuid,
  ...groupGoals.writable,
  targetOn: groupGoals.writable.targetOn.default(null),
  icon: groupGoals.writable.icon.default('target'),
  color: groupGoals.writable.color.default('honey'),
})

/** Nothing but the group asks for a link. */
export const inviteBody = z
  .strictObject({
    groupId: uuid,
    email: z.string().trim().min(3).max(320).optional(),
    phone: z.string().trim().min(3).max(40).optional(),
    /** The placeholder they are. */
    memberId: uuid.nullable().default(null),
  })
  .refine(({ email, phone }) => !(email && phone), { error: 'Give an email or a phone number.' })

export const invitationBody = z
  .strictObject({ token: invitationToken.optional(), invitationId: uuid.optional() })
  .refine(({ token, invitationId }) => token ?? invitationId, {
    error: 'Give the token or the invitation.',
  })

export const groupsAnswer = z.strictObject({ groups: z.array(groupAnswer) })
export const oneGroupAnswer = z.strictObject({ group: groupAnswer })
export const expenseAnswer = z.strictObject({ expense: groupExpenseRow })
export const goalAnswer = z.strictObject({ goal: groupGoalRow })
/** `link` is what to hand on, also as a QR code; the token is told this once. */
export const inviteAnswer = z.strictObject({
  invitation: invitationRow,
  token: invitationToken,
  link: z.string(),
})

export const previewBody = z.strictObject({ token: invitationToken })
/** What somebody sees before they join. */
export const previewAnswer = z.strictObject({
  invitationId: uuid,
  groupId: uuid,
  groupName: z.string(),
  invitedBy: z.string(),
  /** Who one will be; null lets choose among `placeholders`, or be new. */
  memberId: uuid.nullable(),
  placeholders: z.array(z.strictObject({ memberId: uuid, name: z.string() })),
  isMember: z.boolean(),
})
export type PreviewAnswer = z.infer<typeof previewAnswer>

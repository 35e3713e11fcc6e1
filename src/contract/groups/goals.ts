/** A goal a group saves for: what each member is to bring, and what each has brought. */
import { z } from 'zod'
import { createdBy, type Entity, instant, isEachOnce, rowOf, uuid } from '../entity.ts'
import { contributionKinds, contributions, goalStatuses, goals } from '../goals/entities.ts'
import { limits } from '../limits.ts'

const part = z.int().min(0).max(limits.amountMinorUnits)

const parts = z
  .array(z.strictObject({ memberId: uuid, value: part }))
  .min(1, { error: 'Choose who saves for it.' })
  .max(limits.groupMembers)
  .refine((list) => isEachOnce(list.map(({ memberId }) => memberId)), {
    error: 'Choose each person once.',
  })

/** How the target is shared out: the same for all, by weights, or amounts that add up to it. */
const sharing = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('equal'), memberIds: z.array(uuid).min(1).max(50) }),
  z.strictObject({ mode: z.literal('ratio'), parts }),
  z.strictObject({ mode: z.literal('custom'), parts }),
])

const { name, targetAmount, currency, targetOn, icon, color } = goals.writable
const { amount, date, note } = contributions.writable

export const groupGoals = {
  writable: { name, targetAmount, currency, targetOn, icon, color, sharing },
  serverOwned: {
    groupId: uuid,
    status: z.enum(goalStatuses),
    /** They add up to the target. */
    targets: z.array(z.strictObject({ memberId: uuid, amount: part })),
    totalSaved: part,
    lastContributionAt: instant.nullable(),
    ...createdBy,
    updatedAt: instant,
  },
  defaults: { targetOn: null, icon: 'target', color: 'honey' },
} as const satisfies Entity

export const groupGoalRow = rowOf(groupGoals)
export type GroupGoalRow = z.infer<typeof groupGoalRow>

export const groupContributions = {
  writable: { amount, date, note },
  serverOwned: {
    groupId: uuid,
    goalId: uuid,
    memberId: uuid,
    kind: z.enum(contributionKinds),
    createdAt: instant,
    by: uuid,
  },
  defaults: { note: null },
} as const satisfies Entity

export type GroupSharing = z.infer<typeof sharing>

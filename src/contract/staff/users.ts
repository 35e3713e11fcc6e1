/** Users and groups as staff see them: who and how many, never what money was spent on. */
import { z } from 'zod'
import { instant, uuid } from '../entity.ts'
import { groupKinds, groupStatuses } from '../groups/entities.ts'
import { securityEvent } from '../identity/security-events.ts'
import { userStatuses } from '../users/entities.ts'
import { reason } from './entities.ts'
import { listed, pageOf } from './lists.ts'

const planNames = ['free', 'plus'] as const
export const userSorts = ['newest', 'oldest', 'name', 'seen'] as const
export type UserSort = (typeof userSorts)[number]

export const adminUsersQuery = z.strictObject({
  ...listed,
  status: z.enum(userStatuses).optional(),
  /** `asks`: whoever waits for an answer. */
  plan: z.enum([...planNames, 'asks']).optional(),
  sort: z.enum(userSorts).default('newest'),
})
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>

const adminUser = z.strictObject({
  id: uuid,
  name: z.string(),
  /** In full only for those who may change users. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(userStatuses),
  plan: z.enum(planNames),
  plusUntil: instant.nullable(),
  /** Asked for and not answered yet. */
  plusAsked: z.strictObject({ at: instant, months: z.int() }).nullable(),
  createdAt: instant,
  lastLogin: instant.nullable(),
})
export type AdminUser = z.infer<typeof adminUser>

export const adminUsersAnswer = pageOf(adminUser)

export const adminUserAnswer = adminUser.extend({
  emailVerified: z.boolean(),
  country: z.string().nullable(),
  timezone: z.string(),
  locale: z.string(),
  /** How many, by collection. */
  records: z.record(z.string(), z.int()),
  groups: z.int(),
  sessions: z.int(),
  lastSeenAt: instant.nullable(),
  /** Phrased by a model; those from their own book are not counted. */
  answersThisMonth: z.int(),
  hasSecondFactor: z.boolean(),
  /** When that ends, where somebody on the staff began to end it. */
  recoveryDueAt: instant.nullable(),
  /** What happened to their ways in, the newest first; addresses masked. */
  events: z.array(securityEvent),
  /** Since when, by whom and why; null for those who can log in. */
  suspension: z
    .strictObject({
      at: instant,
      staffName: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
})
export type AdminUserAnswer = z.infer<typeof adminUserAnswer>

/** So many months more; none ends it now, and it is asked why. A no leaves it as it is. */
export const plusBody = z.union([
  z.strictObject({
    months: z.int({ error: 'Choose how long.' }).min(1).max(36),
    /** Meant for a request: taken back meanwhile, nothing is given. */
    isAsked: z.literal(true).optional(),
  }),
  z.strictObject({ months: z.literal(0), reason }),
  z.strictObject({ isTurnedDown: z.literal(true) }),
])
export type PlusBody = z.infer<typeof plusBody>
export const plusAnswer = z.strictObject({ id: uuid, plusUntil: instant.nullable() })

/** Why two-factor sign-in of somebody is to end, and when it does. */
export const recoverBody = z.strictObject({ reason })
export const recoverAnswer = z.strictObject({ id: uuid, dueAt: instant })

export const signOutAnswer = z.strictObject({ id: uuid, sessions: z.int() })

export const adminGroupsQuery = z.strictObject({
  ...listed,
  status: z.enum(groupStatuses).optional(),
  kind: z.enum(groupKinds).optional(),
})
export type AdminGroupsQuery = z.infer<typeof adminGroupsQuery>

const adminGroup = z.strictObject({
  id: uuid,
  name: z.string(),
  kind: z.enum(groupKinds),
  status: z.enum(groupStatuses),
  /** Those with an account, and places kept for others. */
  members: z.int(),
  placeholders: z.int(),
  expenses: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type AdminGroup = z.infer<typeof adminGroup>
export const adminGroupsAnswer = pageOf(adminGroup)

export const groupStatusBody = z.strictObject({ status: z.enum(groupStatuses) })

/** A group: people who share expenses. It stands at the top level, not under one user. */
import { z } from 'zod'
import { currency, type Entity, instant, rowOf, shownName, text, uuid } from '../entity.ts'
import { tokenRights } from '../tokens/entities.ts'

export const groupKinds = ['trip', 'home', 'couple', 'event', 'other'] as const
/** Settling: costs stand still and are paid. Closed and archived groups can only be read. */
export const groupStatuses = ['open', 'settling', 'closed', 'archived'] as const
export const memberRoles = ['owner', 'admin', 'member'] as const

export const memberName = shownName(100, 'Give them a name.')

/** Without a uid it is a placeholder until somebody claims it; balances are by memberId. */
const member = z.strictObject({
  memberId: uuid,
  uid: uuid.nullable(),
  name: text(100),
  role: z.enum(memberRoles),
  /** Those of one household settle as one. */
  householdId: uuid.nullable(),
  /** They said themselves that they settle with it: only then may the others answer for them. */
  hasAgreed: z.boolean().optional(),
  /** The household they would join, and who of it has agreed; absent or null when none. */
  asks: z
    .strictObject({ withMember: uuid, householdId: uuid, agreed: z.array(uuid) })
    .nullable()
    .optional(),
  joinedAt: instant,
  /** Kept for the history: who left is in no new expense and sees nothing. */
  leftAt: instant.nullable(),
  /** Without an account, by a seat: what they may. Absent or null for everybody else. */
  guest: z.enum(tokenRights).nullable().optional(),
  /** They did not leave by themselves. */
  isRemoved: z.boolean().optional(),
  /** Which member took them out; not known of long ago. */
  removedBy: uuid.optional(),
  /** They left though something was open; it stays so. */
  leftOpen: z.boolean().optional(),
})

export const groups = {
  writable: {
    name: shownName(80, 'Give the group a name.'),
    description: text(500).nullable(),
    kind: z.enum(groupKinds),
    currency,
    simplifyDebts: z.boolean(),
  },
  serverOwned: {
    status: z.enum(groupStatuses),
    members: z.array(member),
    /** The users who are in it now: they, and nobody else, may read it. */
    memberIds: z.array(uuid),
    createdAt: instant,
    createdBy: uuid,
    updatedAt: instant,
  },
  defaults: { description: null, kind: 'other', simplifyDebts: true },
} as const satisfies Entity

export const groupRow = rowOf(groups)
export type GroupRow = z.infer<typeof groupRow>
export type GroupMember = z.infer<typeof member>
export type MemberRole = (typeof memberRoles)[number]
export type GroupStatus = (typeof groupStatuses)[number]

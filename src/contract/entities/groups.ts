/** A group: people who share expenses. It stands at the top level, not under one user. */
import { z } from 'zod'
import { currency, type Entity, instant, named, text, uuid } from './entity.ts'

export const groupKinds = ['trip', 'home', 'couple', 'event', 'other'] as const
export const groupStatuses = ['open', 'settling', 'closed', 'archived'] as const
export const memberRoles = ['owner', 'admin', 'member'] as const

/** A member without a uid is a placeholder until somebody claims it. */
const member = z.strictObject({
  memberId: uuid,
  uid: uuid.nullable(),
  name: text(100),
  role: z.enum(memberRoles),
  householdId: uuid.nullable(),
  joinedAt: instant,
})

export const groups = {
  writable: {
    name: named(80, 'Give the group a name.'),
    description: text(500).nullable(),
    kind: z.enum(groupKinds),
    currency,
    simplifyDebts: z.boolean(),
  },
  serverOwned: {
    status: z.enum(groupStatuses),
    members: z.array(member),
    memberIds: z.array(uuid),
    createdAt: instant,
    createdBy: uuid,
    updatedAt: instant,
  },
  defaults: { description: null, kind: 'other', simplifyDebts: true },
} as const satisfies Entity

/** An admin profile: a member of staff, kept apart from the users of the app. */
import { z } from 'zod'
import { adminRoles, defaultAdminRole, type Permissions, resources, verbs } from '../permissions.ts'
import { type Entity, instant, text } from './entity.ts'

const permissions: z.ZodType<Permissions> = z.partialRecord(
  z.enum(resources),
  z.array(z.enum(verbs)),
)

export const admins = {
  writable: {},
  serverOwned: {
    email: z.string(),
    displayName: text(100),
    role: z.enum(adminRoles),
    permissions,
    createdAt: instant,
    lastLoginAt: instant.nullable(),
    isActive: z.boolean(),
  },
  defaults: { role: defaultAdminRole, isActive: true },
} as const satisfies Entity

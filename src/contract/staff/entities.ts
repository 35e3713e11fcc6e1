/** An admin profile: a member of staff, kept apart from the users of the app. */
import { z } from 'zod'
import { type Entity, instant, named, rowOf, text, uuid } from '../entity.ts'
import { email, nextPassword, password } from '../identity/password.ts'
import { secondFactor } from '../identity/second-factor.ts'
import { adminRoles, defaultAdminRole, type Permissions, resources, verbs } from '../permissions.ts'

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

export const adminRow = rowOf(admins)
export type AdminRow = z.infer<typeof adminRow>

export const adminLoginBody = z.strictObject({ email, password, totp: secondFactor.optional() })
export type AdminLoginBody = z.infer<typeof adminLoginBody>

/** With recovery codes where the second factor was set up just now; they are shown this once. */
export const adminSessionAnswer = z.strictObject({
  admin: adminRow,
  token: z.string(),
  recoveryCodes: z.array(z.string()).optional(),
})
export type AdminSessionAnswer = z.infer<typeof adminSessionAnswer>

/** Instead of the password one was given. */
export const firstPasswordBody = z.strictObject({ email, password, newPassword: nextPassword })
export type FirstPasswordBody = z.infer<typeof firstPasswordBody>
export const entranceEnrolBody = z.strictObject({ email, password })
export type EntranceEnrolBody = z.infer<typeof entranceEnrolBody>

const role = z.enum(adminRoles, { error: 'Choose a role.' })
const displayName = z.string({ error: 'Enter a name.' }).trim().pipe(named(100, 'Enter a name.'))

export const newStaffBody = z.strictObject({
  email,
  displayName,
  role: role.default(defaultAdminRole),
})
export type NewStaffBody = z.infer<typeof newStaffBody>

export const staffChangeBody = z
  .strictObject({ displayName, role, isActive: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'Say what to change.' })
export type StaffChangeBody = z.infer<typeof staffChangeBody>

/** A password made by the server for somebody else; it is shown this once. */
export const issuedPasswordAnswer = z.strictObject({ admin: adminRow, password: z.string() })
export type IssuedPasswordAnswer = z.infer<typeof issuedPasswordAnswer>

const staffMember = adminRow.extend({
  hasSecondFactor: z.boolean(),
  /** A password that was handed out and not changed yet lets in until then; null: one's own. */
  passwordExpiresAt: instant.nullable(),
})
export const staffAnswer = z.strictObject({ staff: z.array(staffMember) })
export type StaffMember = z.infer<typeof staffMember>
export type StaffAnswer = z.infer<typeof staffAnswer>

export const passwordChangeBody = z.strictObject({ current: password, password: nextPassword })
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>

export const totpEnrolBody = z.strictObject({ password })

/** The code where a second factor is on. */
export const staffProofBody = z.strictObject({ password, code: secondFactor.optional() })
export type StaffProofBody = z.infer<typeof staffProofBody>

export const totpDisableBody = z.strictObject({ password, code: secondFactor })

/** Why something is done to somebody. */
export const reason = z.string().trim().pipe(named(300, 'Say why.'))

/** What staff may make of an account. */
export const settableStatuses = ['active', 'suspended'] as const
/** Why somebody is shut out or let in is kept in the log, for whoever is asked about it later. */
export const userStatusBody = z.strictObject({
  status: z.enum(settableStatuses, { error: 'Choose active or suspended.' }),
  reason,
})
export type UserStatusBody = z.infer<typeof userStatusBody>
export const userStatusAnswer = z.strictObject({ id: uuid, status: z.enum(settableStatuses) })

/** Nobody can take it back, so it is asked why, as before somebody is shut out. */
export const deleteUserBody = z.strictObject({ reason })

/** Every action that is written to the audit log, as `what.done`. */
export const auditActions = [
  'login',
  'login.refused',
  'proof.refused',
  'logout',
  'password.change',
  'totp.enable',
  'totp.recovery',
  'totp.disable',
  'staff.create',
  'staff.change',
  'staff.reset',
  'user.list',
  'user.view',
  'user.search',
  'user.suspend',
  'user.activate',
  'user.plus',
  'user.sign-out',
  'user.recover',
  'user.delete',
  'group.status',
  'group.delete',
  'testimonial.review',
  'testimonial.delete',
  'category.create',
  'category.change',
  'announcement.send',
  'support.list',
  'support.view',
  'support.reply',
  'support.status',
  'support.delete',
  'job.run',
  'audit.export',
] as const
export type AuditAction = (typeof auditActions)[number]

const auditEntry = z.strictObject({
  seq: z.int(),
  at: instant,
  /** Null: whoever runs the server. */
  staffId: uuid.nullable(),
  staffName: z.string().nullable(),
  action: z.string(),
  target: uuid.nullable(),
  /** As they are called today; the log itself names nobody, so that it can stay. */
  targetName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditFilter = z.strictObject({
  /** Who did it, or whom it was about. */
  person: uuid.optional(),
  action: z.enum(auditActions).optional(),
  /** From this instant on, and up to before that one. */
  from: instant.optional(),
  to: instant.optional(),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditQuery = auditFilter.extend({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})
export type AuditQuery = z.infer<typeof auditQuery>

export const auditAnswer = z.strictObject({
  entries: z.array(auditEntry),
  /** Give it as `before` to go on; null at the end. */
  next: z.int().nullable(),
})
export type AuditAnswer = z.infer<typeof auditAnswer>

export const auditVerifyAnswer = z.strictObject({
  isIntact: z.boolean(),
  entries: z.int(),
  /** The first entry that is not as it was written. */
  brokenAt: z.int().nullable(),
})
export type AuditVerifyAnswer = z.infer<typeof auditVerifyAnswer>

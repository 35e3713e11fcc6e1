/** The calls of the admin area that we add to the specified one, each with who may make it. */
import { z } from 'zod'
import { contentCalls } from './admin-content-calls.ts'
import { systemCalls } from './admin-system-calls.ts'
import { userCalls } from './admin-user-calls.ts'
import type { OwnCall } from './calls.ts'
import {
  adminLoginBody,
  adminRow,
  adminSessionAnswer,
  auditAnswer,
  auditQuery,
  auditVerifyAnswer,
  issuedPasswordAnswer,
  newStaffBody,
  passwordChangeBody,
  recoveryCodesAnswer,
  staffAnswer,
  staffChangeBody,
  totpConfirmBody,
  totpDisableBody,
  totpEnrolAnswer,
  totpEnrolBody,
  totpStateAnswer,
} from './entities/admins.ts'
import type { Resource, Verb } from './permissions.ts'

const done = z.strictObject({ ok: z.literal(true) })

/** Staff: everybody of them who is active, for what is their own. Nobody: the entrance. */
export type Needs = readonly [Resource, Verb] | 'staff' | 'nobody'

/** Without saying what it needs, no call of the staff compiles. */
export type AdminCall = OwnCall & { readonly needs: Needs }

export const adminCalls = {
  'admin.login': {
    method: 'POST',
    path: '/api/admin/login',
    auth: 'none',
    needs: 'nobody',
    summary: 'Log in as staff with email, password and, if it is on, a second factor',
    body: adminLoginBody,
    answer: adminSessionAnswer,
  },
  'admin.logout': {
    method: 'POST',
    path: '/api/admin/logout',
    auth: 'admin',
    needs: 'staff',
    summary: 'End this staff session',
    body: null,
    answer: done,
  },
  'admin.password': {
    method: 'POST',
    path: '/api/admin/password',
    auth: 'admin',
    needs: 'staff',
    summary: 'Change my password and end my other sessions',
    body: passwordChangeBody,
    answer: done,
  },
  'admin.totp.state': {
    method: 'GET',
    path: '/api/admin/totp',
    auth: 'admin',
    needs: 'staff',
    summary: 'Whether my second factor is on',
    body: null,
    answer: totpStateAnswer,
  },
  'admin.totp.enrol': {
    method: 'POST',
    path: '/api/admin/totp/enrol',
    auth: 'admin',
    needs: 'staff',
    summary: 'Begin to set up my second factor',
    body: totpEnrolBody,
    answer: totpEnrolAnswer,
  },
  'admin.totp.confirm': {
    method: 'POST',
    path: '/api/admin/totp/confirm',
    auth: 'admin',
    needs: 'staff',
    summary: 'Turn my second factor on with its first code',
    body: totpConfirmBody,
    answer: recoveryCodesAnswer,
  },
  'admin.totp.disable': {
    method: 'POST',
    path: '/api/admin/totp/disable',
    auth: 'admin',
    needs: 'staff',
    summary: 'Turn my second factor off',
    body: totpDisableBody,
    answer: done,
  },
  'admin.staff.list': {
    method: 'GET',
    path: '/api/admin/staff',
    auth: 'admin',
    needs: ['system', 'read'],
    summary: 'Everybody on the staff',
    body: null,
    answer: staffAnswer,
  },
  'admin.staff.create': {
    method: 'POST',
    path: '/api/admin/staff',
    auth: 'admin',
    needs: ['system', 'manage'],
    summary: 'Add somebody to the staff; the answer holds their first password',
    body: newStaffBody,
    answer: issuedPasswordAnswer,
  },
  'admin.staff.change': {
    method: 'PATCH',
    path: '/api/admin/staff/:id',
    auth: 'admin',
    needs: ['system', 'manage'],
    summary: 'Change name or role, deactivate or activate',
    body: staffChangeBody,
    answer: z.strictObject({ admin: adminRow }),
  },
  'admin.staff.reset': {
    method: 'POST',
    path: '/api/admin/staff/:id/reset',
    auth: 'admin',
    needs: ['system', 'manage'],
    summary: 'Give somebody a new password, turn their second factor off and end their sessions',
    body: null,
    answer: issuedPasswordAnswer,
  },
  'admin.audit.list': {
    method: 'GET',
    path: '/api/admin/audit',
    auth: 'admin',
    needs: ['system', 'read'],
    summary: 'What staff did, newest first',
    query: auditQuery,
    body: null,
    answer: auditAnswer,
  },
  'admin.audit.mine': {
    method: 'GET',
    path: '/api/admin/audit/mine',
    auth: 'admin',
    needs: 'staff',
    summary: 'What I did, newest first',
    query: auditQuery,
    body: null,
    answer: auditAnswer,
  },
  'admin.audit.verify': {
    method: 'GET',
    path: '/api/admin/audit/verify',
    auth: 'admin',
    needs: ['system', 'read'],
    summary: 'Whether every entry of the audit log is as it was written',
    body: null,
    answer: auditVerifyAnswer,
  },
  ...userCalls,
  ...contentCalls,
  ...systemCalls,
} as const satisfies Record<string, AdminCall>

export type AdminCallName = keyof typeof adminCalls

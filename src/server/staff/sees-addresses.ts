import { permissions } from '#contract/permissions.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import { can } from '#domain/permissions.ts'

/** Whole addresses and numbers are for those who may do something about users. */
export const seesAddresses = (admin: AdminRow) => can(permissions, admin, 'users', 'write')

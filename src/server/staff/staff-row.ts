import type pg from 'pg'
import type { Logger } from 'pino'
import { type AdminRole, adminRoles, defaultAdminRole, permissions } from '#contract/permissions.ts'
import type { AdminRow } from '#contract/staff/entities.ts'

/** A row of the table, read with `staffColumns`. */
export interface StaffRecord {
  readonly id: string
  readonly email: string
  readonly display_name: string
  readonly role: string | null
  readonly created_at: Date
  readonly last_login_at: Date | null
  readonly is_active: boolean
}

export interface HasSecondFactor {
  readonly has_second_factor: boolean
}

export const staffColumns =
  's.id, s.email, s.display_name, s.role, s.created_at, s.last_login_at, s.is_active'

const isRole = (role: string | null): role is AdminRole =>
  (adminRoles as readonly (string | null)[]).includes(role)

/** Without a known role somebody is a viewer; that is worth a look, so it is logged. */
function roleOf({ id, role }: Pick<StaffRecord, 'id' | 'role'>, log: Logger): AdminRole {
  if (isRole(role)) return role
  log.warn({ staffId: id, role }, 'a member of staff has no known role and is taken as a viewer')
  return defaultAdminRole
}

export function adminOf(record: StaffRecord, log: Logger): AdminRow {
  const role = roleOf(record, log)
  return {
    id: record.id,
    email: record.email,
    displayName: record.display_name,
    role,
    permissions: permissions[role],
    createdAt: record.created_at.toISOString(),
    lastLoginAt: record.last_login_at?.toISOString() ?? null,
    isActive: record.is_active,
  }
}

type Queryable = Pick<pg.Pool, 'query'>

export async function findStaff(db: Queryable, id: string): Promise<StaffRecord | null> {
  const { rows } = await db.query<StaffRecord>(
    `select ${staffColumns} from staff s where s.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function readPasswordHash(db: Queryable, id: string): Promise<string> {
  const { rows } = await db.query<{ password_hash: string }>(
    'select password_hash from staff where id = $1',
    [id],
  )
  return rows[0]?.password_hash ?? ''
}

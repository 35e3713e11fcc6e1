import type {
  AuditAction,
  AuditAnswer,
  AuditEntry,
  AuditQuery,
  AuditVerifyAnswer,
} from '#contract/entities/admins.ts'
import type { Database, Transaction } from '../db/database.ts'

interface NewEntry {
  /** Null: whoever runs the server. */
  readonly staffId: string | null
  readonly action: AuditAction
  readonly target?: string
  /** What changed. Never a secret, and nothing that tells who a user is. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly at: Date
}

/**
 * Written in the transaction of the action itself, and last in it: the chain is locked from here
 * until commit.
 */
export async function audit(tx: Transaction, entry: NewEntry): Promise<void> {
  const { at, staffId, action, target = null, details = {} } = entry
  await tx.client.query(
    'insert into audit_log (at, staff_id, action, target, details) values ($1, $2, $3, $4, $5)',
    [at, staffId, action, target, details],
  )
}

const entries = `select a.seq, a.at, a.staff_id as "staffId", s.display_name as "staffName",
    a.action, a.target, t.display_name as "targetName", a.details
  from audit_log a left join staff s on s.id = a.staff_id left join staff t on t.id = a.target
  where ($1::uuid is null or a.staff_id = $1) and ($2::bigint is null or a.seq < $2)
  order by a.seq desc limit $3`

/** Newest first; of one member of staff, or of everybody. */
export async function readAudit(
  { pool }: Pick<Database, 'pool'>,
  { before, limit }: AuditQuery,
  staffId: string | null = null,
): Promise<AuditAnswer> {
  const { rows } = await pool.query<Omit<AuditEntry, 'at'> & { at: Date }>(entries, [
    staffId,
    before ?? null,
    limit + 1,
  ])
  const shown = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { entries: shown, next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null }
}

/** One statement, so that an entry written meanwhile is either in it or not. */
export async function verifyAudit({ pool }: Pick<Database, 'pool'>): Promise<AuditVerifyAnswer> {
  const { rows } = await pool.query<{ entries: number; brokenAt: number | null }>(
    'select (select count(*) from audit_log) as entries, audit_log_break() as "brokenAt"',
  )
  const { entries: counted = 0, brokenAt = null } = rows[0] ?? {}
  return { isIntact: brokenAt === null, entries: counted, brokenAt }
}

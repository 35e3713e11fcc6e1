import type {
  AdminRow,
  AuditAction,
  AuditAnswer,
  AuditEntry,
  AuditFilter,
  AuditQuery,
  AuditVerifyAnswer,
} from '#contract/staff/entities.ts'
import { csvLine } from '#domain/csv.ts'
import { maskWithin } from '#domain/groups/mask-address.ts'
import type { AuditSeal } from '../db/audit-seal.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { seesAddresses } from './sees-addresses.ts'

/** More than a small service does in ten years; narrower filters give the rest. */
const EXPORTED_MOST = 100_000

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
  const { rows } = await tx.client.query<{ seq: number; hash: Buffer }>(
    `insert into audit_log (at, staff_id, action, target, details) values ($1, $2, $3, $4, $5)
      returning seq, hash`,
    [at, staffId, action, target, details],
  )
  for (const { seq, hash } of rows) {
    const mac = tx.seal.macOf(seq, hash)
    await tx.client.query('insert into audit_seals (seq, mac) values ($1, $2)', [seq, mac])
    tx.afterCommit(() => tx.seal.keepHead({ seq, mac: mac.toString('hex') }))
  }
}

/** Entries of before there were seals are held by the seal of the last of them. */
export async function sealOldEntries({ pool, seal }: Sealed): Promise<void> {
  if (seal.readHead()) return
  const { rows } = await pool.query<{ seq: number; hash: Buffer }>(
    `select seq, hash from audit_log where not exists (select from audit_seals)
      order by seq desc limit 1`,
  )
  for (const { seq, hash } of rows)
    await pool.query('insert into audit_seals values ($1, $2) on conflict do nothing', [
      seq,
      seal.macOf(seq, hash),
    ])
}

/** Whoever left is called by no name; who they were is not in the log. */
const targetName = `coalesce(t.display_name, tg.name, tt.shown_as,
  case when mu.status is distinct from 'deleted' then tm.name end,
  case when tu.status <> 'deleted' then tu.name end,
  case when wu.status <> 'deleted' then wu.name end)`

const entries = `select a.seq, a.at, a.staff_id as "staffId", s.display_name as "staffName",
    a.action, a.target, ${targetName} as "targetName", a.details
  from audit_log a left join staff s on s.id = a.staff_id
    left join staff t on t.id = a.target left join users tu on tu.id = a.target
    left join groups tg on tg.id = a.target left join testimonials tt on tt.id = a.target
    left join support_messages tm on tm.id = a.target left join users mu on mu.id = tm.user_id
    left join users wu on wu.id = case when a.action like 'testimonial.%'
      then (a.details->>'userId')::uuid end
  where ($1::uuid is null or a.staff_id = $1)
    and ($2::uuid is null or a.staff_id = $2 or a.target = $2 or tt.user_id = $2
      or tm.user_id = $2 or a.details->>'userId' = $2::text)
    and ($3::text is null or a.action = $3)
    and ($4::timestamptz is null or a.at >= $4) and ($5::timestamptz is null or a.at < $5)`

type Read = Pick<Database, 'pool'>
interface Sealed {
  readonly pool: Pick<Database['pool'], 'query'>
  readonly seal: AuditSeal
}

async function read(
  { pool }: Read,
  staffId: string | null,
  { person, action, from, to }: AuditFilter,
  rest: string,
  isMasked = false,
): Promise<AuditEntry[]> {
  const asked = [staffId, person, action, from, to].map((value) => value ?? null)
  const { rows } = await pool.query<Omit<AuditEntry, 'at'> & { at: Date }>(
    `${entries} ${rest}`,
    asked,
  )
  return rows.map((row) => withoutAddresses({ ...row, at: row.at.toISOString() }, isMasked))
}

/** Why is told in free words: whom they were about may be gone, or not be known to who reads. */
function withoutAddresses(entry: AuditEntry, isMasked: boolean): AuditEntry {
  const { reason } = entry.details
  if (typeof reason !== 'string' || (entry.targetName !== null && !isMasked)) return entry
  return { ...entry, details: { ...entry.details, reason: maskWithin(reason) } }
}

/** Newest first; of everybody, or of one member of staff as their role lets them read it. */
export async function readAudit(
  database: Read,
  { before, limit, ...filter }: AuditQuery,
  admin: AdminRow | null = null,
): Promise<AuditAnswer> {
  const older = before === undefined ? '' : `and a.seq < ${before}`
  const rows = await read(
    database,
    admin?.id ?? null,
    filter,
    `${older} order by a.seq desc limit ${limit + 1}`,
    admin !== null && !seesAddresses(admin),
  )
  const shown = rows.slice(0, limit)
  return { entries: shown, next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null }
}

const columns = ['seq', 'at', 'staffId', 'staffName', 'action', 'target', 'targetName'] as const

/** All that the filter leaves, oldest first. That it was taken out of the house is kept too. */
export async function exportAudit(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  staffId: string,
  filter: AuditFilter,
): Promise<string> {
  const rows = await read(database, null, filter, `order by a.seq limit ${EXPORTED_MOST}`)
  const lines = rows.map((row) =>
    csvLine([...columns.map((name) => row[name]), JSON.stringify(row.details)]),
  )
  const details = { ...filter, entries: rows.length }
  await database.transact((tx) =>
    audit(tx, { staffId, action: 'audit.export', details, at: clock.now() }),
  )
  return csvLine([...columns, 'details']) + lines.join('')
}

interface Link {
  readonly seq: number
  readonly hash: Buffer
  readonly mac: Buffer | null
  readonly brokenAt: number | null
}

/** One statement, so that an entry written meanwhile is either in it or not. */
const chain = `with checked as materialized (select audit_log_break() as "brokenAt")
  select seq, hash, mac, "brokenAt" from checked, audit_log left join audit_seals using (seq)
  order by seq`

/** Whether all is as it was written: no entry changed, none made up, none cut off at the end. */
export async function verifyAudit({ pool, seal }: Sealed): Promise<AuditVerifyAnswer> {
  const head = seal.readHead()
  const { rows } = await pool.query<Link>(chain)
  const first = rows.findIndex(({ mac }) => mac !== null)
  const forged = rows
    .slice(Math.max(first, 0))
    .find(({ seq, hash, mac }) => mac === null || !seal.macOf(seq, hash).equals(mac))
  const isCut = head !== null && rows[head.seq - 1]?.mac?.toString('hex') !== head.mac
  const places = [rows[0]?.brokenAt, forged?.seq, isCut ? head.seq : null]
  const broken = places.filter((place) => typeof place === 'number')
  const brokenAt = broken.length > 0 ? Math.min(...broken) : null
  return { isIntact: brokenAt === null, entries: rows.length, brokenAt }
}

import { limits } from '#contract/limits.ts'
import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { isPlaceholder } from './placeholder-email.ts'

/** An address or number that leads to an account, and since when it does. */
export interface WayIn {
  readonly to: string
  readonly since: Date
}

export interface WaysIn {
  /** When the account was made. */
  readonly madeAt: Date
  readonly email: (WayIn & { readonly isProven: boolean; readonly provenAt: Date }) | null
  readonly phone: WayIn | null
}

interface Stored {
  readonly made_at: Date
  readonly email: string
  readonly is_proven: boolean
  readonly email_since: Date
  readonly proven_at: Date
  readonly phone: string | null
  readonly phone_since: Date
}

const waysOf = `select created_at as made_at, email, email_verified as is_proven,
    coalesce(email_since, created_at) as email_since,
    coalesce(email_proven_at, created_at) as proven_at,
    phone_number as phone, coalesce(phone_since, created_at) as phone_since
  from identity.users where id = $1`

/** How somebody can be reached and let in; null for nobody. */
export async function readWays(
  db: Pick<Transaction['client'], 'query'>,
  uid: string,
): Promise<WaysIn | null> {
  const { rows } = await db.query<Stored>(waysOf, [uid])
  const [row] = rows
  if (!row) return null
  const { email, is_proven: isProven, email_since: since, proven_at: provenAt, phone } = row
  return {
    madeAt: row.made_at,
    email: isPlaceholder(email) ? null : { to: email, since, isProven, provenAt },
    phone: phone === null ? null : { to: phone, since: row.phone_since },
  }
}

const youngSince = (now: Date) => now.getTime() - limits.wayInYoungS * 1000

/** There for a month, or what the account began with: an intruder's is neither. */
export const isEstablished = ({ since }: WayIn, { madeAt }: WaysIn, now: Date): boolean =>
  since <= madeAt || since.getTime() <= youngSince(now)

/**
 * Whether a reset by mail takes the number along. One that was added to an address nobody had
 * proven counts from when it was: until then whoever reads mail there could not know of it.
 */
export function losesPhone({ email, phone }: WaysIn, now: Date): boolean {
  if (!email || !phone) return false
  if (!email.isProven) return true
  const isAfterAddress = phone.since >= email.since
  const from = Math.max(
    phone.since.getTime(),
    isAfterAddress ? email.provenAt.getTime() : Number.NEGATIVE_INFINITY,
  )
  return from > youngSince(now)
}

/** Who has shown no address or number to be theirs uses their own book, and reaches nobody. */
export async function requireProvenWay(
  db: Pick<Transaction['client'], 'query'>,
  uid: string,
): Promise<void> {
  const ways = await readWays(db, uid)
  if (!ways?.phone && !ways?.email?.isProven) throw new Fault('unproven')
}

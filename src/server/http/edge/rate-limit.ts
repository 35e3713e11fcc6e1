import type pg from 'pg'
import { Fault } from '../fault.ts'
import { networksOf } from './networks.ts'

/** Where counts are kept: of their own, or as part of a transaction that may be taken back. */
export interface Counts {
  readonly pool: Pick<pg.Pool, 'query'>
}

export interface Allowance {
  /** Whose tries of what, such as `login:203.0.113.7`. */
  readonly bucket: string
  readonly limit: number
  readonly windowS: number
  /** How many to take at once. */
  readonly cost?: number
}

const take = {
  name: 'take-token',
  text: `insert into rate_limits as r (bucket, used, resets_at)
    values ($1, $2, now() + make_interval(secs => $3))
    on conflict (bucket) do update set
      used = case when r.resets_at <= now() then $2 else least(r.used, 1000000000) + $2 end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning used, extract(epoch from resets_at - now())::float8 as wait_s`,
}

/** Counts in the database, so that several servers share one count and a restart keeps it. */
export async function countUse(
  { pool }: Counts,
  { bucket, windowS, cost = 1 }: Omit<Allowance, 'limit'>,
): Promise<{ readonly used: number; readonly waitS: number }> {
  const { rows } = await pool.query<{ used: number; wait_s: number }>({
    ...take,
    values: [bucket, cost, windowS],
  })
  return { used: rows[0]?.used ?? 0, waitS: rows[0]?.wait_s ?? 0 }
}

/** And refuses what is beyond it. */
export async function takeToken(database: Counts, allowance: Allowance): Promise<void> {
  const { used, waitS } = await countUse(database, allowance)
  if (used > allowance.limit) throw new Fault('too-many-requests', undefined, waitS)
}

/** Which part of it is used, without taking any. */
export async function howFull({ pool }: Counts, { bucket, limit }: Allowance): Promise<number> {
  const { rows } = await pool.query<{ used: number }>(
    'select used from rate_limits where bucket = $1 and resets_at > now()',
    [bucket],
  )
  return (rows[0]?.used ?? 0) / limit
}

/** How many neighbours one network has room for: a /48 may do as much as so many of its parts. */
export const NETWORKS_AROUND = 8

interface AllowanceFrom extends Omit<Allowance, 'bucket'> {
  /** Tries of what, such as `login`. */
  readonly kind: string
  readonly address: string
}

/** Counts what comes from one place: an IPv4 address, or an IPv6 network and that around it. */
export async function takeTokenFrom(
  database: Counts,
  { kind, address, limit, ...rest }: AllowanceFrom,
): Promise<void> {
  const [near = '', around] = networksOf(address)
  await takeToken(database, { ...rest, bucket: `${kind}:${near}`, limit })
  if (around === undefined) return
  const bucket = `${kind}:${around}`
  await takeToken(database, { ...rest, bucket, limit: limit * NETWORKS_AROUND })
}

export async function dropOldLimits({ pool }: Counts): Promise<void> {
  await pool.query('delete from rate_limits where resets_at < now()')
}

import { createHash } from 'node:crypto'
import type { Database, Transaction } from '#server/db/database.ts'
import { networksOf } from '#server/http/edge/networks.ts'
import type { Device } from '../identity.ts'

/** Where tries come from. */
export interface Place {
  readonly network: string
  /** Whose tries count together: a known browser or network for itself, all strangers as one. */
  readonly counted: string
}

/** A network that counts for itself though nobody is known there. */
export const apart = (network: string) => `apart:${network}`
export const isApart = (counted: string) => counted.startsWith(apart(''))

/** Whose way in is tried. */
type Way = { readonly email: string } | { readonly phoneNumber: string } | { readonly uid: string }

type From = Pick<Device, 'address' | 'browser'>

const networkOf = (address: string): string => networksOf(address)[0] ?? ''

/** Not to be known again with somebody else who uses the same browser. */
export const markOf = (uid: string, { browser }: Pick<Device, 'browser'>) =>
  browser ? `#${createHash('sha256').update(`${uid} ${browser}`).digest('base64url')}` : null

interface Known {
  readonly uid: string
  readonly isNetwork: boolean
  readonly browsers: readonly string[]
}

/** One row whether or not anybody is known by this, so that time does not tell. */
const knownOf = (
  column: 'email' | 'phone_number' | 'id',
) => `select coalesce(u.id::text, '') as uid,
    exists (select from identity.known_places k
      where k.user_id = u.id and k.network = $2) as "isNetwork",
    array(select d.device from identity.known_devices d
      where d.user_id = u.id and d.is_known and d.device like '#%') as browsers
  from (select ${column === 'id' ? '$1::uuid' : 'lower($1)'} as asked) a
  left join identity.users u on u.${column} = a.asked`

function askedBy(way: Way) {
  if ('phoneNumber' in way) return ['phone_number', way.phoneNumber] as const
  return 'email' in way ? (['email', way.email] as const) : (['id', way.uid] as const)
}

/** A browser its owner came in by is known wherever it is; nobody else has what it keeps. */
export async function placeOf(
  { database }: { readonly database: Pick<Database, 'pool'> },
  way: Way,
  from: From,
): Promise<Place> {
  const network = networkOf(from.address)
  const [column, value] = askedBy(way)
  const { rows } = await database.pool.query<Known>(knownOf(column), [value, network])
  const { uid = '', isNetwork = false, browsers = [] } = rows[0] ?? {}
  const mark = markOf(uid, from)
  if (mark && browsers.includes(mark)) return { network, counted: mark }
  return { network, counted: isNetwork ? network : '' }
}

/** Whoever signed up or in came from there; answers whether they never did before. */
export async function notePlace(
  { client }: Transaction,
  uid: string,
  address: string,
  at: Date,
): Promise<boolean> {
  const network = networkOf(address)
  if (network === '') return false
  const { rows } = await client.query<{ isNew: boolean }>(
    `insert into identity.known_places as k (user_id, network, seen_at) values ($1, $2, $3)
      on conflict (user_id, network) do update set seen_at = $3
      returning k.xmax = 0 as "isNew"`,
    [uid, network, at],
  )
  return rows[0]?.isNew === true
}

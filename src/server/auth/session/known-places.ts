import type { Database, Transaction } from '#server/db/database.ts'
import { networksOf } from '#server/http/edge/networks.ts'

/** Where tries come from. */
export interface Place {
  readonly network: string
  /** Whose tries are counted together: a known network for itself, all strangers as one. */
  readonly counted: string
}

/** Whose way in is tried. */
type Way = { readonly email: string } | { readonly phoneNumber: string }

const networkOf = (address: string): string => networksOf(address)[0] ?? ''

/** The same work whether or not anybody is known by this, so that time does not tell. */
export async function placeOf(
  { database }: { readonly database: Pick<Database, 'pool'> },
  way: Way,
  address: string,
): Promise<Place> {
  const network = networkOf(address)
  const [column, value] = 'email' in way ? ['email', way.email] : ['phone_number', way.phoneNumber]
  const { rowCount } = await database.pool.query(
    `select from identity.known_places k join identity.users u on u.id = k.user_id
      where u.${column} = lower($1) and k.network = $2`,
    [value, network],
  )
  return { network, counted: rowCount ? network : '' }
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

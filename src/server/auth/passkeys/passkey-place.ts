import { isIP } from 'node:net'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { ownAddress } from '#server/settings/own-address.ts'
import type { IdentityConfig } from '../better-auth-engine.ts'

export interface PasskeyPlace {
  /** The host that passkeys are made for. */
  readonly rpId: string
  readonly origin: string
}

/** Where browsers keep passkeys: by a name, and over https unless it is this machine. */
export function passkeyPlace(config: IdentityConfig): PasskeyPlace | null {
  const { hostname: rpId, origin, protocol } = new URL(ownAddress(config))
  const isNamed = isIP(rpId.replace(/^\[|\]$/g, '')) === 0
  return isNamed && (protocol === 'https:' || rpId === 'localhost') ? { rpId, origin } : null
}

export function requirePlace(config: IdentityConfig): PasskeyPlace {
  const place = passkeyPlace(config)
  if (!place) throw new Fault('no-passkeys-here')
  return place
}

interface PlaceDeps {
  readonly config: IdentityConfig
  readonly database: Pick<Engine['database'], 'pool'>
}

/** Of this place: those made for another one open nothing here. */
export async function hasPasskeys({ config, database }: PlaceDeps, uid: string): Promise<boolean> {
  const place = passkeyPlace(config)
  const mine = 'select from identity.passkeys where user_id = $1 and rp_id = $2 limit 1'
  return place !== null && (await database.pool.query(mine, [uid, place.rpId])).rowCount === 1
}

/** Browsers give a passkey to the host it was made for alone. */
export async function warnOfOtherHosts({
  config,
  database,
  log,
}: Pick<Engine, 'config' | 'database' | 'log'>): Promise<void> {
  const host = passkeyPlace(config)?.rpId ?? null
  const { rows: passkeys } = await database.pool.query<{ host: string; count: number }>(
    `select rp_id as host, count(*)::int as count from identity.passkeys
      where rp_id is distinct from $1 group by rp_id order by rp_id`,
    [host],
  )
  if (passkeys.length === 0) return
  log.warn({ host, passkeys }, 'passkeys of another host name open nothing here: see PUBLIC_URL')
}

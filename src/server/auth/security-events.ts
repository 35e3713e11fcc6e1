import type { SecurityEvent } from '#contract/identity/security-events.ts'
import { limits } from '#contract/limits.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import type { Transaction } from '../db/database.ts'
import { deviceName } from '../http/edge/device-name.ts'
import { shortAddress } from '../http/edge/networks.ts'
import type { Device } from './identity.ts'

type Db = Pick<Transaction['client'], 'query'>

interface Happened extends Pick<SecurityEvent, 'what'> {
  readonly uid: string
  readonly device: Device
  readonly at: Date
  /** The address or number it is about. */
  readonly way?: string | null
}

/** For its owner, and for who helps them: what happened to the ways into an account. */
export async function noteEvent(db: Db, { uid, what, device, at, way }: Happened): Promise<void> {
  await db.query(
    `insert into identity.security_events (user_id, at, what, way, browser, network)
      values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[uid, at, what, way ? maskAddress(way) : null],
      ...[deviceName(device.userAgent), shortAddress(device.address)],
    ],
  )
}

/** The newest first. */
export async function readEvents(db: Db, uid: string): Promise<SecurityEvent[]> {
  const { rows } = await db.query<Omit<SecurityEvent, 'at'> & { readonly at: Date }>(
    `select at, what, way, browser, network from identity.security_events
      where user_id = $1 order by seq desc limit $2`,
    [uid, limits.securityEventsShown],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

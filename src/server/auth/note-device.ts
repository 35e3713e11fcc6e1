import type { Logger } from 'pino'
import { routes } from '#contract/routes.ts'
import type { Transaction } from '../db/database.ts'
import { notify } from '../notifications/notify.ts'
import { hashToken } from './bearer-token.ts'
import { deviceName } from './device-name.ts'
import type { Device } from './identity.ts'
import { notePlace } from './known-places.ts'

/** Remembers where somebody signed in, and tells them when it is a place they never were. */
export async function noteDevice(
  parts: { readonly log: Logger },
  tx: Transaction,
  session: { readonly uid: string; readonly token: string },
  device: Device,
  at: Date,
): Promise<void> {
  const { uid } = session
  await notePlace(tx, uid, device.address, at)
  const name = deviceName(device.userAgent)
  if (!(await isNewPlace(tx, uid, name, at))) return
  const sessionId = await sessionOf(tx, session.token)
  await notify(
    parts,
    tx,
    {
      uid,
      kind: 'security',
      subject: name,
      period: at.toISOString(),
      title: `New sign-in: ${name}`,
      body:
        'Your account was opened on a device that is new to it. ' +
        'If that was not you, sign it out, and change your password if you have one.',
      link: routes.profile.path,
      data: { about: 'sign-in', sessionId, device: name },
    },
    at,
  )
}

/** The very first place is no news. */
async function isNewPlace(tx: Transaction, uid: string, device: string, at: Date) {
  const { rows } = await tx.client.query<{ isNew: boolean; others: number }>(
    `insert into identity.known_devices as k (user_id, device, seen_at) values ($1, $2, $3)
      on conflict (user_id, device) do update set seen_at = $3
      returning k.xmax = 0 as "isNew",
        (select count(*) from identity.known_devices where user_id = $1) as others`,
    [uid, device, at],
  )
  const [row] = rows
  return row?.isNew === true && row.others > 0
}

async function sessionOf(tx: Transaction, token: string): Promise<string | null> {
  const { rows } = await tx.client.query<{ id: string }>(
    'select id from identity.sessions where token = $1',
    [hashToken(token)],
  )
  return rows[0]?.id ?? null
}

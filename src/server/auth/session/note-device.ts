import type pg from 'pg'
import type { Logger } from 'pino'
import { routes } from '#contract/routes.ts'
import type { Transaction } from '#server/db/database.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { deviceName } from '#server/http/edge/device-name.ts'
import { whereWords } from '#server/http/edge/happening.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Device, NewBrowser } from '../identity.ts'
import { readMails } from '../undo-links.ts'
import { markOf, notePlace } from './known-places.ts'

interface NoteDeps {
  readonly log: Logger
  /** Says so outside the app. */
  readonly tellNewBrowser: (news: NewBrowser) => void
}

/** Remembers where somebody signed in, and tells them when it is a browser they never used. */
export async function noteDevice(
  parts: NoteDeps,
  tx: Transaction,
  session: { readonly uid: string; readonly token: string },
  device: Device,
  at: Date,
): Promise<void> {
  const { uid } = session
  const isNewNetwork = await notePlace(tx, uid, device.address, at)
  const isNew = await isNewBrowser(tx, uid, device, isNewNetwork)
  await keepBrowser(tx, uid, device, at)
  if (!isNew) return
  const name = deviceName(device.userAgent)
  const sessionId = await sessionOf(tx, session.token)
  const mails = await readMails(tx.client, uid, at)
  tx.afterCommit(() => parts.tellNewBrowser({ uid, device, at, mails }))
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
        `Your account was opened in a browser that is new to it: ${whereWords(device)}. ` +
        'If that was not you, sign it out, and set a new password if you have one.',
      link: routes.profile.path,
      data: { about: 'sign-in', sessionId, device: name },
      // By a mail of its own, and whatever the switches say.
      isMailed: true,
      isFirm: true,
    },
    at,
  )
}

/** Whoever showed by a link that the account is theirs is no news there. */
export async function rememberDevice(tx: Transaction, uid: string, device: Device, at: Date) {
  await notePlace(tx, uid, device.address, at)
  await keepBrowser(tx, uid, device, at)
}

/** Where somebody came in before says nothing any more of whether it is them. */
export async function forgetDevices({ client }: Transaction, uid: string): Promise<void> {
  await client.query('update identity.known_devices set is_known = false where user_id = $1', [uid])
  await client.query('delete from identity.known_places where user_id = $1', [uid])
}

/**
 * Whoever was thrown out of one session, or of all but the own, is told of if they come again: the
 * browser they came by is known no more, unless it is the one that threw them out.
 */
export async function forgetBrowsers(
  db: Pick<pg.Pool, 'query'>,
  uid: string,
  own: string,
  thrownOut: string | null,
): Promise<void> {
  await db.query(
    `update identity.known_devices d set is_known = false
      from identity.sessions s where d.user_id = $1 and s.user_id = $1 and s.id <> $2
        and ($3::uuid is null or s.id = $3) and d.device = s.browser
        and s.browser is distinct from (select browser from identity.sessions where id = $2)`,
    [uid, own, thrownOut],
  )
}

/**
 * The very first one is no news. A browser is known again by the mark it keeps; whoever sends none,
 * or was here before there were marks, by its name and the network it is in.
 */
async function isNewBrowser(
  { client }: Transaction,
  uid: string,
  device: Device,
  isNewNetwork: boolean,
): Promise<boolean> {
  const seen = 'select device, is_known as "isKnown" from identity.known_devices where user_id = $1'
  const { rows } = await client.query<{ device: string; isKnown: boolean }>(seen, [uid])
  if (rows.length === 0) return false
  const isKnown = (name: string) => rows.some((row) => row.device === name && row.isKnown)
  const mark = markOf(uid, device)
  if (mark && rows.some((row) => row.device.startsWith('#'))) return !isKnown(mark)
  return isNewNetwork || !isKnown(deviceName(device.userAgent))
}

const BROWSERS_MOST = 100

async function keepBrowser({ client }: Transaction, uid: string, device: Device, at: Date) {
  const mark = markOf(uid, device)
  const names = [deviceName(device.userAgent), ...(mark ? [mark] : [])]
  await client.query(
    `insert into identity.known_devices (user_id, device, seen_at)
      select $1, unnest($2::text[]), $3
      on conflict (user_id, device) do update set seen_at = excluded.seen_at, is_known = true`,
    [uid, names, at],
  )
  await client.query(
    `delete from identity.known_devices where user_id = $1 and device not in
      (select device from identity.known_devices where user_id = $1
        order by seen_at desc, device limit $2)`,
    [uid, BROWSERS_MOST],
  )
}

async function sessionOf(tx: Transaction, token: string): Promise<string | null> {
  const { rows } = await tx.client.query<{ id: string }>(
    'select id from identity.sessions where token = $1',
    [hashToken(token)],
  )
  return rows[0]?.id ?? null
}

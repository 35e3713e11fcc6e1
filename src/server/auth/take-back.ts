import type { NotMeAnswer } from '#contract/identity/sign-in.ts'
import { limits } from '#contract/limits.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import type { TakenBack } from '#domain/taken-back.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { hashToken } from '../http/bearer-token.ts'
import { Fault } from '../http/fault.ts'
import { tellTakenBack } from '../notifications/tell-security.ts'
import type { Device } from './identity.ts'
import { dropPasskeysSince } from './passkeys/change-passkeys.ts'
import { dropRecovery, isRecoveryBegun } from './second-factor/begun-recovery.ts'
import { hasSecondFactor, userFactor } from './second-factor/user-factor.ts'
import { noteEvent } from './security-events.ts'
import { dropSsoSince } from './sso-links.ts'
import { tellWaysTakenBack } from './tell-ways.ts'
import type { Change } from './undo-links.ts'
import { readWays, type WaysIn } from './ways-in.ts'

type Stored = Change & {
  readonly uid: string
  readonly isLater: boolean
  /** It is the very change the link was sent for. */
  readonly isAsked: boolean
  /** A week before that one. */
  readonly weekBefore: Date
}

/** By whichever link: the change, those of the week before it, and all that came after it. */
const take = `with asked as (
    select user_id, seq, expires_at from identity.undo_links
    where token_hash = $1 and ended is null and expires_at > $2
  ), gone as (
    update identity.undo_links l set ended = 'used' from asked
    where l.user_id = asked.user_id and l.ended is null
      and (l.seq >= asked.seq or l.expires_at > asked.expires_at - make_interval(secs => $3))
    returning l.*, l.seq >= asked.seq as is_later, l.seq = asked.seq as is_asked,
      asked.expires_at - make_interval(secs => 2 * $3) as week_before
  )
  select user_id as uid, about, before, before_since as since, is_later as "isLater",
    is_asked as "isAsked", week_before as "weekBefore"
  from gone order by seq`

/**
 * Whoever got in changes one way in after the other, so none of them is taken back alone: everybody
 * is out, and only the ways in from before the first of them lead in again.
 */
export async function takeBack(
  engine: Engine,
  token: string,
  device: Device,
): Promise<NotMeAnswer> {
  const { clock, database, identity, log } = engine
  const hash = hashToken(token)
  const at = clock.now()
  const { answer, ...done } = await database.transact(async (tx) => {
    // The person before the link, as everything that changes a way in does.
    await tx.client.query(
      `select from identity.users where id =
        (select user_id from identity.undo_links where token_hash = $1) for update`,
      [hash],
    )
    const { rows } = await tx.client.query<Stored>(take, [hash, at, limits.undoLinkLifeS])
    const uid = rows[0]?.uid
    const before = uid === undefined ? null : await readWays(tx.client, uid)
    if (uid === undefined || !before) throw await whyOver(tx, hash)
    const { hadPassword, freed } = await identity.takeBack(tx, uid, toPutBack(rows, before), device)
    const secondFactor = await takeBackFactor(tx, uid, rows)
    const after = await readWays(tx.client, uid)
    const answer = { ...asTold(before, after, hadPassword), secondFactor }
    await noteEvent(tx.client, { uid, what: 'taken-back', device, at })
    await tellTakenBack({ log }, tx, uid, answer, at)
    log.warn({ uid, changes: rows.length }, 'changes were taken back')
    return { uid, before, after, freed, answer }
  })
  await tellWaysTakenBack(engine, { ...done, device }, answer)
  return answer
}

/**
 * What came in the week is gone, whatever was told of it and ended since. That staff are to end a
 * second factor is stopped by the very link that tells of it, and by no other: whoever asked them
 * may have no other way in.
 */
async function takeBackFactor(
  tx: Transaction,
  uid: string,
  rows: readonly Stored[],
): Promise<TakenBack['secondFactor']> {
  const asked = rows.find(({ isAsked }) => isAsked)
  if (!asked) return null
  await dropPasskeysSince(tx, uid, asked.weekBefore)
  await dropSsoSince(tx, uid, asked.weekBefore)
  const isGone = await userFactor.dropSince(tx, uid, asked.weekBefore)
  const isStopped = asked.about === 'recovery'
  if (isGone || isStopped) await dropRecovery(tx.client, uid)
  if (isGone) return 'gone'
  if (!(await hasSecondFactor(tx.client, uid))) return null
  if (isStopped) return 'stays-on'
  return (await isRecoveryBegun(tx.client, uid)) ? 'ends' : 'on'
}

/** The first of each kind: what was before it. Of an account that would have none, the later. */
function toPutBack(rows: readonly Stored[], ways: WaysIn): readonly Change[] {
  const first = (from: readonly Stored[], about: Change['about']) =>
    from.filter((row) => row.about === about).slice(0, 1)
  const [email, phone] = [first(rows, 'email'), first(rows, 'phone')]
  const hasEmail = email[0] ? email[0].before !== null : ways.email !== null
  const hasPhone = phone[0] ? phone[0].before !== null : ways.phone !== null
  if (hasEmail || hasPhone) return [...email, ...phone]
  const later = rows.filter(({ isLater }) => isLater)
  return [...first(later, 'email'), ...first(later, 'phone')]
}

function asTold(before: WaysIn, after: WaysIn | null, hadPassword: boolean) {
  const way = (about: 'email' | 'phone') => {
    const [was, now] = [before[about]?.to ?? null, after?.[about]?.to ?? null]
    const gone = was === now ? null : was
    return { now: now && maskAddress(now), gone: gone && maskAddress(gone) }
  }
  return { ok: true as const, email: way('email'), phone: way('phone'), hadPassword }
}

const overWords = {
  used: 'It was used already: the changes are taken back. Log in, or set a new password by email.',
  reset:
    'A new password was set by email after it was sent, and everybody else was signed out then. ' +
    'Is there something in your account that is not yours? Change it in your profile. If you ' +
    'cannot log in, ask whoever runs the server for help.',
  owner:
    'Whoever has the account ended it after it was sent, with a way in that is a month old. Is ' +
    'the account yours, and was it not you? Ask whoever runs the server for help.',
  late:
    'Its week is over. If something in your account is not yours, set a new password by email: ' +
    'that signs everybody else out. If you cannot, ask whoever runs the server for help.',
  unknown: 'It is not complete, or very old. Open it once more from the message it came in.',
} as const

async function whyOver({ client }: Transaction, hash: string): Promise<Fault> {
  const { rows } = await client.query<{ ended: 'used' | 'reset' | 'owner' | null }>(
    'select ended from identity.undo_links where token_hash = $1',
    [hash],
  )
  const [link] = rows
  const why = link ? (link.ended ?? 'late') : 'unknown'
  return new Fault('undo-over', { token: overWords[why] })
}

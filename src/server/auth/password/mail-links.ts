import type { LinkSentAnswer } from '#contract/identity/link-sent.ts'
import { outboxPath } from '#contract/identity/otp.ts'
import type { PendingEmail } from '#contract/identity/sign-in.ts'
import { limits } from '#contract/limits.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { hashToken, newToken } from '#server/http/bearer-token.ts'
import { Fault } from '#server/http/fault.ts'
import { ownAddress } from '#server/settings/own-address.ts'
import { lockIdentity } from '../session/evict.ts'

/** What a link in a mail is good for, once. */
export interface LinkUse {
  readonly purpose: 'reset' | 'verify'
  readonly uid: string
  /** Where it was sent: whoever opens it reads mail there. */
  readonly email: string
  /** Who asks for another address: the link ends with that session, and spares it. */
  readonly sessionId?: string | null
}

interface LinkDeps {
  readonly database: Database
  readonly clock: Clock
}

/**
 * Makes a link and has it sent. Only then those of the same purpose sent to this user before stop
 * working: one that could not be sent takes nothing from who has one.
 */
export async function sendLink(
  deps: LinkDeps & { readonly config: Config },
  use: LinkUse,
  send: (link: string) => Promise<void>,
): Promise<void> {
  const token = await newLink(deps, use)
  await send(linkAddress(deps.config, use, token))
  await dropFormerLinks(deps, use, token)
}

async function newLink({ database, clock }: LinkDeps, use: LinkUse): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(clock.now().getTime() + limits.mailLinkLifeS * 1000)
  const { purpose, uid, email, sessionId = null } = use
  await database.transact(async (tx) => {
    await lockIdentity(tx, uid)
    await tx.client.query(
      `insert into identity.mail_links
          (token_hash, purpose, user_id, email, expires_at, session_id)
        values ($1, $2, $3, $4, $5, $6)`,
      [hashToken(token), purpose, uid, email, expiresAt, sessionId],
    )
  })
  return token
}

async function dropFormerLinks({ database }: LinkDeps, use: LinkUse, token: string) {
  await database.pool.query(
    `delete from identity.mail_links l using identity.mail_links newest
      where newest.token_hash = $3 and l.user_id = $1 and l.purpose = $2
        and l.expires_at <= newest.expires_at and l.token_hash <> $3`,
    [use.uid, use.purpose, hashToken(token)],
  )
}

type Purpose = LinkUse['purpose']
interface StoredLink {
  readonly user_id: string
  readonly email: string
  readonly session_id: string | null
}

/** Whose link it is, without using it up. */
export async function readLink({ database, clock }: LinkDeps, purpose: Purpose, token: string) {
  const { rows } = await database.pool.query<StoredLink>(
    `select user_id, email, session_id from identity.mail_links
      where token_hash = $1 and purpose = $2 and expires_at > $3`,
    [hashToken(token), purpose, clock.now()],
  )
  return asUse(purpose, rows)
}

/** Uses the link up, in the transaction that does what it is for. */
export async function takeLink(tx: Transaction, purpose: Purpose, token: string, now: Date) {
  // The person before the link, as everything that voids links does.
  await tx.client.query(
    `select from identity.users where id =
      (select user_id from identity.mail_links where token_hash = $1) for update`,
    [hashToken(token)],
  )
  const { rows } = await tx.client.query<StoredLink>(
    `delete from identity.mail_links
      where token_hash = $1 and purpose = $2 and expires_at > $3
      returning user_id, email, session_id`,
    [hashToken(token), purpose, now],
  )
  return asUse(purpose, rows)
}

function asUse(purpose: Purpose, [link]: readonly StoredLink[]): LinkUse {
  if (!link) throw new Fault('link-expired')
  return { purpose, uid: link.user_id, email: link.email, sessionId: link.session_id }
}

/** Of a link for another address than its reader has: that of a newcomer is only to be proven. */
const isPending = `purpose = 'verify' and user_id = $1
  and email <> (select email from identity.users where id = $1)`

/** The address that becomes somebody's once they open its link, whichever session asked. */
export async function readPendingEmail(
  { database, clock }: LinkDeps,
  uid: string,
): Promise<PendingEmail | null> {
  const { rows } = await database.pool.query<{ email: string; until: Date }>(
    `select email, expires_at as until from identity.mail_links
      where ${isPending} and expires_at > $2
      order by expires_at desc limit 1`,
    [uid, clock.now()],
  )
  const [link] = rows
  return link ? { email: link.email, until: link.until.toISOString() } : null
}

/** The link opens nothing any more. */
export async function dropPendingEmail({ database }: LinkDeps, uid: string): Promise<void> {
  await database.pool.query(`delete from identity.mail_links where ${isPending}`, [uid])
}

export const linkAddress = (
  config: Config,
  { purpose }: { readonly purpose: Purpose | 'not-me' },
  token: string,
): string => `${ownAddress(config)}${routes.login.path}#${purpose}=${token}`

/** The same whether or not a link was sent: nobody learns by it who is here. */
export const linkSent = ({
  config,
}: {
  readonly config: Pick<Config, 'mail'>
}): LinkSentAnswer => ({
  ok: true,
  waitsAt: config.mail ? null : outboxPath,
})

import type {
  NewWay,
  NewWaysAnswer,
  UsedWay,
  WaysAnswer,
} from '#contract/identity/security-events.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '../engine.ts'
import { readFormerLinks } from './former/end-links.ts'
import { listPasskeys } from './passkeys/change-passkeys.ts'
import { passkeyPlace } from './passkeys/passkey-place.ts'
import { readRecovery } from './second-factor/recovery.ts'
import { lastUseOf, userFactor } from './second-factor/user-factor.ts'
import { readWays, type WayIn, type WaysIn } from './ways-in.ts'

type Deps = Pick<Engine, 'clock' | 'config' | 'database' | 'outside'>

/** What an account began with is nothing new. */
function newSince(way: WayIn | null, { madeAt }: WaysIn, now: Date): Date | null {
  const aWeekAgo = now.getTime() - limits.undoLinkLifeS * 1000
  return way && way.since > madeAt && way.since.getTime() > aWeekAgo ? way.since : null
}

/** Those an intruder may have added: their owner is to see them. */
async function readNewWays(
  { clock, database }: Deps,
  uid: string,
  ways: WaysIn | null,
): Promise<NewWaysAnswer> {
  const { pool } = database
  const find = async (about: 'email' | 'phone'): Promise<NewWay | null> => {
    const since = ways && newSince(ways[about], ways, clock.now())
    if (!since) return null
    const { rows } = await pool.query<{ browser: string }>(
      `select browser from identity.security_events
        where user_id = $1 and what in ($2, $2 || '-added') order by seq desc limit 1`,
      [uid, about],
    )
    return { since: since.toISOString(), browser: rows[0]?.browser ?? null }
  }
  return { email: await find('email'), phone: await find('phone') }
}

interface Used {
  readonly password_since: Date | null
  readonly password_used_at: Date | null
  readonly phone_used_at: Date | null
  readonly totp_since: Date | null
  readonly totp_used_at: Date | null
  readonly sso_since: Date | null
  readonly sso_used_at: Date | null
}

const usedOf = `select a.updated_at as password_since, u.password_used_at, u.phone_used_at,
    t.confirmed_at as totp_since, ${lastUseOf('t')} as totp_used_at,
    s.since as sso_since, s.last_used_at as sso_used_at
  from identity.users u
  left join identity.accounts a
    on a.user_id = u.id and a.provider_id = 'credential' and a.password is not null
  left join identity.totp t on t.user_id = u.id and t.confirmed_at is not null
  left join identity.sso_links s on s.user_id = u.id
  where u.id = $1`

const asUsed = (since: Date | null | undefined, usedAt: Date | null = null): UsedWay | null =>
  since ? { since: since.toISOString(), lastUsedAt: usedAt?.toISOString() ?? null } : null

/** Everything that leads to the account, for its owner. */
export async function readOwnWays(deps: Deps, uid: string): Promise<WaysAnswer> {
  const { pool } = deps.database
  const ways = await readWays(pool, uid)
  const { rows } = await pool.query<Used>(usedOf, [uid])
  const [used] = rows
  const { recoveryCodesLeft } = await userFactor.state(pool, uid)
  const dueAt = await readRecovery(deps.database, uid)
  return {
    ...(await readNewWays(deps, uid, ways)),
    used: {
      phone: asUsed(ways?.phone?.since, used?.phone_used_at),
      email: asUsed(ways?.email?.since, used?.password_used_at),
      password: asUsed(used?.password_since, used?.password_used_at),
      totp: asUsed(used?.totp_since, used?.totp_used_at),
      sso: asUsed(used?.sso_since, used?.sso_used_at),
    },
    passkeys: await listPasskeys(deps.database, uid),
    passkeysAt: passkeyPlace(deps.config)?.origin ?? null,
    ssoName: deps.outside.issuer?.name ?? null,
    recoveryCodesLeft,
    recoveryDueAt: dueAt?.toISOString() ?? null,
    former: await readFormerLinks(deps, uid),
  }
}

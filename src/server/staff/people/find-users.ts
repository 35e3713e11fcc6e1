import { createHmac } from 'node:crypto'
import { uuid } from '#contract/entity.ts'
import { email } from '#contract/identity/password.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { AdminUser } from '#contract/staff/users.ts'
import type { Engine } from '#server/engine.ts'
import { howFull, takeToken } from '#server/http/edge/rate-limit.ts'
import { audit } from '../audit.ts'
import type { Conditions } from '../read-page.ts'
import { seesAddresses } from '../sees-addresses.ts'

const HOUR_S = 3600
/** Whether an address is somebody's is worth more than a name, which is shown anyway. */
const ADDRESS_COST = 10

type By = 'id' | 'address' | 'text'

/** What was typed, as what it can be the whole of. */
function kindOf(search: string): By {
  if (uuid.safeParse(search).success) return 'id'
  return email.safeParse(search).success || phoneIn(search) !== null ? 'address' : 'text'
}

/** Such a search finds by the whole of it, for who sees no addresses. */
export const isAddress = (search: string) => kindOf(search) === 'address'

/** A whole number with its country, however it was spaced. */
function phoneIn(search: string): string | null {
  const squeezed = search.replace(/[\s()./-]/g, '')
  return /^\+\d{7,15}$/.test(squeezed) ? squeezed : null
}

/**
 * Those who see addresses find by any part of them. To others a part of an address that finds
 * somebody would tell the address letter by letter, so they find by the whole of it or not at all.
 */
export function addSearch(conditions: Conditions, admin: AdminRow, search: string): void {
  const by = kindOf(search)
  const isOpen = seesAddresses(admin)
  const phone = phoneIn(search)
  if (by === 'id') conditions.add('u.id = ?', search)
  else if (by === 'address' && !isOpen) {
    conditions.add('(lower(u.email) = ? or u.phone = ?)', phone ?? search.toLowerCase())
  } else if (!isOpen) conditions.addWords(['u.name'], search)
  else conditions.addWords(['u.name'], search, ['lower(u.email)', 'u.phone'], phone ?? search)
}

type UserSearchDeps = Pick<Engine, 'clock' | 'config' | 'database'>

/** So many an hour: nobody reads through everybody, and nobody guesses addresses by the dozen. */
export async function limitSearches(
  { config, database }: UserSearchDeps,
  admin: AdminRow,
  search: string,
): Promise<void> {
  if (search === '') return
  const isGuess = kindOf(search) === 'address' && !seesAddresses(admin)
  await takeToken(database, {
    bucket: `staff-search:${admin.id}`,
    limit: config.staffSearchesPerHour,
    windowS: HOUR_S,
    cost: isGuess ? ADDRESS_COST : 1,
  })
}

/** Of those who see no addresses, a text was compared with names alone. */
function searchedBy(admin: AdminRow, search: string): By | 'name' {
  const by = kindOf(search)
  return by === 'text' && !seesAddresses(admin) ? 'name' : by
}

/**
 * Kept without what was typed, which may be anybody's address; whom it found says enough. Once
 * within an hour for the same search and what it found: a page that is loaded again asks again.
 */
export async function noteSearch(
  { clock, config, database }: UserSearchDeps,
  admin: AdminRow,
  search: string,
  { total, rows }: PageAnswer<AdminUser>,
): Promise<void> {
  const [only] = total === 1 ? rows : []
  const asked = [admin.id, search, total, only?.id].join('\n')
  const digest = createHmac('sha256', config.authSecret).update(asked).digest('base64url')
  const seen = { bucket: `staff-searched:${digest}`, limit: 1, windowS: HOUR_S }
  if ((await howFull(database, seen)) >= 1) return
  await database.transact((tx) =>
    audit(tx, {
      ...{ staffId: admin.id, action: 'user.search', at: clock.now() },
      ...(only && { target: only.id }),
      details: { by: searchedBy(admin, search), found: total },
    }),
  )
  await takeToken(database, { ...seen, limit: Number.MAX_SAFE_INTEGER })
}

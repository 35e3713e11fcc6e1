import type { AdminRow } from '#contract/staff/entities.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { AdminUser, AdminUsersQuery, UserSort } from '#contract/staff/users.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import type { Engine } from '#server/engine.ts'
import { noteReading } from '../note-reading.ts'
import { Conditions, readPage, travelling } from '../read-page.ts'
import { seesAddresses } from '../sees-addresses.ts'
import { addSearch, limitSearches, noteSearch } from './find-users.ts'

const orders: Readonly<Record<UserSort, string>> = {
  newest: 'u.created_at desc, u.id desc',
  oldest: 'u.created_at, u.id',
  name: 'lower(u.name), u.id',
  seen: 'u.last_login desc nulls last, u.id desc',
}

/** Beside whom the present moment is compared: the clock of the server, not of PostgreSQL. */
export const userSelect = (now: string) => `json_build_object(
  'id', u.id, 'name', u.name, 'email', u.email, 'phone', u.phone, 'status', u.status,
  'plan', case when u.subscription_end_date > ${now} then 'plus' else 'free' end,
  'plusUntil', ${travelling('u.subscription_end_date')},
  'plusAsked', (select json_build_object('at', ${travelling('r.asked_at')}, 'months', r.months)
    from plus_requests r where r.user_id = u.id),
  'createdAt', ${travelling('u.created_at')}, 'lastLogin', ${travelling('u.last_login')})`

/** Users of the app, without the households that visitors try. */
export async function listUsers(
  parts: Pick<Engine, 'clock' | 'config' | 'database'>,
  admin: AdminRow,
  { page, search, status, plan, sort }: AdminUsersQuery,
): Promise<PageAnswer<AdminUser>> {
  const conditions = new Conditions()
  const { where, values } = conditions
  const now = literal(parts.clock.now())
  where.push('u.demo_until is null and u.guest_of is null')
  conditions.add('u.status = ?', status)
  if (plan === 'plus') where.push(`u.subscription_end_date > ${now}`)
  if (plan === 'asks') where.push('u.id in (select user_id from plus_requests)')
  if (plan === 'free') where.push(`coalesce(u.subscription_end_date <= ${now}, true)`)
  await limitSearches(parts, admin, search)
  addSearch(conditions, admin, search)
  const answer = await readPage<AdminUser>(parts.database.pool, {
    ...{ select: userSelect(now), from: 'users u', key: 'u.id', where, values, page },
    order: orders[sort],
  })
  if (search !== '') await noteSearch(parts, admin, search, answer)
  else if (seesAddresses(admin)) await noteReading(parts, admin, 'user.list')
  return { ...answer, rows: answer.rows.map((user) => masked(user, admin)) }
}

/**
 * Answers by a model of the month: counted from when the month began where they live, which is
 * up to fourteen hours before it did in UTC.
 */
export const answersThisMonth = (now: string) => `case when u.ai_advice_last_reset
  >= date_trunc('month', ${now}::timestamptz, 'UTC') - interval '14 hours'
  then u.ai_advice_count else 0 end`

/** An instant is made of digits, so it may stand in the text of a query. */
export const literal = (at: Date) => `'${at.toISOString()}'::timestamptz`

const hidden = (address: string | null) => address && maskAddress(address)

/** Whoever may only look sees enough to recognise somebody, and not enough to write to them. */
export const masked = <Person extends Partial<Pick<AdminUser, 'email' | 'phone'>>>(
  person: Person,
  admin: AdminRow,
): Person => {
  if (seesAddresses(admin)) return person
  const { email, phone } = person
  return {
    ...person,
    ...(email && { email: hidden(email) }),
    ...(phone && { phone: hidden(phone) }),
  }
}

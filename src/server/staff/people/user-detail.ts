import type { AdminRow } from '#contract/staff/entities.ts'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { userScope } from '#contract/sync.ts'
import { maskWithin } from '#domain/groups/mask-address.ts'
import { isOnOf } from '#server/auth/second-factor/user-factor.ts'
import { readEvents } from '#server/auth/security-events.ts'
import { documentsIn } from '#server/documents/collection.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { noteReading } from '../note-reading.ts'
import { travelling } from '../read-page.ts'
import { seesAddresses } from '../sees-addresses.ts'
import { answersThisMonth, literal, masked, userSelect } from './user-list.ts'

/** The profile itself is above; of what devices work out themselves there is nothing to count. */
const isCounted = ({ name, facts }: ReturnType<typeof documentsIn>[number]) =>
  name !== 'users' && !facts.isByPathOnly

/** One user: how many of everything, and not a single amount. That somebody looked is kept. */
export async function readUser(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  admin: AdminRow,
  uid: string,
): Promise<AdminUserAnswer> {
  const at = clock.now()
  const scope = userScope(uid)
  const { rows } = await database.pool.query<{ row: AdminUserAnswer }>(profile(at), [uid, at])
  const [found] = rows
  if (!found) throw new Fault('not-found')
  const counts = await database.pool.query<{ name: string; count: number }>(
    documentsIn(scope)
      .filter(isCounted)
      .map(({ name, table }) => counting(name, table))
      .join(' union all '),
    [scope],
  )
  await noteReading({ clock, database }, admin, 'user.view', uid)
  const records = counts.rows.map(({ name, count }) => [name, count] as const)
  const events = await readEvents(database.pool, uid)
  return withMaskedWhy({ ...found.row, events, records: Object.fromEntries(records) }, admin)
}

/** Why somebody is shut out is told in free words, with whatever address was written into them. */
function withMaskedWhy(user: AdminUserAnswer, admin: AdminRow): AdminUserAnswer {
  const { suspension } = user
  const why = suspension?.reason ?? null
  if (!suspension || why === null || seesAddresses(admin)) return masked(user, admin)
  return masked({ ...user, suspension: { ...suspension, reason: maskWithin(why) } }, admin)
}

const counting = (name: string, table: string) =>
  `select '${name}' as name, count(*) from ${table} where scope = $1`

const profile = (at: Date) => `select (${userSelect(literal(at))}::jsonb || jsonb_build_object(
    'emailVerified', u.email_verified, 'country', u.country, 'timezone', u.timezone,
    'locale', u.locale, 'answersThisMonth', ${answersThisMonth('$2')},
    'groups', (select count(*) from groups g where g.member_ids @> array[u.id]),
    'sessions', (select count(*) from identity.sessions s
      where s.user_id = u.id and s.expires_at > $2),
    'hasSecondFactor', ${isOnOf('u.id')},
    'recoveryDueAt', (select ${travelling('r.due_at')} from identity.recoveries r
      where r.user_id = u.id),
    'suspension', (select jsonb_build_object('at', ${travelling('a.at')},
        'staffName', s.display_name, 'reason', a.details->>'reason')
      from audit_log a left join staff s on s.id = a.staff_id
      where a.target = u.id and a.action = 'user.suspend' and u.status = 'suspended'
      order by a.seq desc limit 1),
    'lastSeenAt', (select ${travelling('l.at')} from last_seen l where l.user_id = u.id))) as row
  from users u where u.id = $1 and u.demo_until is null and u.guest_of is null`

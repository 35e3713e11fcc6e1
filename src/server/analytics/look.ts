import type pg from 'pg'
import { groupScope, type Scope, userScope } from '#contract/sync.ts'
import type { EntryLens } from '#domain/analytics/lens.ts'
import { type Day, dayAt } from '#domain/calendar.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { askAfresh } from '../ledger/ask-afresh.ts'
import { units } from '../ledger/conversion.ts'
import { refreshDays } from '../ledger/refresh-days.ts'
import { requireProfile } from '../users/profiles.ts'

export type Reader = Pick<pg.Pool, 'query'>

/** Whose book is looked at, how, and in which currency it is counted. */
export interface Look {
  readonly db: Reader
  readonly uid: string
  readonly scope: Scope
  readonly currency: string
  readonly today: Day
  readonly lens: EntryLens
  /** Currencies of the book besides the wanted one; for the lens of groups their scopes. */
  readonly others: readonly string[]
}

interface Asked {
  readonly lens: EntryLens
  readonly groupId: string | null
}

export interface Span {
  readonly from: Day
  readonly to: Day
}

/** Brings the sums up to date first. A group one is not in is as if it were not there. */
export async function openLook(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  uid: string,
  { lens, groupId }: Asked,
): Promise<Look> {
  const db = database.pool
  const scope = userScope(uid)
  const [{ currency, timezone }, others] = await Promise.all([
    requireProfile(db, uid),
    lens === 'group' ? groupScopes(db, uid, groupId) : refreshDays(db, scope),
  ])
  const today = dayAt(clock.now().getTime(), timezone)
  const foreign = others.filter((other) => other !== currency)
  return { db: askAfresh(db), uid, scope, currency, today, lens, others: foreign }
}

async function groupScopes(db: Reader, uid: string, groupId: string | null) {
  const { rows } = await db.query<{ id: string }>({
    name: 'groups of mine',
    text: 'select id from groups where member_ids @> array[$1::uuid]',
    values: [uid],
  })
  const ids = rows.map(({ id }) => id)
  if (groupId !== null && !ids.includes(groupId)) throw new Fault('not-allowed')
  return (groupId === null ? ids : [groupId]).map(groupScope)
}

/** The first six values of every question about a look. */
export const valuesOf = ({ scope, currency, others }: Look, { from, to }: Span) => [
  scope,
  currency,
  from,
  to,
  units,
  others,
]
